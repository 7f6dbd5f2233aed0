package dev.kumite.lab.pretraining;

import dev.kumite.agents.Agents;
import dev.kumite.agents.net.NetTrainer;
import dev.kumite.base.BadInput;
import dev.kumite.base.FileTrouble;
import dev.kumite.games.Games;
import dev.kumite.spec.Spec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.function.LongConsumer;

/** The lesson of a network, which learns from the games of its teacher instead of its own. */
final class NetLesson {
    private final Lesson lesson;
    private final Agents agents;
    private volatile boolean stopped;

    /** Leaves the training from within: games and epochs that are over have been kept. */
    private static final class Stopped extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    NetLesson(Lesson lesson, Agents agents) {
        this.lesson = lesson;
        this.agents = agents;
    }

    private NetTrainer trainer(long games) {
        return new NetTrainer(plan(games));
    }

    private NetTrainer.Plan plan(long games) {
        return NetTrainer.Plan.of(
                Spec.parse(lesson.agent()),
                Games.parse(lesson.game()),
                agents.parse(lesson.opponent()),
                Math.toIntExact(games),
                lesson.seed());
    }

    /** What decides what it learns, with the defaults of its options spelled out. */
    String learning() {
        return plan(0).text();
    }

    void writeUntaught(Path file) {
        trainer(0).writeUntaught(file);
    }

    /**
     * Leaves the network that so many games teach in a file; false if it was stopped before.
     *
     * @param played where the games are kept, for the lesson's other points too
     * @param progress is given the number of games played
     */
    boolean train(long games, Path played, Path file, LongConsumer progress) {
        Path draft = file.resolveSibling("draft-" + file.getFileName());
        try {
            NetTrainer.Trained trained = trainer(games).train(draft, played, 1, new NetTrainer.Progress() {
                @Override
                public void played(int number) {
                    if (stopped) throw new Stopped();
                    progress.accept(number);
                }

                @Override
                public void learned(NetTrainer.Epoch epoch) {
                    if (stopped) throw new Stopped();
                }
            });
            assert trained.positions() > 0;
            Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
            Files.deleteIfExists(NetTrainer.state(draft));
            return true;
        } catch (Stopped early) {
            return false;
        } catch (BadInput bad) {
            throw bad.at("lesson '" + lesson.name() + "'");
        } catch (IOException e) {
            throw FileTrouble.of("'" + draft + "' cannot be given its name: " + FileTrouble.reason(e), e);
        }
    }

    /** Soon, from any thread. */
    void stop() {
        stopped = true;
    }
}
