package dev.kumite.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.agents.Agents;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which files a request may name, and that nobody hears what is in them. */
@DisabledOnOs(OS.WINDOWS)
@Timeout(value = 3, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class NamedFilesTest {
    @TempDir
    private Path folder = Path.of("");

    private Path home = Path.of("");
    private Path secret = Path.of("");
    private Client client;

    @BeforeEach
    void start() throws IOException, InterruptedException {
        home = Files.createDirectory(folder.resolve("home"));
        Path shared = Files.createDirectory(folder.resolve("shared"));
        secret = Files.writeString(folder.resolve("secret"), "root:x:0:0\n");
        for (Path place : List.of(home, shared)) Files.writeString(place.resolve("text"), "root:x:0:0\n");
        Files.createSymbolicLink(home.resolve("link"), secret);
        Files.createSymbolicLink(home.resolve("out"), folder);
        assertThat(new ProcessBuilder("mkfifo", home.resolve("pipe").toString())
                        .start()
                        .waitFor())
                .isZero();
        client = new Client(home.resolve("k.db"), List.of(shared), Agents.shipped(), Limits.USUAL, "127.0.0.1");
    }

    @AfterEach
    void stop() {
        client.close();
        assertThat(client.log).isEmpty();
    }

    /** Every request that can name a file, with that file. */
    private List<Client.Answer> naming(String file) {
        String agents =
                "tdlambda(file=FILE)|td(file=FILE, learn=live)|q(file=FILE)|qlambda(file=FILE)|ntuple(file=FILE)"
                        + "|alphabeta(eval=tuned@FILE)|strong(eval=ntuple@FILE)|olets(eval=tuned@FILE)"
                        + "|mcts(cutoff=5, cutoffeval=tuned@FILE)";
        java.util.ArrayList<Client.Answer> answers = new java.util.ArrayList<>();
        for (String agent : agents.replace("FILE", file).split("\\|")) {
            answers.add(client.post("/api/agents/check", "{'game':'onitama','agent':'" + agent + "'}"));
            answers.add(client.post("/api/live-games", "{'game':'onitama','seats':['" + agent + "','person']}"));
            answers.add(client.post(
                    "/api/runs", "{'kind':'match','game':'onitama','a':'" + agent + "','b':'random','games':2}"));
            answers.add(client.post(
                    "/api/runs",
                    "{'kind':'tournament','game':'onitama','agents':['" + agent + "','random'],'games':2}"));
        }
        String openings = "positions(file=" + file + ")";
        answers.add(client.post(
                "/api/runs",
                "{'kind':'match','game':'onitama','a':'greedy','b':'random','games':2,'openings':'" + openings + "'}"));
        answers.add(client.post(
                "/api/runs",
                "{'kind':'tournament','game':'onitama','agents':['greedy','random'],'games':2,'openings':'" + openings
                        + "'}"));
        answers.add(client.post(
                "/api/runs",
                "{'kind':'tournament','yaml':'name: x\\ngame: onitama\\ngames: 2\\nagents: {a: greedy, b: random}\\n"
                        + "schedule: round-robin\\nopenings: " + openings + "\\n'}"));
        String id = client.liveGame("{'game':'onitama','seats':['person','person']}");
        for (String command : List.of("hint", "analysis", "review"))
            answers.add(client.post(
                    "/api/live-games/" + id + "/" + command, "{'agent':'alphabeta(eval=tuned@" + file + ")'}"));
        answers.add(
                client.post("/api/live-games/" + id + "/seats", "{'seats':['ntuple(file=" + file + ")','person']}"));
        return answers;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/etc/passwd",
                "SECRET",
                "/no/such/file",
                "HOME/../secret",
                "HOME/link",
                "HOME/out/secret",
                "/dev/zero"
            })
    @Tag("slow")
    void filesElsewhereAreRefusedWhetherTheyAreThereOrNot(String name) {
        String file = name.replace("HOME", home.toString()).replace("SECRET", secret.toString());
        for (Client.Answer answer : naming(file)) {
            assertThat(answer.status()).as(answer.toString()).isEqualTo(400);
            assertThat(answer.error()).contains("may not be named here").doesNotContain("root:");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"home/text", "shared/text", "home/pipe"})
    @Tag("slow")
    void filesInTheStatedFoldersAreReadAndNeverQuoted(String name) {
        for (Client.Answer answer : naming(folder.resolve(name).toString())) {
            assertThat(answer.status()).as(answer.toString()).isEqualTo(400);
            assertThat(answer.error()).contains(name).doesNotContain("root").doesNotContain("may not be named");
        }
    }

    @Test
    void whatWasLearnedBesideTheStoreCanBePlayedWith() {
        client.post("/api/trainings", "{'name':'young','agent':'tdlambda','game':'katarenga(size=4)','games':10}");
        org.awaitility.Awaitility.await()
                .until(() -> client.get("/api/trainings/young")
                        .body()
                        .get("state")
                        .asText()
                        .equals("finished"));
        String player = client.get("/api/trainings/young").body().get("player").asText();
        assertThat(client.post("/api/agents/check", "{'game':'katarenga(size=4)','agent':'" + player + "'}")
                        .status())
                .isEqualTo(200);
    }
}
