package dev.kumite.lab.experiment.cost;

import dev.kumite.agents.Agents;
import dev.kumite.base.FileTrouble;
import dev.kumite.lab.experiment.Experiment;
import dev.kumite.lab.experiment.Scale;
import dev.kumite.lab.experiment.ScaledExperiment;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.play.Effort;
import dev.kumite.lab.play.Limits;
import dev.kumite.lab.pretraining.Lesson;
import dev.kumite.lab.pretraining.Pretraining;
import dev.kumite.lab.run.PreparedPlan;
import dev.kumite.lab.run.Runner;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.store.StoredRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Estimates what experiments cost. A cell's cost comes from its stored games, of this scale or of another whose agents
 * differ in their budgets alone; otherwise from a game with small budgets, played now. Thinking time is taken
 * to be in proportion to the budget, and games to be as long as those measured.
 */
public final class CostEstimator {
    /** Time for the sample games of an experiment, so that the estimate of all of them takes minutes. */
    private static final long SAMPLE_NANOS = 10_000_000_000L;

    /** Of this the share for games that are not measured: until the compiler has seen the code, it runs several times as long. */
    private static final long WARM_UP_NANOS = SAMPLE_NANOS / 4;

    private static final int WARM_UP_GAMES = 4;
    private static final long WARM_UP_SEED = 1;
    private static final long SAMPLE_SEED = 2;
    private static final long SAMPLE_LESSON = 1000;
    private static final double SECOND = 1e9;

    private final Agents agents;
    private final @Nullable Store store;
    private final int workers;
    private final Set<List<String>> lessonsCounted = new HashSet<>();
    private final Map<List<String>, Double> lessonSeconds = new HashMap<>();

    /**
     * @param store where games may have been stored, or null
     * @param workers how many threads may play sample games
     */
    public CostEstimator(Agents agents, @Nullable Store store, int workers) {
        this.agents = agents;
        this.store = store;
        this.workers = workers;
    }

    /**
     * The cost of several experiments.
     *
     * @param store the file in which games may have been stored
     * @param watcher is given the id of each experiment before it is estimated
     */
    public static CostReport report(
            List<Experiment> experiments,
            Scale scale,
            Agents agents,
            Path store,
            int workers,
            Consumer<String> watcher) {
        List<ExperimentCost> costs = new ArrayList<>();
        try (Store opened = Files.exists(store) ? Store.reading(store) : null) {
            CostEstimator estimator = new CostEstimator(agents, opened, workers);
            for (Experiment experiment : experiments) {
                watcher.accept(experiment.id());
                costs.add(estimator.of(experiment, scale));
            }
        }
        return CostReport.of(scale.word(), costs, workers);
    }

    /** The cost of an experiment; lessons that it shares with one asked for before are counted there. */
    public ExperimentCost of(Experiment experiment, Scale scale) {
        ScaledExperiment scaled = experiment.at(scale);
        List<Contest> contests = scaled.contests();
        double[] seconds = new double[contests.size()];
        Arrays.fill(seconds, Double.NaN);
        fromStore(experiment, scale, contests, seconds);
        int stored = known(seconds);
        if (stored < seconds.length) sample(contests, scaled.lessons(), seconds);
        int unknown = seconds.length - known(seconds);
        double others = Arrays.stream(seconds)
                .filter(one -> !Double.isNaN(one))
                .average()
                .orElse(0);
        double all = 0;
        double longest = 0;
        for (int cell = 0; cell < seconds.length; cell++) {
            double each = Double.isNaN(seconds[cell]) ? others : seconds[cell];
            all += each * contests.get(cell).games();
            longest = Math.max(longest, each);
        }
        double training = 0;
        double longestLesson = 0;
        for (Lesson lesson : scaled.lessons()) {
            double cost = training(lesson);
            training += cost;
            longestLesson = Math.max(longestLesson, cost);
        }
        return new ExperimentCost(
                experiment.id(),
                scaled.games(),
                all,
                longest,
                training,
                longestLesson,
                stored,
                seconds.length - unknown - stored,
                unknown);
    }

    private static int known(double[] seconds) {
        return (int) IntStream.range(0, seconds.length)
                .filter(cell -> !Double.isNaN(seconds[cell]))
                .count();
    }

    /** From the scale itself where it has games, else from the nearest one. */
    private void fromStore(Experiment experiment, Scale scale, List<Contest> contests, double[] seconds) {
        if (store == null) return;
        List<Scale> nearest = Stream.of(Scale.values())
                .sorted(Comparator.comparingInt(other -> Math.abs(other.ordinal() - scale.ordinal())))
                .toList();
        for (Scale other : nearest)
            for (StoredRun run : store.runs())
                if (run.plan().name().equals(Experiment.runName(experiment.id(), other)))
                    fromRun(store, run, contests, seconds);
    }

    private void fromRun(Store from, StoredRun run, List<Contest> contests, double[] seconds) {
        List<Contest> played = run.plan().contests();
        Map<Integer, BitSet> numbers = from.played(run.id());
        for (int i = 0; i < played.size(); i++) {
            Contest source = played.get(i);
            int games =
                    numbers.getOrDefault(i, new BitSet()).get(0, source.games()).cardinality();
            if (games == 0) continue;
            List<Effort> efforts = from.efforts(run.id(), i, source.games());
            for (int cell = 0; cell < seconds.length; cell++)
                if (Double.isNaN(seconds[cell]) && contests.get(cell).label().equals(source.label()))
                    seconds[cell] = scaled(contests.get(cell), source, efforts, games);
        }
    }

    /** Seconds a game of a contest, from the efforts of another with other budgets; not a number where they differ in more. */
    private double scaled(Contest contest, Contest source, List<Effort> efforts, int games) {
        if (!contest.game().equals(source.game())
                || contest.entrants().size() != source.entrants().size()) return Double.NaN;
        double nanos = 0;
        for (int i = 0; i < contest.entrants().size(); i++) {
            AgentBudget ours = AgentBudget.of(contest.entrants().get(i).agent(), agents);
            AgentBudget theirs = AgentBudget.of(source.entrants().get(i).agent(), agents);
            nanos += ours.times(theirs) * efforts.get(i).nanos();
        }
        return nanos / games / SECOND;
    }

    /**
     * Plays some games of each cell that is not known yet, with small budgets and agents that have learned nothing, and
     * measures the last one.
     */
    private void sample(List<Contest> contests, List<Lesson> lessons, double[] seconds) {
        List<Contest> samples = IntStream.range(0, seconds.length)
                .filter(cell -> Double.isNaN(seconds[cell]))
                .mapToObj(cell -> sample(contests.get(cell)))
                .toList();
        List<Contest> warmUp = samples.stream()
                .map(contest -> contest instanceof Contest.Match ? contest.withGames(WARM_UP_GAMES) : contest)
                .toList();
        inTemporaryFolder(folder -> Pretraining.dryRun(lessons, agents, playing -> {
            try (Store games = Store.open(folder.resolve("estimate.db"))) {
                play(games, warmUp, WARM_UP_SEED, WARM_UP_NANOS, playing);
                StoredRun measured = play(games, samples, SAMPLE_SEED, SAMPLE_NANOS - WARM_UP_NANOS, playing);
                fromRun(games, measured, contests, seconds);
            }
            return seconds;
        }));
    }

    private StoredRun play(Store games, List<Contest> samples, long seed, long nanos, Agents playing) {
        Plan plan = new Plan("estimate", seed, samples, new Stop.Never(), Limits.USUAL);
        Runner runner = new Runner(games, PreparedPlan.of(plan, playing), "");
        runner.until(System.nanoTime() + nanos);
        runner.play(workers, totals -> {});
        return games.run(runner.run().id());
    }

    private Contest sample(Contest contest) {
        if (contest instanceof Contest.Exam exam) {
            String agent = AgentBudget.of(exam.a().agent(), agents).sample();
            return new Contest.Exam(
                    exam.label(), exam.variables(), exam.game(), Contest.Entrant.of(agent), exam.problems(), 1);
        }
        if (contest instanceof Contest.Dilemmas all) {
            String agent = AgentBudget.of(all.a().agent(), agents).sample();
            return new Contest.Dilemmas(
                    all.label(), all.variables(), all.game(), Contest.Entrant.of(agent), all.pieces(), 1);
        }
        Contest.Match match = (Contest.Match) contest;
        return new Contest.Match(
                match.label(),
                match.variables(),
                match.game(),
                Contest.Entrant.of(AgentBudget.of(match.a().agent(), agents).sample()),
                Contest.Entrant.of(AgentBudget.of(match.b().agent(), agents).sample()),
                match.openings(),
                1,
                false,
                match.plyCap());
    }

    /** Seconds that a lesson takes, from its first games; 0 if it has been counted. */
    private double training(Lesson lesson) {
        List<String> identity = List.of(
                lesson.agent(),
                lesson.opponent(),
                lesson.game(),
                Long.toString(lesson.seed()),
                Long.toString(lesson.games()));
        if (lesson.games() == 0 || !lessonsCounted.add(identity)) return 0;
        double each = lessonSeconds.computeIfAbsent(
                List.of(lesson.agent(), lesson.opponent(), lesson.game()), key -> secondsPerGame(lesson));
        return each * (lesson.ofNetwork() ? sum(lesson.points()) : lesson.games());
    }

    /** Each point of a network learns anew from all its games. */
    private static long sum(Set<Long> points) {
        return points.stream().mapToLong(Long::longValue).sum();
    }

    private double secondsPerGame(Lesson lesson) {
        long games = Math.min(SAMPLE_LESSON, lesson.games());
        Lesson shorter = new Lesson(
                lesson.name(),
                lesson.agent(),
                lesson.opponent(),
                lesson.game(),
                lesson.seed(),
                new TreeSet<>(Set.of(games)));
        return inTemporaryFolder(folder -> {
            long start = System.nanoTime();
            new Pretraining(List.of(shorter), agents, folder, 1 << 26).train(1, trained -> {});
            return (System.nanoTime() - start) / SECOND / games;
        });
    }

    private interface Work<T> {
        T in(Path folder);
    }

    private static <T> T inTemporaryFolder(Work<T> work) {
        try {
            Path folder = Files.createTempDirectory("kumite-estimate");
            try {
                return work.in(folder);
            } finally {
                try (Stream<Path> files = Files.list(folder)) {
                    for (Path file : files.toList()) Files.delete(file);
                }
                Files.delete(folder);
            }
        } catch (IOException e) {
            throw FileTrouble.of("the folder for temporary files cannot be used: " + FileTrouble.reason(e), e);
        }
    }
}
