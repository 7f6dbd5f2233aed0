package dev.kumite.lab.yaml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.base.BadInput;
import dev.kumite.games.core.Rng;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that people write: what is right is read as it stands, what is wrong is one line with its place. */
class YamlTest {
    private static final String SAMPLE = """
            # a comment
            title: Who wins?
            games: 20
            share: 0.5
            swap: false
            note: >
              words on
              two lines
            agents:
              - {name: light, agent: "mcts(c=0.3, iterations=2k)"}
              - name: strong
                agent: strong
            sizes: [5, 7, 1.10]
            """;

    private static YamlNode read(String text) {
        return YamlFile.read("a.yaml", text);
    }

    private static void refused(String text, Consumer<YamlNode> reader, String complaint) {
        assertThatThrownBy(() -> reader.accept(read(text)))
                .isInstanceOf(BadInput.class)
                .hasMessage(complaint);
    }

    private static void refused(String text, String complaint) {
        refused(text, root -> {}, complaint);
    }

    @Test
    void valuesAreReadAsTheyStand() {
        YamlNode root = read(SAMPLE).only("title", "games", "share", "swap", "note", "agents", "sizes");
        assertThat(root.text("title")).isEqualTo("Who wins?");
        assertThat(root.whole("games", 2, 100)).isEqualTo(20);
        assertThat(root.number("share", 0, 1)).isEqualTo(0.5);
        assertThat(root.flag("swap", true)).isFalse();
        assertThat(root.flag("absent", true)).isTrue();
        assertThat(root.text("note")).isEqualTo("words on two lines");
        assertThat(root.get("sizes").texts()).containsExactly("5", "7", "1.10");
        assertThat(root.list("agents").get(0).text("agent")).isEqualTo("mcts(c=0.3, iterations=2k)");
        assertThat(root.list("agents").get(1).get("agent").line()).isEqualTo(12);
        assertThat(root.list("absent")).isEmpty();
    }

    @Test
    void aComplaintNamesTheLineAndTheNearestName() {
        refused(
                "id: x\ngmes: 3\n",
                root -> root.only("id", "games"),
                "a.yaml:2: there is no field 'gmes' here; did you mean 'games'?");
        refused("id: x\n", root -> root.get("games"), "a.yaml:1: the field 'games' is missing");
        refused("a: {b: 1}\n", root -> root.map("a").get("c"), "a.yaml:1: the field 'c' is missing in 'a'");
        refused("a:\n  - 1\n", root -> root.text("a"), "a.yaml:2: 'a' must be a text or a number, not a list");
        refused("a: 1\n", root -> root.list("a"), "a.yaml:1: 'a' must be a list, not a text or a number");
        refused("a: [1]\n", root -> root.map("a"), "a.yaml:1: 'a' must be fields with values, not a list");
        refused("\na: ten\n", root -> root.whole("a", 1, 9), "a.yaml:2: 'a': must be a whole number from 1 to 9");
        refused("a: 10\n", root -> root.whole("a", 1, 9), "a.yaml:1: 'a': must be from 1 to 9");
        refused("a: 1e3\n", root -> root.number("a", 0, 1), "a.yaml:1: 'a': must be a number such as 0.7");
        refused("a: yes\n", root -> root.flag("a", true), "a.yaml:1: 'a': must be true or false, not 'yes'");
        refused("a:\n", root -> root.text("a"), "a.yaml:1: 'a' is empty");
        refused(
                "a: [x, pears]\n",
                root -> root.list("a").get(1).oneOf("peas", "beans"),
                "a.yaml:1: item 2 of 'a': 'pears' is not known; did you mean 'peas'?");
    }

    @Test
    void whatIsNoPlainYamlIsRefused() {
        refused("", "a.yaml:1: the file is empty");
        refused("# nothing\n", "a.yaml:1: the file is empty");
        refused("- 1\n", "a.yaml:1: the file must be fields with values, each on a line: 'name: value'");
        refused("a: 1\nb: 2\na: 3\n", "a.yaml:3: 'a' is given twice");
        refused("a:\n\tb: 1\n", "a.yaml:2: the line is indented with a tab; use spaces");
        refused("a: &x 1\nb: *x\n", "a.yaml:1: anchors (&x) are not understood here");
        refused("a: &x [*x]\n", "a.yaml:1: anchors (&x) are not understood here");
        refused("a: !thing 1\n", "a.yaml:1: tags (!thing) are not understood here");
        refused("[a]: 1\n", "a.yaml:1: the name of a field must be a word, not a list or fields");
        refused("a: \u0000\n", "a.yaml:1: not a text file: it contains character 0");
        assertThatThrownBy(() -> read("a: [1\nb: 2\n"))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("a.yaml:2: is no YAML here: ");
        assertThatThrownBy(() -> read("a: 1\n---\nb: 2\n")).isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> read("a: " + "[".repeat(100_000))).isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> read("a: " + "x".repeat(2_000_000))).isInstanceOf(BadInput.class);
    }

    @Test
    void filesThatCannotBeReadAreRefused(@TempDir Path folder) throws IOException {
        Path bytes = Files.write(folder.resolve("bytes.yaml"), new byte[] {'a', ':', ' ', (byte) 0xff});
        assertThatThrownBy(() -> YamlFile.read(bytes))
                .isInstanceOf(BadInput.class)
                .hasMessageEndingWith("UTF-8");
        assertThatThrownBy(() -> YamlFile.read(folder))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("directory");
        assertThatThrownBy(() -> YamlFile.read(folder.resolve("none.yaml")))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("no such file");
        Path good = Files.writeString(folder.resolve("good.yaml"), SAMPLE);
        assertThat(YamlFile.read(good).whole("games", 0, 99)).isEqualTo(20);
    }

    /** Mutated texts are read or refused; every value that comes out of them can be asked for anything. */
    @Test
    @Tag("slow")
    void noTextBringsAnotherException() {
        String pieces = " \t\n\r:-[]{}&*!|>'\"%@`,#?~<=.\\0a9é\u0085\u2028\uFEFF\uD83C\u0007";
        Rng rng = new Rng(4);
        int read = 0;
        for (int round = 0; round < 20_000; round++) {
            StringBuilder text = new StringBuilder(SAMPLE);
            for (int edits = 1 + rng.below(6); edits > 0; edits--) {
                int at = rng.below(text.length());
                switch (rng.below(3)) {
                    case 0 -> text.deleteCharAt(at);
                    case 1 -> text.insert(at, pieces.charAt(rng.below(pieces.length())));
                    default -> text.replace(at, Math.min(text.length(), at + rng.below(30)), "");
                }
            }
            try {
                ask(read(text.toString()));
                read++;
            } catch (BadInput expected) {
                assertThat(expected.line()).startsWith("a.yaml").doesNotContain("\n");
            }
        }
        assertThat(read).isPositive();
        for (int round = 0; round < 2_000; round++) {
            byte[] bytes = new byte[rng.below(60)];
            for (int i = 0; i < bytes.length; i++) bytes[i] = (byte) rng.below(256);
            try {
                read(new String(bytes, StandardCharsets.ISO_8859_1));
            } catch (BadInput expected) {
                assertThat(expected.line()).startsWith("a.yaml");
            }
        }
    }

    private static void ask(YamlNode node) {
        if (node.isMap()) node.fields().values().forEach(YamlTest::ask);
        else if (node.isList()) node.list().forEach(YamlTest::ask);
        else {
            node.text();
            if (node.text().matches("[0-9].*")) node.number(0, 100);
        }
    }
}
