package dev.kumite.cli;

import static org.assertj.core.api.Assertions.assertThat;

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

/** {@code kumite train} and {@code kumite knowledge}. */
class TrainTest {
    @TempDir
    Path folder = Path.of("");

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    private static Run train(String agent, String file, String... more) {
        List<String> args =
                new ArrayList<>(List.of("train", agent, "--game", "onitama", "--games", "300", "--out", file));
        args.addAll(List.of("--cycle", "100", "--exhibition", "10"));
        args.addAll(List.of(more));
        return Run.of(args.toArray(String[]::new));
    }

    private static JsonNode json(Run run) throws IOException {
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        return new ObjectMapper().readTree(run.out());
    }

    @Test
    void trainingSaysWhatCameOfIt() {
        Run run = train("tdlambda(alpha=0.02)", file("td.know"));
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out())
                .startsWith("tdlambda(alpha=0.02) has played 300 training games of onitama against itself.\nIt knows ")
                .contains(" positions, ", "Against zemlin-heuristic it won ", " over 300 training games.\n")
                .endsWith("Written to " + file("td.know") + "; play it as tdlambda(file=" + file("td.know") + ").\n");
        Run match = Run.of(
                "match",
                "onitama",
                "tdlambda(file=" + file("td.know") + ")",
                "random",
                "--games",
                "10",
                "--store",
                file("games.db"));
        assertThat(match.code()).as(match.err()).isZero();
        assertThat(match.out()).contains("tdlambda(file=");
    }

    @Test
    void aNetworkIsTrainedAndPlays() throws IOException {
        String[] command = {
            "train",
            "net(hidden=8, epochs=2)",
            "--game",
            "onitama",
            "--games",
            "40",
            "--out",
            file("o.net"),
            "--teacher",
            "strong(depth=1, memory=16k)",
            "--json"
        };
        JsonNode first = json(Run.of(command));
        assertThat(first.get("epochs")).hasSize(2);
        assertThat(first.get("positions").asInt())
                .isGreaterThan(first.get("heldOut").asInt());
        assertThat(json(Run.of(command))).isEqualTo(first);
        Files.delete(Path.of(file("o.net.training")));
        Files.delete(Path.of(file("o.net.games")));
        assertThat(Run.of(command).err())
                .contains("the file already exists, without the state of a training to continue");
        Run match = Run.of(
                "match",
                "onitama",
                "strong(depth=1, eval=net@" + file("o.net") + ")",
                "random",
                "--games",
                "2",
                "--store",
                file("net.db"));
        assertThat(match.code()).as(match.err()).isZero();
        Run unknown = Run.of("train", "net(depth=3)", "--game", "onitama", "--games", "40", "--out", file("x.net"));
        assertThat(unknown.code()).isEqualTo(2);
        assertThat(unknown.err()).contains("'net' has no option 'depth'");
    }

    @Test
    void aFileIsNeverOverwrittenAndResumesByTheSameCommand() throws IOException {
        train("q", file("q.know"));
        byte[] before = Files.readAllBytes(folder.resolve("q.know"));
        Run again = train("q", file("q.know"));
        assertThat(again.code()).isEqualTo(2);
        assertThat(again.err()).contains("the file already exists; add --resume to continue from it, or name another");
        assertThat(Files.readAllBytes(folder.resolve("q.know"))).isEqualTo(before);
        Run resumed = train("q", file("q.know"), "--resume", "--games", "400");
        assertThat(resumed.code()).isEqualTo(2);
        Run longer = Run.of(
                "train",
                "q",
                "--game",
                "onitama",
                "--games",
                "400",
                "--out",
                file("q.know"),
                "--cycle",
                "100",
                "--exhibition",
                "10",
                "--resume");
        assertThat(longer.out()).startsWith("q has played 400 training games");
    }

    @Test
    void bothCommandsPrintJson() throws IOException {
        JsonNode trained = json(train("qlambda", file("a.know"), "--opponent", "random", "--json"));
        assertThat(trained.fieldNames())
                .toIterable()
                .containsExactly(
                        "agent",
                        "game",
                        "opponent",
                        "seed",
                        "games",
                        "unit",
                        "known",
                        "bytes",
                        "refused",
                        "seconds",
                        "finished",
                        "file",
                        "average",
                        "exhibitions");
        assertThat(trained.get("opponent").asText()).isEqualTo("random");
        assertThat(trained.get("games").asLong()).isEqualTo(300);
        assertThat(trained.get("exhibitions")).hasSize(6);
        JsonNode known = json(Run.of("knowledge", file("a.know"), "--position", "start", "--json"))
                .get("files")
                .get(0);
        assertThat(known.get("known")).isEqualTo(trained.get("known"));
        assertThat(known.get("exhibitions")).isEqualTo(trained.get("exhibitions"));
        JsonNode judged = known.get("judged");
        assertThat(judged.get("value").asDouble()).isBetween(-1.0, 1.0);
        assertThat(judged.get("moves").get(0).get("move")).isEqualTo(judged.get("move"));
    }

    @Test
    void knowledgeShowsItsHistoryAndJudgesPositions() throws IOException {
        train("td", file("a.know"), "--seed", "3");
        train("tdlambda", file("b.know"), "--against", "random", "--against", "greedy");
        Run shown = Run.of("knowledge", file("a.know"), "--position", "B:Ba1,Mc3:Ra5,Mc4:ox+boar/horse+elephant/crab");
        assertThat(shown.code()).as(shown.err()).isZero();
        assertThat(shown.out())
                .startsWith(file("a.know")
                        + ": td(terminal=leave)\nTrained for 300 games of onitama against itself, seed 3.\n")
                .contains(
                        "\nExhibitions against zemlin-heuristic:\n",
                        "\n  300 ",
                        "\n  it would play ",
                        "for Blue to move (1 is a win");
        Path report = folder.resolve("curves.html");
        Run curves = Run.of("knowledge", file("a.know"), file("b.know"), "--report", report.toString());
        assertThat(curves.out()).contains("Exhibitions against greedy:", "Wrote " + report + ".\n");
        assertThat(Files.readString(report)).contains("Learning curves", "Against greedy", "Against zemlin-heuristic");
    }

    @Test
    void fullMemoryIsReported() {
        assertThat(train("tdlambda", file("small.know"), "--memory", "16k").out())
                .contains(
                        "The memory was full: ", " times a new entry could not be learned. --memory sets the limit.\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "train greedy --game onitama --games 10 --out F | 'greedy' does not learn",
                "train td --game onitama --games many --out F | --games=many: must be a whole number such as 5000",
                "train td --game onitama --games 10 --out F --memory 1 | --memory=1: must be from 1k",
                "train td --game onitama --games 10 --out F --memory 900g | more than Java has",
                "train td --game chess --games 10 --out F | there is no game 'chess'",
                "train td --game onitama --games 10 --out F --opponent nobody | --opponent: there is no agent 'nobody'",
                "train td --game onitama --games 10 --out F --against td | 'td' has learned nothing",
                "train td --game onitama --games 10 --out F --cycle 0 | --cycle=0: must be from 1",
                "train td --game onitama --games 10 --out F --resume | there is no knowledge file",
                "train td(file=x) --game onitama --games 10 --out F | 'file' belongs to playing",
                "train td(epsilon=2) --game onitama --games 10 --out F | must be a share such as 0.15",
                "train td(epsilon=0.1..0.9) --game onitama --games 10 --out F | the larger number first",
                "train td --game onitama --games 10 --out none/F | there is no directory",
                "train td --game onitama --games 10 --out F --teacher greedy | --teacher: is for net",
                "train zero --game onitama --games 10 --out F --memory 1g | --memory: the size of what this agent knows",
                "train ntuple --game onitama --games 10 --out F --memory 1g | --memory: the size of what this agent",
                "train net --game onitama --games 10 --out F --opponent self | --opponent: is not for net",
                "train net --game onitama --games 10 --out F --against greedy | --against: is not for net",
                "train net --game onitama --games 10 --out F --cycle 5 | --cycle: is not for net",
                "train net --game onitama --games 10 --out F --exhibition 5 | --exhibition: is not for net",
                "train net --game onitama --games 10 --out F --memory 1g | --memory: is not for net",
                "train net --game onitama --games 10 --out F --checkpoint 5s | --checkpoint: is not for net",
                "train net --game onitama --time 5s --out F | --time: a network learns from all games together",
                "train net --game onitama --games 10 --out F --resume | --resume: a network continues with the same",
                "knowledge F | there is no knowledge file",
                "knowledge F --format svg | --format=svg: needs --report PLACE",
                "match onitama td random | 'td' has learned nothing: train it with kumite train td --game onitama"
            })
    void wrongInputGetsOneLine(String command, String complaint) {
        String[] args = command.replace(" F", " " + file("F")).split(" ");
        Run run = Run.of(args);
        assertThat(run.code()).as(run.out() + run.err()).isEqualTo(2);
        assertThat(run.err().lines()).hasSize(1);
        assertThat(run.err()).contains(complaint);
        assertThat(Files.exists(folder.resolve("F"))).isFalse();
    }
}
