package dev.kumite.agents.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.agents.Agent;
import dev.kumite.agents.Agents;
import dev.kumite.agents.Thinking;
import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.spec.Spec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A small real training: it learns, repeats, and continues where it was. */
@Tag("jdk")
class NetTrainerTest {
    private static final Game GAME = Games.parse("onitama");
    private static final int GAMES = 60;

    @TempDir
    private Path folder;

    private static final class Stopped extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private static NetTrainer trainer() {
        Spec spec = Spec.parse("net(hidden=8, epochs=6)");
        return new NetTrainer(
                NetTrainer.Plan.of(spec, GAME, Agents.shipped().parse("strong(depth=2, memory=16k)"), GAMES, 7));
    }

    /** Ends the training in the middle, as a plug that is pulled would. */
    private static NetTrainer.Progress until(int lastEpoch) {
        return new NetTrainer.Progress() {
            @Override
            public void played(int games) {}

            @Override
            public void learned(NetTrainer.Epoch epoch) {
                if (epoch.number() == lastEpoch) throw new Stopped();
            }
        };
    }

    @Test
    void theLossFallsAndTheNetworkPlays() {
        Path file = folder.resolve("a.net");
        NetTrainer.Trained trained = trainer().train(file, 1, until(99));
        assertThat(trained.curve()).hasSize(6);
        assertThat(trained.curve().get(5).loss())
                .isLessThan(trained.curve().get(0).loss() - 0.005);
        try (Agent agent =
                Agents.shipped().parse("strong(depth=3, eval=net@" + file + ")").create(GAME, 1)) {
            assertThat(agent.choose(GAME.start(1), Thinking.unwatched()).move()).isNotNegative();
        }
    }

    @Test
    @Tag("slow")
    void aTrainingThatWasStoppedEndsInTheSameNetworkWithAnyNumberOfWorkers() throws IOException {
        Path whole = folder.resolve("whole.net");
        trainer().train(whole, 2, until(99));
        Path cut = folder.resolve("cut.net");
        assertThatThrownBy(() -> trainer().train(cut, 1, until(3))).isInstanceOf(Stopped.class);
        assertThat(trainer().train(cut, 1, until(99)).curve()).hasSize(6);
        assertThat(Files.readAllBytes(cut)).isEqualTo(Files.readAllBytes(whole));
    }

    @Test
    void whatBelongsToAnotherTrainingIsRefused() {
        Path file = folder.resolve("a.net");
        assertThatThrownBy(() -> trainer().train(file, 1, until(1))).isInstanceOf(Stopped.class);
        NetTrainer other = new NetTrainer(NetTrainer.Plan.of(
                Spec.parse("net(hidden=8, epochs=7)"),
                GAME,
                Agents.shipped().parse("strong(depth=2, memory=16k)"),
                GAMES,
                7));
        assertThatThrownBy(() -> other.train(file, 1, until(99)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("belongs to another training");
    }

    @Test
    void aDamagedNetworkAndOneForAnotherGameAreRefused() throws IOException {
        Path file = folder.resolve("a.net");
        trainer().train(file, 1, until(99));
        assertThatThrownBy(() -> Games.parse("checkers").evaluation("net@" + file))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("trained for onitama-5, not for checkers");
        byte[] bytes = Files.readAllBytes(file);
        bytes[bytes.length / 2] ^= 1;
        Files.write(file, bytes);
        assertThatThrownBy(() -> GAME.evaluation("net@" + file))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("is not a network of Kumite, or is damaged");
        Files.write(file, new byte[3]);
        assertThatThrownBy(() -> GAME.evaluation("net@" + file)).isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> Games.parse("onitama(size=9)").evaluation("net"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("7×7");
    }
}
