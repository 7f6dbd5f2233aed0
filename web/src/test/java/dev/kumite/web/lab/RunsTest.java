package dev.kumite.web.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.kumite.agents.Agents;
import dev.kumite.web.think.Thinkers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs whose store another program holds for a while. */
@Tag("slow")
class RunsTest {
    private final List<Throwable> logged = new CopyOnWriteArrayList<>();
    private final List<String> heard = new CopyOnWriteArrayList<>();

    @Test
    void whoWatchesHearsOfTheEndAlsoIfTheStoreIsHeldJustThen(@TempDir Path folder) throws SQLException {
        Path file = folder.resolve("k.db");
        Agents agents = Agents.shipped();
        try (Thinkers thinkers = new Thinkers(1, 1000, 1 << 20, logged::add)) {
            Runs runs = new Runs(file, 100, agents, "test", 1, 1, thinkers, logged::add);
            // Its agents learn for a long time before the run itself needs the store.
            long id = runs.start(Experiments.plan("zemlin/figure-2", "paper", agents), 1)
                    .entry()
                    .id();
            runs.watch(id, heard::add);
            await().atMost(Duration.ofMinutes(2)).until(() -> Files.isDirectory(folder.resolve("k.knowledge")));
            try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + file);
                    Statement holding = other.createStatement()) {
                // Even against readers, as a program does that repairs the file; whoever only writes lets them read.
                holding.execute("pragma locking_mode = exclusive");
                holding.execute("begin exclusive");
                runs.close();
                assertThat(heard).noneMatch(message -> message.contains("\"state\":\"stopped\""));
            }
            await().atMost(Duration.ofMinutes(2))
                    .until(() -> heard.stream().anyMatch(message -> message.contains("\"state\":\"stopped\"")));
        }
        assertThat(logged).isEmpty();
    }
}
