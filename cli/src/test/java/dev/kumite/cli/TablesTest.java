package dev.kumite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.kumite.agents.Agent;
import dev.kumite.agents.Agents;
import dev.kumite.agents.Thinking;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.games.oracle.Oracle;
import dev.kumite.games.oracle.Oracles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands that make and ask tables, and the agents that play by them. */
class TablesTest {
    private static final Game CHECKERS = Games.parse("checkers");
    private static final String TILES = "KRBN/NKRB/BNKR/RBNK";
    private static final String FIVE = "ox+boar+horse+elephant+crab";
    private static final Oracle ORACLE =
            Objects.requireNonNull(Oracles.of(CHECKERS).orElseThrow().usual(CHECKERS, Oracles.folder()));

    @Test
    void solveBuildsTablesAndCountsThem(@TempDir Path folder) throws IOException {
        Run first = Run.of("solve", "checkers", "--pieces", "3", "--tables", folder.toString(), "--json");
        assertThat(first.code()).as(first.err()).isZero();
        JsonNode report = new ObjectMapper().readTree(first.out());
        assertThat(report.get("states").asLong()).isEqualTo(196_032 + 3_488);
        assertThat(report.get("tables").get(1).get("won").asLong()).isEqualTo(100_250);
        assertThat(report.get("tables").get(1).get("built").asBoolean()).isTrue();
        Run again = Run.of("solve", "checkers", "--pieces", "3", "--tables", folder.toString());
        assertThat(again.out()).contains("100,250").contains("existing").contains("0.0 CPU seconds");
    }

    @Test
    void valueTellsTheWorthOfEveryMove() {
        Run run = Run.of("value", "checkers", "--position", "W:W21,15:BK22,K2");
        assertThat(run.out()).isEqualTo("White to move: drawn.\n15-11  drawn\n21-17  lost\n15-10  lost\n");
        Run json = Run.of("value", "checkers", "--position", "B:W32,K22:B20,2", "--json");
        assertThat(json.out()).contains("\"value\" : \"drawn\"").contains("\"coveredPieces\" : 4");
        Run over = Run.of("value", "checkers", "--position", "B:W1,5:B");
        assertThat(over.out() + over.err()).isNotEmpty();
    }

    @Test
    void onitamaHasATableForFiveCards(@TempDir Path folder) throws IOException {
        String[] solve = {"solve", "onitama", "--cards", FIVE, "--men", "4", "--tables", folder.toString(), "--json"};
        Run first = Run.of(solve);
        assertThat(first.code()).as(first.err()).isZero();
        JsonNode report = new ObjectMapper().readTree(first.out());
        assertThat(report.get("states").asLong()).isEqualTo(9_174_270);
        assertThat(report.get("wonAtOnce").asLong()).isEqualTo(3_787_692);
        assertThat(report.get("tables").get(1).get("drawn").asLong()).isEqualTo(2_168);
        Run value = Run.of(
                "value",
                "onitama",
                "--position",
                "B:Ba1,Mc1:Re5,Mc5:ox+boar/horse+elephant/crab",
                "--tables",
                folder.toString());
        assertThat(value.out()).startsWith("Blue to move: ").contains("ox:c1c2");
        assertThat(value.err()).isEmpty();
    }

    @Test
    void katarengaIsSolvedFromItsStart(@TempDir Path folder) throws IOException {
        Run first = Run.of("solve", "katarenga", "--tiles", TILES, "--tables", folder.toString(), "--json");
        assertThat(first.code()).as(first.err()).isZero();
        JsonNode report = new ObjectMapper().readTree(first.out());
        assertThat(report.get("states").asLong()).isEqualTo(8_353_480);
        Run value = Run.of("value", "katarenga(tiles=" + TILES + ")", "--tables", folder.toString());
        assertThat(value.out()).startsWith("White to move: ").contains("a1a2");
    }

    @Test
    @Tag("slow")
    void aSurveyGoesOnWhereItWas(@TempDir Path folder) throws IOException {
        String[] survey = {
            "solve", "katarenga(white-half=K)", "--size", "4", "--layouts", "2", "--tables", folder.toString(), "--json"
        };
        Run first = Run.of(survey);
        assertThat(first.code()).as(first.err()).isZero();
        JsonNode kind = new ObjectMapper().readTree(first.out()).get("kinds").get(0);
        assertThat(kind.get("boards").asInt()).isEqualTo(2);
        int sum = 0;
        for (String value : List.of("won", "drawn", "lost"))
            sum += kind.get(value).get("boards").asInt();
        assertThat(sum).isEqualTo(2);
        Path file = folder.resolve("katarenga-4-survey.tsv");
        List<String> lines = Files.readAllLines(file);
        Files.writeString(file, lines.get(0) + "\n" + lines.get(1).substring(0, 9));
        JsonNode again = new ObjectMapper().readTree(Run.of(survey).out());
        assertThat(again.get("kinds").get(0)).isEqualTo(kind);
        assertThat(Files.readAllLines(file)).isEqualTo(lines);
        Files.writeString(file, "KKKK\twon\n");
        refused("katarenga-4-survey.tsv:1: must be the tiles", survey);
    }

    @Test
    void wrongInputIsOneLine(@TempDir Path folder) throws IOException {
        refused("tables are for boards of size 4", "value", "katarenga");
        refused("tables are for boards of size 4", "solve", "katarenga");
        refused("by the paper's rules", "solve", "katarenga(rules=published)");
        refused("belongs to one board", "solve", "katarenga", "--size", "4");
        refused("has one board", "solve", "katarenga", "--tiles", TILES, "--layouts", "3");
        refused("--layouts=0: must be from 1", "solve", "katarenga", "--size", "4", "--layouts", "0");
        refused("there is nothing to survey", "solve", "checkers", "--layouts", "3");
        refused("--pieces: say how many, from 2 to 6", "solve", "checkers");
        refused("which has 24 pieces; docs/tables.md says which positions have one", "value", "checkers");
        refused("which has 10 pieces; docs/tables.md says which positions have one", "value", "onitama");
        String five = "W:W21,15:BK22,K2,K3";
        refused("kumite solve 'checkers' --pieces 5 builds one", "value", "checkers", "--position", five);
        refused("belongs to five cards", "solve", "onitama", "--men", "4");
        refused("ask for 2, 4, 6 or 8", "solve", "onitama", "--cards", FIVE, "--men", "5");
        refused("--pieces=10: must be from 2 to 8", "solve", "onitama", "--cards", FIVE, "--men", "10");
        refused("already sets it", "solve", "onitama(cards=" + FIVE + ")", "--cards", FIVE, "--men", "4");
        refused("'checkers' has no option 'cards'", "solve", "checkers", "--cards", FIVE, "--men", "4");
        refused("--pieces=7: must be from 2 to 6", "solve", "checkers", "--pieces", "7");
        refused("--workers=0: must be from 1", "solve", "checkers", "--pieces", "3", "--workers", "0");
        refused("must be auto, off, or a number", "analyse", "checkers", "--agent", "strong(tables=on)");
        refused("ask for tables=8", "analyse", "katarenga(size=4)", "--agent", "strong(tables=5)");
        refused("ask for 2, 4, 6 or 8", "analyse", "onitama", "--agent", "strong(tables=5)");
        refused(
                "there is no table for 6 pieces",
                "analyse",
                "onitama(cards=" + FIVE + ")",
                "--agent",
                "strong(tables=6)");
        refused("there is no table for 5 pieces", "analyse", "checkers", "--agent", "strong(tables=5)");
        Files.writeString(folder.resolve("checkers-2.table"), "no table");
        refused("is not a table of Kumite", "solve", "checkers", "--pieces", "2", "--tables", folder.toString());
    }

    private static void refused(String why, String... args) {
        Run run = Run.of(args);
        assertThat(run.code()).as(String.join(" ", args)).isEqualTo(2);
        assertThat(run.err()).contains(why);
        assertThat(run.err().lines()).hasSize(1);
        assertThat(run.out()).isEmpty();
    }

    @Test
    void endingsTeachTheWeightsForFewPieces(@TempDir Path folder) throws IOException {
        Path weights = folder.resolve("w.txt");
        Run run = Run.of("tune", "checkers", "--endings", "3000", "--out", weights.toString());
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).contains("3,000 endgames with up to 4 pieces");
        List<String> lines = Files.readAllLines(weights);
        assertThat(lines.get(0)).contains("exact values of 3000 endings with up to 4 pieces");
        assertThat(lines).hasSize(129);
        refused("positions are drawn for five cards", "tune", "onitama", "--endings", "9", "--out", weights.toString());
        refused("--endings=0: must be", "tune", "checkers", "--endings", "0", "--out", weights.toString());
    }

    /** Winning, not just won: from every won sample the game is won before the 80-ply rule ends it. */
    @Test
    @Tag("slow")
    void strongWinsWonEndings() {
        assertThat(notWon("strong(nodes=10k, memory=1m)", 60)).isEmpty();
    }

    @Test
    void otherAgentsWinThemTooWhenTheyAreToldToUseTables() {
        assertThat(notWon("alphabeta(depth=2, tables=auto)", 20)).isEmpty();
        assertThat(notWon("mcts(iterations=100, tables=auto)", 20)).isEmpty();
        assertThat(notWon("rave(iterations=100, tables=4)", 20)).isEmpty();
    }

    private static List<String> notWon(String attacker, int samples) {
        List<String> given = new ArrayList<>();
        Rng rng = new Rng(11);
        for (int i = 0; i < samples; i++) {
            Position position = won(i % 2 == 0 ? 4 : 3, rng);
            String text = CHECKERS.notation().write(position);
            int winner = position.sideToMove();
            if (play(attacker, position, i) != Result.win(winner)) given.add(text);
        }
        return given;
    }

    private static int play(String attacking, Position position, int seed) {
        Agents agents = Agents.shipped();
        int winner = position.sideToMove();
        try (Agent attacker = agents.parse(attacking).create(CHECKERS, seed);
                Agent defender = agents.parse("strong(nodes=5k, memory=1m)").create(CHECKERS, seed)) {
            while (position.result() == Result.ONGOING) {
                boolean attacks = position.sideToMove() == winner;
                position.make((attacks ? attacker : defender)
                        .choose(position, Thinking.unwatched())
                        .move());
                if (!attacks && position.result() == Result.ONGOING)
                    assertThat(ORACLE.value(position)).isEqualTo(Oracle.WIN);
            }
        }
        return position.result();
    }

    /** Where the root is drawn, an agent with tables never gives the draw away. */
    @Test
    void drawnEndingsStayDrawn() {
        Rng rng = new Rng(12);
        for (String agent : List.of("strong(nodes=2k, memory=1m)", "alphabeta(depth=2, tables=auto)"))
            for (int i = 0; i < 100; i++) {
                Position position = valued(4, Oracle.DRAW, rng);
                try (Agent player = Agents.shipped().parse(agent).create(CHECKERS, i)) {
                    position.make(player.choose(position, Thinking.unwatched()).move());
                    if (position.result() == Result.ONGOING)
                        assertThat(ORACLE.value(position)).isNotEqualTo(Oracle.WIN);
                }
            }
    }

    private static Position won(int pieces, Rng rng) {
        return valued(pieces, Oracle.WIN, rng);
    }

    private static Position valued(int pieces, int value, Rng rng) {
        while (true) {
            Position position = random(pieces, rng);
            if (position.result() == Result.ONGOING && ORACLE.value(position) == value) return position;
        }
    }

    private static Position random(int pieces, Rng rng) {
        StringBuilder[] sides = {new StringBuilder("B"), new StringBuilder("W")};
        long taken = 0;
        for (int i = 0; i < pieces; i++) {
            int side = i < 2 ? i : rng.below(2);
            int square = 5 + rng.below(24);
            while ((taken >>> square & 1) != 0) square = 5 + rng.below(24);
            taken |= 1L << square;
            sides[side]
                    .append(sides[side].length() > 1 ? "," : "")
                    .append(rng.below(3) > 0 ? "K" : "")
                    .append(square);
        }
        return CHECKERS.notation().read((rng.below(2) == 0 ? "B" : "W") + ":" + sides[1] + ":" + sides[0]);
    }
}
