package dev.kumite.lab.experiment.decide;

import dev.kumite.lab.experiment.report.Reproducer;
import dev.kumite.lab.experiment.report.Reproduction;
import dev.kumite.lab.experiment.verdict.ClaimSequence;
import dev.kumite.lab.experiment.verdict.Discoveries;
import dev.kumite.lab.experiment.verdict.Judgement;
import dev.kumite.lab.plan.TimeText;
import dev.kumite.lab.play.GameCrew;
import dev.kumite.lab.run.Runner;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.totals.Totals;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Plays experiments until each claim is decided, or more games are unlikely to decide it, or the time is up. The games
 * that the files ask for are the first look; then the claim that will probably cost least gets the games of its next
 * look, again and again. Order and time decide which claims are reached, never what their verdicts are.
 */
public final class UntilDecided {
    private final Store store;
    private final String version;
    private final long deadline;
    private final Watcher watcher;
    private final List<Trial> trials = new ArrayList<>();
    private volatile boolean stopped;
    private volatile @Nullable Runner playing;

    /** Receives progress. */
    public interface Watcher {
        /** A claim has been decided or given up, or play begins. */
        void news(String line);

        /** More games of a run are being played. */
        void playing(Totals totals);
    }

    /** A claim of an experiment that is still open. */
    private record Open(Trial trial, ClaimSequence sequence) {
        double nanos() {
            return trial.nanos(sequence);
        }
    }

    /** @param deadline when the time is up, by {@link System#nanoTime} */
    public UntilDecided(Store store, String version, long deadline, Watcher watcher) {
        this.store = store;
        this.version = version;
        this.deadline = deadline;
        this.watcher = watcher;
    }

    /** Takes the first look at an experiment whose own games have been played. */
    public void add(Reproducer reproducer, GameCrew.Hiring crew) {
        trials.add(new Trial(reproducer, crew, store, version));
    }

    /** Plays on; returns when there is nothing more to play, when the time is up, or after {@link #stop}. */
    public void play() {
        watcher.news(outlook());
        while (!stopped && System.nanoTime() < deadline) {
            Optional<Open> next = next();
            if (next.isEmpty() || !play(next.get())) return;
        }
    }

    private Optional<Open> next() {
        return trials.stream()
                .flatMap(trial -> trial.cheapest().map(sequence -> new Open(trial, sequence)).stream())
                .min(Comparator.comparingDouble(Open::nanos));
    }

    /** Plays the games of a claim's next look and takes it; false where they could not all be played. */
    private boolean play(Open open) {
        Runner runner = open.trial.prepare(open.sequence);
        playing = runner;
        if (stopped) return false;
        runner.until(deadline);
        runner.play(open.trial.crew(), watcher::playing);
        if (stopped || runner.isStopped()) return false;
        open.trial.look(open.sequence);
        if (open.sequence.over()) watcher.news(news(open));
        return true;
    }

    private String news(Open open) {
        Judgement judgement = open.trial.judgements().get(open.trial.sequences().indexOf(open.sequence));
        return open.trial.experiment().id() + ": " + judgement.claim().measure().text() + " " + judgement.measured()
                + ": " + judgement.words() + "; " + left() + " left";
    }

    private long left() {
        return trials.stream()
                .flatMap(trial -> trial.sequences().stream())
                .filter(sequence -> !sequence.over())
                .count();
    }

    private String outlook() {
        double nanos = trials.stream()
                .mapToDouble(trial -> trial.sequences().stream()
                        .filter(sequence -> !sequence.over())
                        .mapToDouble(trial::nanos)
                        .sum())
                .sum();
        return sentence() + " " + left() + (left() == 1 ? " claim gets" : " claims get")
                + " more games, which may take up to " + TimeText.rough(nanos) + " of thinking time.";
    }

    /** The verdicts so far, counted. */
    public String sentence() {
        return Discoveries.of(trials.stream()
                        .flatMap(trial -> trial.judgements().stream())
                        .toList())
                .sentence();
    }

    /** What came of each experiment, in the order in which they were added. */
    public List<Reproduction> results() {
        return trials.stream().map(Trial::result).toList();
    }

    /** Whether {@link #stop} has ended it. */
    public boolean stopped() {
        return stopped;
    }

    /** Ends the play soon, from any thread; what is finished is stored. */
    public void stop() {
        stopped = true;
        Runner runner = playing;
        if (runner != null) runner.stop();
    }
}
