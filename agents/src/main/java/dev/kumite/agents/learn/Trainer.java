package dev.kumite.agents.learn;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.learn.Learner.Student;
import dev.kumite.base.BadInput;
import dev.kumite.base.NewFile;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * Trains a learner in cycles of training games and exhibitions, with a checkpoint now and then. Every game's seed
 * comes from the run's seed and the game's number, so with one worker the same run gives the same file, even if it was
 * stopped and continued. Several workers learn from each other's games as they play, which cannot be reproduced.
 */
public final class Trainer {
    private static final long EXHIBITION = 0x45584849424954L;

    private final Training training;
    private final Learner learner;
    private final Team team;
    private final List<Exhibition> history = new ArrayList<>();
    private @Nullable Path checkpoint;
    private long checkpointNanos;
    private long saved = System.nanoTime();
    private long trained;
    private volatile boolean stopped;
    private long limitNanos = Long.MAX_VALUE;
    private long begun;
    private long before;

    /** Refuses a file that could not be written, or that a new training would replace: before hours of games, not after. */
    public static void checkPlace(String option, Path file, boolean resumed) {
        NewFile.check(option, file);
        if (!resumed && Files.exists(file))
            throw new BadInput(option + "=" + file
                    + ": the file already exists; add --resume to continue from it, or name another");
    }

    /** A trainer whose learner knows nothing yet. */
    public Trainer(Training training, int workers, long memory) {
        this(training, workers, training.type().learner(training.settings(), training.game(), memory));
    }

    private Trainer(Training training, int workers, Learner learner) {
        this.training = training;
        this.learner = learner;
        this.team = new Team(workers, learner);
    }

    /** A trainer that continues from a file. */
    public static Trainer resume(Training training, int workers, long memory, Path file) {
        training.checkSame(KnowledgeFiles.head(file));
        KnowledgeFiles.Loaded loaded = KnowledgeFiles.load(file, training.type(), training.game(), memory);
        Trainer trainer = new Trainer(training, workers, loaded.learner());
        trainer.history.addAll(loaded.knowledge().history());
        trainer.trained = loaded.knowledge().games();
        return trainer;
    }

    /** Called on the thread that trains. */
    public interface Progress {
        Progress NONE = new Progress() {};

        /** This many games have been played in total. */
        default void trained(long games) {}

        default void exhibited(Exhibition exhibition) {}
    }

    /** From now on saves to this file after the first cycle that ends this long after the last save. */
    public void saveEvery(long nanos, Path file) {
        checkpoint = file;
        checkpointNanos = nanos;
    }

    /** Ends the training of one {@link #train} after so much time. */
    public void stopAfter(long nanos) {
        limitNanos = nanos;
    }

    /** Trains until this many games have been played in total, the time is up, or until {@link #stop}. */
    public void train(long games, Progress progress) {
        begun = System.nanoTime();
        before = trained;
        while (trained < games && !ends()) {
            long end = Math.min(games, (trained / training.cycle() + 1) * training.cycle());
            trained = team.play(trained, end, this::trainingGame, this::ends, progress::trained);
            if (trained < end) break;
            exhibit(progress);
            if (checkpoint != null && System.nanoTime() - saved >= checkpointNanos) save(checkpoint);
        }
    }

    private boolean ends() {
        return stopped || System.nanoTime() - begun >= limitNanos;
    }

    /** About how many games there will be in the end: {@code games}, or fewer where the time will be up before. */
    public long expected(long games, long played) {
        long nanos = Math.max(1, System.nanoTime() - begun);
        double inTime = before + (double) (played - before) * limitNanos / nanos;
        return Math.max(played, (long) Math.min((double) games, inTime));
    }

    /** Asks the training to end after the games that are being played; from any thread. */
    public void stop() {
        stopped = true;
    }

    public boolean stopped() {
        return stopped;
    }

    private void trainingGame(Student student, long number) {
        Rng rng = new Rng(Rng.mix(training.seed()) + number);
        AgentMaker opponent = training.opponent();
        if (opponent == null) {
            student.play(training.game().start(rng.next()), rng, null, 0);
            return;
        }
        try (Agent agent = opponent.create(training.game(), rng.next())) {
            student.play(training.game().start(rng.next()), rng, agent, (int) (number & 1));
        }
    }

    private void exhibit(Progress progress) {
        for (var examiner : training.examiners().entrySet()) {
            ExhibitionGames games = new ExhibitionGames(training, learner, examiner.getKey());
            long seed = Rng.mix(training.seed() ^ EXHIBITION) + Rng.mix(trained);
            AtomicLong wins = new AtomicLong();
            AtomicLong draws = new AtomicLong();
            team.play(0, examiner.getValue(), (student, number) -> games.play(seed, number, wins, draws));
            long losses = examiner.getValue() - wins.get() - draws.get();
            Exhibition result = new Exhibition(trained, examiner.getKey().text(), wins.get(), draws.get(), losses);
            history.add(result);
            progress.exhibited(result);
        }
    }

    public void save(Path file) {
        KnowledgeFiles.save(file, knowledge(), learner);
        saved = System.nanoTime();
    }

    public Knowledge knowledge() {
        return training.knowledge(trained, history);
    }

    public Learner learner() {
        return learner;
    }

    /** Plays a learner in its present state against another agent: each starting position twice, with colours swapped. */
    static final class ExhibitionGames {
        private final Training training;
        private final Learner learner;
        private final AgentMaker opponent;

        ExhibitionGames(Training training, Learner learner, AgentMaker opponent) {
            this.training = training;
            this.learner = learner;
            this.opponent = opponent;
        }

        void play(long seed, long number, AtomicLong wins, AtomicLong draws) {
            Game game = training.game();
            Rng rng = new Rng(seed + number);
            int side = (int) (number & 1);
            Position position = game.start(Rng.mix(seed + (number >> 1)));
            try (Agent ours = learner.player(training.settings(), rng.next());
                    Agent theirs = opponent.create(game, rng.next())) {
                for (int ply = 0; ply < game.plyCap() && position.result() == Result.ONGOING; ply++) {
                    int move = (position.sideToMove() == side ? ours : theirs).pick(position);
                    position.make(move);
                    ours.played(move);
                    theirs.played(move);
                }
            }
            int winner = Result.winner(position.result());
            if (winner == side) wins.incrementAndGet();
            if (winner < 0) draws.incrementAndGet();
        }
    }
}
