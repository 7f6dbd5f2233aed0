package dev.kumite.lab.experiment.decide;

import dev.kumite.base.NamedFile;
import dev.kumite.games.Games;
import dev.kumite.lab.experiment.Experiment;
import dev.kumite.lab.experiment.Reduction;
import dev.kumite.lab.experiment.ScaledExperiment;
import dev.kumite.lab.experiment.report.Reproducer;
import dev.kumite.lab.experiment.report.Reproduction;
import dev.kumite.lab.experiment.verdict.ClaimSequence;
import dev.kumite.lab.experiment.verdict.Findings;
import dev.kumite.lab.experiment.verdict.Judgement;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.play.Effort;
import dev.kumite.lab.play.GameCrew;
import dev.kumite.lab.problems.ProblemFile;
import dev.kumite.lab.run.PreparedPlan;
import dev.kumite.lab.run.Runner;
import dev.kumite.lab.stats.Looks;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.store.StoredRun;
import dev.kumite.lab.totals.Totals;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** One experiment on its way to its verdicts: its claims, and how many games each of its cells has by now. */
final class Trial {
    private final Reproducer reproducer;
    private final GameCrew.Hiring crew;
    private final Store store;
    private final String version;
    private final PreparedPlan prepared;
    private final long run;
    private final int[] limits;
    private final int[] rounds;
    private final int[] games;
    private final double[] nanosPerGame;
    private final List<ClaimSequence> sequences;

    /** Takes the first look, at the games that the experiment's file asks for; these have been played. */
    Trial(Reproducer reproducer, GameCrew.Hiring crew, Store store, String version) {
        this.reproducer = reproducer;
        this.crew = crew;
        this.store = store;
        this.version = version;
        ScaledExperiment scaled = reproducer.scaled();
        prepared = PreparedPlan.of(reproducer.plan(), reproducer.agents());
        run = new Runner(store, prepared, version).run().id();
        limits = scaled.contests().stream()
                .mapToInt(contest ->
                        contest instanceof Contest.Exam exam && !exam.repeated() ? problems(exam) : Contest.MOST_GAMES)
                .toArray();
        rounds = scaled.contests().stream()
                .mapToInt(contest -> contest instanceof Contest.Exam exam && exam.repeated() ? problems(exam) : 1)
                .toArray();
        games = scaled.contests().stream().mapToInt(Contest::games).toArray();
        nanosPerGame = nanosPerGame();
        sequences = experiment().claims().stream()
                .map(claim -> new ClaimSequence(claim, scaled))
                .toList();
        Findings first = Findings.of(
                experiment(), scaled, experiment().claims(), reproducer.agents(), reader -> store.games(run, reader));
        sequences.forEach(sequence -> sequence.look(first));
    }

    /** An exam has no more than these, unless they are set in rounds. */
    private static int problems(Contest.Exam exam) {
        return ProblemFile.read(NamedFile.path(exam.problems()), Games.parse(exam.game()))
                .size();
    }

    private double[] nanosPerGame() {
        Map<Integer, BitSet> played = store.played(run);
        return IntStream.range(0, games.length)
                .mapToDouble(cell -> {
                    long count = played.getOrDefault(cell, new BitSet())
                            .get(0, games[cell])
                            .cardinality();
                    List<Effort> efforts = store.efforts(run, cell, games[cell]);
                    return (efforts.get(0).nanos() + efforts.get(1).nanos()) / (double) Math.max(1, count);
                })
                .toArray();
    }

    Experiment experiment() {
        return reproducer.experiment();
    }

    List<ClaimSequence> sequences() {
        return sequences;
    }

    /** The open claim that will probably cost least. */
    Optional<ClaimSequence> cheapest() {
        return sequences.stream().filter(sequence -> !sequence.over()).min(Comparator.comparingDouble(this::nanos));
    }

    /** The time that the games will probably take that this claim still needs, on one core. */
    double nanos(ClaimSequence sequence) {
        return sequence.cells().stream()
                .mapToDouble(cell -> Math.max(0, size(cell, sequence.lookToReach()) - games[cell]) * nanosPerGame[cell])
                .sum();
    }

    private int size(int cell, int look) {
        int first = reproducer.scaled().cells().get(cell).contest().games();
        long games = Looks.games(first, look);
        long whole = (games + rounds[cell] - 1) / rounds[cell] * rounds[cell];
        return (int) Math.min(limits[cell], whole);
    }

    /** The play of the games that the claim's next look needs. */
    Runner prepare(ClaimSequence sequence) {
        for (int cell : sequence.cells()) games[cell] = Math.max(games[cell], size(cell, sequence.looks() + 1));
        Runner runner = new Runner(store, prepared.with(longer()), version);
        for (int cell = 0; cell < games.length; cell++) if (!sequence.cells().contains(cell)) runner.leaveOut(cell);
        return runner;
    }

    private Plan longer() {
        return reproducer.plan().withGames(cell -> games[cell]);
    }

    GameCrew.Hiring crew() {
        return crew;
    }

    /** Takes the next look at a claim, at the games that were prepared and have been played. */
    void look(ClaimSequence sequence) {
        int look = sequence.looks() + 1;
        ScaledExperiment then = scaled(cell -> size(cell, look));
        sequence.look(Findings.of(
                experiment(),
                then,
                List.of(sequence.claim()),
                reproducer.agents(),
                reader -> sequence.cells().stream()
                        .sorted()
                        .forEach(cell -> store.games(run, cell, size(cell, look), reader))));
    }

    private ScaledExperiment scaled(IntUnaryOperator gamesOfCell) {
        return reproducer.scaled().withGames(gamesOfCell);
    }

    List<Judgement> judgements() {
        Reduction reduction = Reduction.of(experiment(), reproducer.scaled().scale());
        return sequences.stream().map(sequence -> sequence.judgement(reduction)).toList();
    }

    /** All that was measured, with the verdicts of the sequences. */
    Reproduction result() {
        Runner runner = new Runner(store, prepared.with(longer()), version);
        StoredRun stored = runner.extend();
        Totals totals = Totals.of(store, stored);
        if (totals.games() == stored.plan().games()) store.setComplete(run, true);
        Findings findings = Findings.of(
                experiment(), scaled(cell -> games[cell]), reproducer.agents(), reader -> store.games(run, reader));
        return new Reproduction(
                experiment(), reproducer.scaled().scale(), findings, store.run(run), totals, judgements());
    }
}
