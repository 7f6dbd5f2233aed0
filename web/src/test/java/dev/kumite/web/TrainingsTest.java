package dev.kumite.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;

/** Trainings: started, queued, watched, stopped and continued. */
class TrainingsTest extends ServerTest {
    private static final String ENDLESS = "{'name':'long','agent':'td','game':'katarenga(size=4)','games':100000000}";

    private static String wish(String name, int games) {
        return "{'name':'" + name + "','agent':'tdlambda','game':'katarenga(size=4)','games':" + games + "}";
    }

    private JsonNode training(String name) {
        return client.get("/api/trainings/" + name).body();
    }

    private void begin(String body) {
        Client.Answer answer = client.post("/api/trainings", body);
        assertThat(answer.status()).as(answer.toString()).isEqualTo(201);
    }

    private void awaitState(String name, String state) {
        await().until(() -> training(name).get("state").asText().equals(state));
    }

    @Test
    void anAgentLearnsAndItsCurveIsShown() {
        begin(wish("young", 100_000_000));
        try (LiveClient live = client.live("/api/trainings/young/live")) {
            JsonNode training = live.await(
                            message -> !message.get("training").get("curve").isEmpty())
                    .get("training");
            assertThat(training.get("curve").get(0).get("high").asDouble()).isBetween(0.0, 1.0);
            assertThat(training.get("player").asText()).startsWith("tdlambda(file=");
            assertThat(client.post("/api/trainings", wish("young", 10)).status())
                    .isEqualTo(409);
            assertThat(client.post("/api/trainings/young/stop", "").status()).isEqualTo(200);
            live.await(message -> message.get("training").get("state").asText().equals("stopped"));
        }
        assertThat(client.get("/api/trainings").body().get("trainings")).hasSize(1);
        assertThat(client.post("/api/trainings/young/stop", "").status()).isEqualTo(409);
        assertThat(training("young").get("state").asText()).isEqualTo("stopped");
        assertThat(client.get("/api/trainings/old").status()).isEqualTo(404);
        assertThat(client.get("/api/trainings/..%2Fyoung").status()).isEqualTo(400);
        assertThat(client.post("/api/trainings", "{'name':'x','agent':'greedy','game':'onitama','games':5}")
                        .error())
                .startsWith("'greedy' does not learn");
    }

    /** A learner may be large, and many trainings may wait: one that waits has none. */
    @Test
    void aTrainingThatWaitsBeginsWithTheFileThatIsThereWhenItsTurnComes() throws IOException {
        begin(wish("early", 10));
        awaitState("early", "finished");
        begin(ENDLESS);
        begin(wish("late", 30));
        assertThat(training("late").get("state").asText()).isEqualTo("queued");
        assertThat(training("late").get("games").asInt()).isZero();
        Files.copy(folder.resolve("early.know"), folder.resolve("late.know"));
        client.post("/api/trainings/long/stop", "");
        awaitState("late", "finished");
        JsonNode late = training("late");
        assertThat(late.get("games").asInt()).isEqualTo(30);
        assertThat(late.get("curve").get(0).get("trained").asInt()).isEqualTo(10);
    }

    @Test
    void whatCannotBeTrainedIsRefusedBeforeItWaits() throws IOException {
        begin(ENDLESS);
        Files.writeString(folder.resolve("letter.know"), "Dear Anna,");
        assertThat(client.post("/api/trainings", wish("letter", 10)).error()).contains("is not a knowledge file");
        assertThat(client.post("/api/trainings", "{'name':'x','agent':'zero','game':'onitama(size=9)','games':5}")
                        .error())
                .contains("networks know boards of up to");
        assertThat(client.get("/api/trainings/x").status()).isEqualTo(404);
    }

    @Test
    void aTrainingThatStillWaitsWhenTheServerEndsLeavesNoFile() {
        begin(ENDLESS);
        begin(wish("late", 30));
        client.close();
        client = new Client(folder.resolve("k.db"));
        assertThat(folder.resolve("late.know")).doesNotExist();
    }
}
