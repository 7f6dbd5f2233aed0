package dev.kumite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.kumite.agents.AgentType;
import dev.kumite.selftest.RogueType;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An agent from a jar that throws whatever it likes costs each command its own part of the result, and says why. */
class MisbehavingAgentsTest {
    private static final String MATE_IN_ONE = "B:Ba1,Mc3:Ra5,Mc4:ox+boar/horse+elephant/crab\tWIN\tox:c3c4 boar:c3c4\n";
    private static final String ROGUE = "rogue(deed=checked, in=close)";
    private static final String REASON = ROGUE + ": java.lang.Exception: a rogue's checked exception";

    @TempDir
    Path folder = Path.of("");

    /** The plugin only names the class, which is here already. */
    @BeforeEach
    void pack() throws IOException {
        Path plugins = Files.createDirectories(folder.resolve("plugins"));
        try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(plugins.resolve("rogue.jar")))) {
            jar.putNextEntry(new ZipEntry("META-INF/services/" + AgentType.class.getName()));
            jar.write(RogueType.class.getName().getBytes(StandardCharsets.UTF_8));
        }
        Files.writeString(folder.resolve("p.tsv"), MATE_IN_ONE.repeat(3));
    }

    private String run(String... args) {
        List<String> all = new ArrayList<>(List.of(args));
        all.addAll(List.of("--plugins", folder.resolve("plugins").toString()));
        Run run = Run.of(all.toArray(String[]::new));
        assertThat(run.code()).as(run.err()).isZero();
        return run.out();
    }

    private static JsonNode json(String text) throws IOException {
        return new ObjectMapper().readTree(text);
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private String store() {
        return folder.resolve("k.db").toString();
    }

    @ParameterizedTest
    @CsvSource({"checked, create", "checked, close", "error, close", "unchecked, create", "recursion, close"})
    void aProblemThatAnAgentFailsAtIsNotSolvedAndTheNextOneIsSet(String deed, String in) throws IOException {
        String rogue = "rogue(deed=" + deed + ", in=" + in + ")";
        String problems = folder.resolve("p.tsv").toString();
        String[] args = {"problems", "onitama", problems, "--agent", rogue, "--agent", "strong(depth=2, memory=1m)"};
        assertThat(run(args))
                .containsPattern("in=" + in + "\\) +0 of 3 ")
                .containsPattern("strong\\(.*\\) +3 of 3 ")
                .contains("3 problems were forfeited:\n  " + rogue + ": ", " (3 times)\n");
        List<String> forScripts = new ArrayList<>(List.of(args));
        forScripts.add("--json");
        JsonNode results = json(run(forScripts.toArray(String[]::new))).get("results");
        assertThat(results.get(0).get("total").asInt()).isEqualTo(3);
        assertThat(results.get(0).get("failures")).hasSize(3).allSatisfy(failure -> {
            assertThat(failure.get("reason").asText()).startsWith(rogue + ": java.lang.");
            assertThat(failure.get("played").asText().isEmpty()).isEqualTo(in.equals("create"));
        });
        assertThat(results.get(1).get("solved").asInt()).isEqualTo(3);
    }

    @Test
    void aPositionThatAnAgentFailsInIsLostWithAllItIsWorth() throws IOException {
        String[] args = {"regret", "checkers", "random", ROGUE, "--positions", "40", "--workers", "2"};
        assertThat(run(args)).contains("40 positions were forfeited:\n  " + REASON + " (40 times)\n");
        List<String> forScripts = new ArrayList<>(List.of(args));
        forScripts.add("--json");
        JsonNode found = json(run(forScripts.toArray(String[]::new)));
        JsonNode rogue = found.get("agents").get(1);
        assertThat(found.get("finished").asBoolean()).isTrue();
        assertThat(rogue.get("half").asInt()).isEqualTo(found.get("drawn").asInt());
        assertThat(rogue.get("whole").asInt()).isEqualTo(found.get("won").asInt());
        assertThat(rogue.get("failures").get(REASON).asInt()).isEqualTo(40);
        assertThat(found.get("agents").get(0).get("failures")).isEmpty();
    }

    @Test
    void aTournamentSaysWhyGamesWereLost() throws IOException {
        String tournament = file("t.yaml", """
                name: rogues
                game: onitama
                agents: {random: random, greedy: greedy, rogue: 'ROGUE'}
                schedule: round-robin
                games: 2
                """.replace("ROGUE", ROGUE));
        assertThat(run("tournament", tournament, "--store", store()))
                .contains("4 games were forfeited:\n  " + REASON + " (4 times)\n");
        JsonNode run = json(run("tournament", tournament, "--store", store(), "--json"));
        assertThat(run.get("failures").asInt()).isEqualTo(4);
        assertThat(run.get("failureLines").get(REASON).asInt()).isEqualTo(4);
        assertThat(run.get("run").get("state").asText()).isEqualTo("complete");
    }

    @Test
    void anExperimentSaysThatGamesWereLost() throws IOException {
        String experiment = file("e.yaml", """
                id: mine/rogues
                paper: mine
                place: here
                title: Rogues
                question: Does the exam come to its end?
                game: onitama
                unpublished: there is no paper
                scales:
                  quick: {games: 3}
                  standard: {games: 3}
                  paper: {games: 3}
                budget: none
                cells:
                  - {label: rogue, a: 'ROGUE', problems: FILE}
                  - {label: greedy, a: greedy, problems: FILE}
                measures: [solved]
                claims:
                  - {says: Rogues solve nothing., measure: 'solved[rogue]', region: '< 0.9'}
                """.replace("ROGUE", ROGUE)
                .replace("FILE", folder.resolve("p.tsv").toString()));
        assertThat(run("reproduce", experiment, "--store", store()))
                .containsPattern("rogue +3 +0.0 %")
                .contains("3 games were forfeited: an error, an illegal move or exceeding the time limit.");
    }
}
