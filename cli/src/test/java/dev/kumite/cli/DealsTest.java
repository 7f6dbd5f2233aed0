package dev.kumite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Proofs of Onitama's deals by the command. */
class DealsTest {
    private static final String PAPER = "rabbit+cobra+rooster+tiger+monkey";
    private static final String LONG = "ox+boar/horse+elephant/crab";

    @TempDir
    Path folder = Path.of("");

    private Run solve(String... more) {
        List<String> args = new ArrayList<>(List.of("solve", "onitama", "--tables", folder.toString()));
        args.addAll(List.of(more));
        return Run.of(args.toArray(String[]::new));
    }

    private JsonNode json(String... more) throws IOException {
        List<String> args = new ArrayList<>(List.of(more));
        args.add("--json");
        Run run = solve(args.toArray(String[]::new));
        assertThat(run.err()).isEmpty();
        return new ObjectMapper().readTree(run.out());
    }

    /** As found by playing all deals of the paper's cards (docs/findings.md): six of thirty. */
    @Test
    void sixDealsOfThePapersCardsAreWonInFivePlies() throws IOException {
        JsonNode found = json("--cards", PAPER, "--deals", "--plies", "7", "--workers", "2");
        assertThat(found.get("deals").asInt()).isEqualTo(30);
        assertThat(found.get("decided").asInt()).isEqualTo(6);
        Set<String> deals = new TreeSet<>();
        for (JsonNode one : found.get("decidedDeals")) {
            assertThat(one.get("plies").asInt()).isEqualTo(5);
            deals.add(one.get("deal").asText());
        }
        assertThat(deals).hasSize(6).allMatch(deal -> deal.endsWith("/tiger") || deal.endsWith("/monkey"));
        assertThat(json("--cards", PAPER, "--deals", "--workers", "1").get("decidedDeals"))
                .isEqualTo(found.get("decidedDeals"));
    }

    /** Eel and cobra, goose and rooster, rabbit and frog are each other's mirror images. */
    @Test
    void mirroredCardsAreDecidedAlike() throws IOException {
        JsonNode straight = json("--cards", "eel+goose+rabbit+frog+tiger", "--deals");
        JsonNode mirrored = json("--cards", "cobra+rooster+frog+rabbit+tiger", "--deals");
        assertThat(straight.get("decided").asInt()).isEqualTo(6);
        assertThat(mirrored.get("distances")).isEqualTo(straight.get("distances"));
    }

    @Test
    void aWonDealIsToldWithItsLine() throws IOException {
        Run run = solve("--deal", "tiger+rabbit/cobra+rooster/monkey");
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("Blue begins: won in 5 plies. That is exact", "Line: ");
        JsonNode again = json("--deal", "tiger+rabbit/cobra+rooster/monkey");
        assertThat(again.get("value").asText()).isEqualTo("won");
        assertThat(again.get("line")).hasSize(5);
    }

    @Test
    void aProofGoesOnWhereItWas() throws IOException {
        Run first = solve("--deal", LONG, "--nodes", "20k", "--memory", "2m");
        assertThat(first.out())
                .startsWith("Open after ")
                .contains("Neither Blue nor Red wins within ", "again to continue");
        JsonNode second = json("--deal", LONG, "--nodes", "20k", "--memory", "2m");
        assertThat(second.get("value").asText()).isEqualTo("open");
        assertThat(second.get("resumed").asBoolean()).isTrue();
        assertThat(second.get("positions").asLong()).isBetween(40_000L, 43_000L);
        assertThat(second.get("plies").asInt()).isGreaterThanOrEqualTo(7);
    }

    @Test
    void refusesWhatMakesNoSense() throws IOException {
        refused("there is no table for 4 pieces", "--deal", LONG, "--pieces", "4");
        refused("--time: requires --deal", "--cards", PAPER, "--deals", "--time", "5s");
        refused("--plies: requires --deals", "--deal", LONG, "--plies", "5");
        refused("--plies=26: must be from 1 to 25", "--cards", PAPER, "--deals", "--plies", "26");
        refused("--memory=1k", "--deal", LONG, "--memory", "1k");
        refused("--nodes=many", "--deal", LONG, "--nodes", "many");
        refused("must be Blue's hand, Red's hand and the side card", "--deal", "ox+boar");
        Run checkers = Run.of("solve", "checkers", "--deals");
        assertThat(checkers.code()).isEqualTo(2);
        assertThat(checkers.err()).contains("'checkers' has no deals");
        try (var files = Files.list(folder)) {
            assertThat(files).isEmpty();
        }
    }

    private void refused(String why, String... args) {
        Run run = solve(args);
        assertThat(run.code()).as(run.out() + run.err()).isEqualTo(2);
        assertThat(run.err()).contains(why);
        assertThat(run.err().lines()).hasSize(1);
    }
}
