package dev.kumite.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code kumite stats}: published values through the command, and wrong input in one line. */
class StatsTest {

    private static JsonNode json(String... args) throws IOException {
        List<String> all = new ArrayList<>(List.of("stats", "--json"));
        all.addAll(List.of(args));
        Run run = Run.of(all.toArray(String[]::new));
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        return new ObjectMapper().readTree(run.out());
    }

    private static void near(JsonNode json, String field, double value, double precision) {
        assertThat(json.path(field).isNumber()).as(field).isTrue();
        assertThat(json.path(field).asDouble()).as(field).isEqualTo(value, within(precision));
    }

    @Test
    void pairs() throws IOException {
        JsonNode json = json("--pairs", "34,54,63,64,75", "--sprt", "0,3");
        near(json, "elo", 55.58, 0.005);
        near(json, "eloLow", 26.71, 0.005);
        near(json, "eloHigh", 84.37, 0.005);
        near(json, "pValue", 0.000114, 0.000001);
        near(json, "normalisedElo", 57.94, 0.005);
        near(json, "superiority", 1, 0.0001);
        near(json, "llr", 0.8172, 0.0001);
        near(json, "llrHigh", 2.944, 0.001);
        assertThat(json.path("sprt").asText()).isEqualTo("undecided");
        assertThat(json.path("pairs").asLong()).isEqualTo(290);
        assertThat(json.path("games").asLong()).isEqualTo(580);
    }

    /** Ten pairs won are not less sure than eight won and two even, and what is not certain does not read so. */
    @Test
    void winningEverythingIsSurer() throws IOException {
        JsonNode all = json("--pairs", "0,0,0,0,10");
        JsonNode most = json("--pairs", "0,0,2,0,8");
        assertThat(all.path("superiority").asDouble())
                .isGreaterThan(most.path("superiority").asDouble());
        assertThat(all.path("pValue").asDouble()).isLessThan(most.path("pValue").asDouble());
        assertThat(all.path("scoreLow").asDouble())
                .isGreaterThan(most.path("scoreLow").asDouble());
        near(all, "scoreHigh", 1, 0);
        assertThat(all.path("eloHigh").isNull()).isTrue();
        assertThat(Run.of("stats", "--pairs", "0,0,0,0,40").out())
                .contains("superiority     >99.99 %", "p               < 0.0001")
                .doesNotContain("Wilson");
    }

    @Test
    void normalisedTest() throws IOException {
        JsonNode json = json("--pairs", "127,4883,10712,5150,104", "--sprt", "-1.75,0.25", "--normalised");
        near(json, "llr", 3.01, 0.005);
        assertThat(json.path("sprt").asText()).isEqualTo("passed");
        assertThat(json("--wdl", "57433,106593,57030", "--sprt", "0,2", "--alpha", "0.1", "--beta", "0.1")
                        .path("sprt")
                        .asText())
                .isEqualTo("failed");
    }

    @Test
    void score() throws IOException {
        JsonNode json = json("--score", "73/100");
        near(json, "wilsonLow", 0.636, 0.0005);
        near(json, "wilsonHigh", 0.807, 0.0005);
        near(json, "clopperPearsonLow", 0.632, 0.0005);
        near(json, "clopperPearsonHigh", 0.814, 0.0005);
        assertThat(json("--score", "36.5/100").has("clopperPearsonLow")).isFalse();
        assertThat(json("--score", "5/5").path("eloHigh").isNull()).isTrue();
    }

    @Test
    void winsDrawsAndLosses() throws IOException {
        JsonNode json = json("--wdl", "136,111,96");
        near(json, "elo", 40.70, 0.005);
        near(json, "normalisedElo", 49.77, 0.005);
        near(json, "superiority", 0.99568, 0.000005);
        assertThat(json.has("clopperPearsonLow")).isFalse();
        assertThat(json("--wdl", "73,0,27").has("clopperPearsonLow")).isTrue();
        assertThat(json("--wdl", "73,0,27", "--confidence", "0.99")
                        .path("eloLow")
                        .asDouble())
                .isLessThan(json("--wdl", "73,0,27").path("eloLow").asDouble());
    }

    @Test
    void regions() throws IOException {
        assertThat(json("--score", "73/100", "--region", "0.5,1").path("region").asText())
                .isEqualTo("inside");
        assertThat(json("--score", "73/100", "--region", "0,0.5").path("region").asText())
                .isEqualTo("outside");
        JsonNode open = json("--score", "73/100", "--region", "0.7,1");
        assertThat(open.path("region").asText()).isEqualTo("undecided");
        long all = 100 + open.path("moreGames").asLong();
        assertThat(json("--score", Math.round(0.73 * all) + "/" + all, "--region", "0.7,1")
                        .path("region")
                        .asText())
                .isEqualTo("inside");
        assertThat(json("--score", "70/100", "--region", "0.7,1")
                        .path("moreGames")
                        .isNull())
                .isTrue();
        assertThat(json("--wdl", "50,30,20", "--region", "0.5,0.6")
                        .path("moreGames")
                        .asLong())
                .isPositive();
    }

    @Test
    void ratings(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("r.csv"), """
                # the one named first moved first
                uct,random,75,0,25
                random , uct,25,0,75

                greedy,random,50,0,50
                random,greedy,50,0,50
                """);
        JsonNode json = json("--meetings", file.toString());
        JsonNode best = json.path("ratings").path(0);
        assertThat(best.path("name").asText()).isEqualTo("uct");
        near(best, "games", 200, 0);
        near(best, "points", 150, 0);
        near(best, "rating", 400 * Math.log10(3) * 2 / 3, 0.01);
        near(json, "firstMove", 0, 1e-6);
        near(json, "drawShare", 0, 1e-6);
        assertThat(json.path("priorUsed").asBoolean()).isFalse();
        assertThat(json("--meetings", file.toString(), "--no-advantage").has("firstMove"))
                .isFalse();
        assertThat(Run.of("stats", "--meetings", file.toString()).out()).contains("uct           200  75.00 %  127.23");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "a,b,1,2 | :1: 'a,b,1,2' is not first,second,wins,draws,losses",
                "a,a,1,2,3 | :1: 'a' cannot meet itself",
                "# nothing | : has no results",
                "a,b,1,2,-3 | :1: 'a,b,1,2,-3' is not",
            })
    void wrongMeetings(String line, String complaint, @TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("r.csv"), line + "\n");
        Run run = Run.of("stats", "--meetings", file.toString());
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("r.csv" + complaint);
        assertThat(Run.of("stats", "--meetings", folder.toString()).err()).contains("is a directory");
        assertThat(Run.of("stats", "--meetings", "none.csv").err()).contains("there is no such file");
        assertThat(Run.of("stats", "--score", "1/2", "--no-advantage").code()).isEqualTo(2);
    }

    @Test
    void power() throws IOException {
        JsonNode first = json("--power", "0.55").path("power").path(0);
        near(first, "power", 0.8, 1e-9);
        near(first, "twoSided", 783, 0);
        near(first, "oneSided", 617, 0);
        assertThat(json("--power", "0.6", "--beta", "0.2").path("power").size()).isEqualTo(1);
    }

    @Test
    void aTableThatAligns() {
        Run run = Run.of("stats", "--wdl", "0,0,1", "--sprt", "-5,0", "--region", "0.4,0.6", "--power", "0.7");
        assertThat(run.out()).isEqualTo("""
                        0 points in 1 game; intervals at 95 % confidence

                                           measured    from       to
                        score                0.00 %  0.00 %  97.50 %
                          Wilson             0.00 %  0.00 %  79.35 %
                          Clopper-Pearson    0.00 %  0.00 %  97.50 %
                        Elo                      -∞      -∞   636.43
                        normalised Elo      unknown      -∞        ∞
                        superiority         25.00 %
                        p                    1.0000

                        SPRT of Elo 0 against -5: undecided.
                        The log likelihood ratio is -0.01; the test fails at -2.94 and passes at 2.94.

                        Undecided whether the score lies in 40 % to 60 %; about 5 more games would decide.

                        Games to distinguish 70 % from 50 % at a significance of 5 %

                        power  one-sided  two-sided
                        80 %          37         47
                        90 %          50         62
                        95 %          63         76
                        """);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nothing to compute: give --pairs, --wdl, --score, --meetings or --power |",
                "only one of --pairs, --wdl, --score and --meetings can be given | --score 1/2 --wdl 1,2,3",
                "--pairs=1,2: must be 5 whole numbers such as 34,54,63,64,75 | --pairs 1,2",
                "--pairs=1,2,3,4,x: must be 5 whole numbers | --pairs 1,2,3,4,x",
                "--pairs=0,0,0,0,0: there must be at least one game | --pairs 0,0,0,0,0",
                "--wdl=1,-2,3: must be 3 whole numbers such as 50,30,20 | --wdl 1,-2,3",
                "--wdl=1,2,9999999999999: must be 3 whole numbers | --wdl 1,2,9999999999999",
                "--score=73: must be points and games such as 73/100 | --score 73",
                "--score=73.2/100: must be points and games such as 73/100 | --score 73.2/100",
                "--score=101/100: there are more points than games | --score 101/100",
                "--score=0/0: there must be at least one game | --score 0/0",
                "--sprt is valid only together with --pairs or --wdl | --score 1/2 --sprt 0,3",
                "--sprt=3,0: must be two numbers from -200 to 200, the smaller one first, such as 0,3 | --wdl 1,2,3 --sprt 3,0",
                "--sprt=0: must be two numbers | --wdl 1,2,3 --sprt 0",
                "--sprt=0,NaN: must be two numbers | --wdl 1,2,3 --sprt 0,NaN",
                "--normalised is valid only together with --sprt | --wdl 1,2,3 --normalised",
                "--alpha is valid only together with --sprt or --power | --wdl 1,2,3 --alpha 0.1",
                "--alpha=0: must be a number above 0 and below 0.5, such as 0.05 | --power 0.6 --alpha 0",
                "--beta=1: must be a number above 0 and below 0.5 | --power 0.6 --beta 1",
                "--region is valid only together with | --power 0.6 --region 0,1",
                "--region=0.6,0.5: must be two numbers from 0 to 1 | --score 1/2 --region 0.6,0.5",
                "--against is valid only together with --power | --score 1/2 --against 0.4",
                "--power=0.5: no number of games distinguishes a share from itself | --power 0.5",
                "--power=1: must be a number above 0 and below 1 | --power 1",
                "--confidence=95: must be a number above 0.5 and below 1, such as 0.99 | --score 1/2 --confidence 95",
                "there is no option '--scor'; did you mean '--score'? | --scor 1/2",
            })
    void wrongInput(String complaint, String args) {
        List<String> all = new ArrayList<>(List.of("stats"));
        if (args != null) all.addAll(List.of(args.split(" ")));
        Run run = Run.of(all.toArray(String[]::new));
        assertThat(run.err())
                .startsWith("kumite: ")
                .contains(complaint)
                .endsWith("\n")
                .containsOnlyOnce("\n");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
    }
}
