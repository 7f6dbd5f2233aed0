package dev.kumite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.Example;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The example of docs/add-a-game.md in the terminal and in the lab: a jar, and not a line changed in Kumite. */
@Tag("slow")
@Tag("jdk")
class GamePluginTest {
    private static final String GAME = "breakthrough(size=6)";

    @TempDir
    private static Path folder = Path.of("");

    private static Path plugins = Path.of("");

    @BeforeAll
    static void pack() throws IOException {
        plugins = Example.pack("breakthrough-game", folder);
    }

    /** A command without plugins forgets those of an earlier one. */
    @AfterAll
    static void forget() {
        assertThat(Run.of("games").out()).doesNotContain("breakthrough");
    }

    private static Run run(String input, String... args) {
        List<String> all = new ArrayList<>(List.of(args));
        all.addAll(List.of("--plugins", plugins.toString()));
        Run run = Run.typing(input, all.toArray(String[]::new));
        assertThat(run.err()).doesNotContain("kumite:");
        assertThat(run.code()).as(String.join(" ", args) + run.err()).isZero();
        return run;
    }

    private static String file(String name) {
        return folder.resolve(name).toString();
    }

    @Test
    void itIsListedShownAndCounted() {
        assertThat(run("", "games").out())
                .contains("breakthrough: two rows of pawns each", "race: 100 for each pawn", "onitama: ");
        assertThat(run("", "show", GAME).out()).isEqualTo("""
                          6  p·  p·  p·  p·  p·  p·
                          5  p·  p·  p·  p·  p·  p·
                          4   ·   ·   ·   ·   ·   ·
                          3   ·   ·   ·   ·   ·   ·
                          2  P·  P·  P·  P·  P·  P·
                          1  P·  P·  P·  P·  P·  P·
                             a   b   c   d   e   f

                        White is upper case, Black is lower case.
                        White to move, 16 moves.
                        W:Wa1,b1,c1,d1,e1,f1,a2,b2,c2,d2,e2,f2:Ba5,b5,c5,d5,e5,f5,a6,b6,c6,d6,e6,f6
                        """);
        assertThat(run("", "moves", GAME).out()).contains("a2a3", "a2b3", "f2f3");
        assertThat(run("", "perft", GAME, "--depth", "4").out()).contains("71,478");
    }

    @Test
    void itIsPlayedInTheTerminal() {
        String position = "W:Wa4,f1:Bf6,e6";
        assertThat(run("a4a5\nquit\n", "play", GAME, "--as", "white", "--against", "random", "--position", position)
                        .out())
                .contains("Black plays ");
        assertThat(run("a5a6\nquit\n", "play", GAME, "--as", "white", "--against", "random", "--position", "W:Wa5:Bf6")
                        .out())
                .contains("White wins by reaching the far row after 1 ply.");
        assertThat(run("", "analyse", GAME, "--agent", "strong(depth=3)", "--position", "W:Wa5:Bf6")
                        .out())
                .contains("a5a6");
    }

    @Test
    void agentsPlayMatchesThatAreStoredReplayedAndReported() throws IOException {
        String store = file("games.db");
        assertThat(run(
                                "",
                                "match",
                                GAME,
                                "mcts(iterations=50)",
                                "rave(iterations=50)",
                                "--games",
                                "4",
                                "--store",
                                store)
                        .out())
                .contains("goal");
        run("", "match", GAME, "alphabeta(depth=2)", "strong(nodes=300)", "--games", "4", "--store", store);
        assertThat(run("", "runs", "show", "1", "--store", store).out()).contains("mcts(iterations=50)");
        assertThat(run("", "replay", "1", "1", "--store", store).out()).contains(" wins by ");
        run("", "runs", "export", "1", "--store", store, "--out", file("games.csv"));
        assertThat(Files.readString(folder.resolve("games.csv"))).contains("goal");
        run("", "report", "1", "--store", store, "--out", file("report"));
    }

    @Test
    void anAgentLearnsIt() {
        String knowledge = file("td.know");
        run("", "train", "td", "--game", GAME, "--games", "100", "--out", knowledge, "--exhibition", "4");
        assertThat(run(
                                "",
                                "match",
                                GAME,
                                "td(file=" + knowledge + ")",
                                "random",
                                "--games",
                                "4",
                                "--store",
                                file("td.db"))
                        .out())
                .contains("td(file=");
    }

    @Test
    void withoutTheJarItIsUnknown() {
        Run run = Run.of("show", GAME);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("there is no game 'breakthrough'");
    }
}
