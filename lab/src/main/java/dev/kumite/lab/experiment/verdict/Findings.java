package dev.kumite.lab.experiment.verdict;

import dev.kumite.agents.Agents;
import dev.kumite.lab.experiment.Claim;
import dev.kumite.lab.experiment.Experiment;
import dev.kumite.lab.experiment.Expression;
import dev.kumite.lab.experiment.Gain;
import dev.kumite.lab.experiment.PlotSpec;
import dev.kumite.lab.experiment.Published;
import dev.kumite.lab.experiment.ScaledExperiment;
import dev.kumite.lab.experiment.Variables;
import dev.kumite.lab.experiment.measure.Counter;
import dev.kumite.lab.experiment.measure.Figure;
import dev.kumite.lab.experiment.measure.Measure;
import dev.kumite.lab.experiment.measure.Measures;
import dev.kumite.lab.experiment.measure.SquareHeat;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.play.Played;
import dev.kumite.lab.stats.BradleyTerry;
import dev.kumite.lab.stats.Crossing;
import dev.kumite.lab.stats.Interval;
import dev.kumite.lab.store.StoredGame;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** All that was measured in the games of an experiment, in one pass over them. */
public final class Findings {
    private final Experiment experiment;
    private final ScaledExperiment scaled;
    private final Map<String, Group> groups = new LinkedHashMap<>();
    private final long[] games;
    private final Meetings meetings;
    private final Map<String, Long> problems = new HashMap<>();

    /** How often each problem of an exam that is repeated was set, by cell. */
    private final Map<String, Integer> tries = new HashMap<>();

    /** A source of all games of a run, in the order of the plan. */
    public interface Source {
        void each(Consumer<StoredGame> reader);
    }

    /** The games of a cell or of several pooled, seen from A; or all of an entrant's, seen from it. */
    private static final class Group {
        private final BitSet cells = new BitSet();
        private final BitSet turned = new BitSet();
        private final Map<String, Asked> asked = new LinkedHashMap<>();

        void ask(String measure) {
            asked.computeIfAbsent(
                    measure,
                    name -> SquareHeat.NAMES.contains(name)
                            ? new Asked(new SquareHeat(name), contest -> !(contest instanceof Contest.Dilemmas))
                            : new Asked(Measures.parse(name)));
        }

        List<Counter> counters(Contest contest) {
            return asked.values().stream()
                    .filter(one -> one.covers.test(contest))
                    .map(Asked::counter)
                    .toList();
        }
    }

    /** A counter, and which cells it counts in. */
    private record Asked(Counter counter, Predicate<Contest> covers) {
        Asked(Measure measure) {
            this(measure.counters().get(), measure::covers);
        }
    }

    private Findings(Experiment experiment, ScaledExperiment scaled) {
        this.experiment = experiment;
        this.scaled = scaled;
        this.games = new long[scaled.cells().size()];
        this.meetings = new Meetings(scaled);
    }

    /** All that the experiment's file asks for. */
    public static Findings of(Experiment experiment, ScaledExperiment scaled, Agents agents, Source source) {
        Findings findings = new Findings(experiment, scaled);
        findings.askAll();
        return findings.read(agents, source);
    }

    /** What some of its claims need, and nothing else. */
    public static Findings of(
            Experiment experiment, ScaledExperiment scaled, List<Claim> claims, Agents agents, Source source) {
        Findings findings = new Findings(experiment, scaled);
        claims.forEach(findings::ask);
        return findings.read(agents, source);
    }

    private Findings read(Agents agents, Source source) {
        Replay replay = new Replay(scaled, agents);
        source.each(game -> add(game, replay));
        return this;
    }

    private void askAll() {
        for (String label : scaled.labels()) {
            experiment.measures().forEach(measure -> ask(measure.name(), label));
            for (PlotSpec plot : experiment.plots()) if (plot.kind() != PlotSpec.Kind.BOARD) askPlot(plot, label);
        }
        for (String entrant : scaled.entrants())
            for (Measure measure : experiment.measures()) if (!measure.needsMoves()) ask(measure.name(), entrant);
        for (Published published : experiment.published())
            published.values().keySet().forEach(measure -> ask(measure, published.cell()));
        for (PlotSpec plot : experiment.plots())
            if (plot.kind() == PlotSpec.Kind.BOARD) ask(plot.values().get(0), plot.cells());
        experiment.claims().forEach(this::ask);
    }

    private void ask(Claim claim) {
        claim.measure().terms().forEach(this::ask);
    }

    private void askGain(String label) {
        for (String measure : List.of(Gain.WINS, Gain.OURS, Gain.THEIRS)) ask(measure, label);
    }

    private void askPlot(PlotSpec plot, String label) {
        if (plot.kind() == PlotSpec.Kind.GAIN) askGain(label);
        plot.values().forEach(measure -> ask(measure, label));
        if (plot.kind() == PlotSpec.Kind.CURVES && Measures.isMeasure(plot.x())) ask(plot.x(), label);
    }

    private void ask(Expression.Term term) {
        if (term instanceof Expression.OfCells of) ask(of.measure(), of.cells());
        else if (term instanceof Expression.Parity parity)
            for (int cell : scaled.matching(parity.cells())) {
                String label = scaled.labels().get(cell);
                ask("score", label);
                if (Measures.isMeasure(parity.x())) ask(parity.x(), label);
            }
        else if (term instanceof Gain gain) gain.labels(scaled).forEach(this::askGain);
    }

    private void ask(String measure, String cells) {
        groups.computeIfAbsent(cells, pattern -> {
                    Group group = new Group();
                    int entrant = scaled.entrant(pattern);
                    for (int cell : scaled.played(pattern)) {
                        group.cells.set(cell);
                        group.turned.set(
                                cell, scaled.cells().get(cell).b() == entrant && entrant != ScaledExperiment.NOBODY);
                    }
                    return group;
                })
                .ask(measure);
    }

    private void add(StoredGame game, Replay replay) {
        int cell = game.contest();
        if (!scaled.includes(cell, game.number())) return;
        Played played = game.played();
        games[cell]++;
        long unit = unit(cell, game);
        add(cell, unit, played, false, replay);
        add(cell, unit, played.turned(), true, replay);
        meetings.add(cell, played);
    }

    /**
     * The independent unit that the game belongs to: the pair from one start with colours swapped; the game itself if
     * they are not swapped; in an exam the problem, and in a tablebase the position, whichever cell sets it. In an exam
     * that is repeated it is the round: its problems are no sample.
     */
    private long unit(int cell, StoredGame game) {
        Contest contest = scaled.cells().get(cell).contest();
        if (contest instanceof Contest.Exam exam) {
            String problem = contest.game() + "\n" + game.played().setup();
            if (exam.repeated()) {
                int earlier = tries.merge(cell + "\n" + problem, 1, Integer::sum) - 1;
                return (long) cell * Contest.MOST_GAMES + earlier;
            }
            return problems.computeIfAbsent(problem, text -> -1L - problems.size());
        }
        if (contest instanceof Contest.Dilemmas dilemmas) {
            String drawn = String.join("\n", dilemmas.game(), "" + dilemmas.pieces(), "" + game.number());
            return problems.computeIfAbsent(drawn, text -> -1L - problems.size());
        }
        return (long) cell * Contest.MOST_GAMES + (contest.swap() ? game.number() / 2 : game.number());
    }

    /** To those who see it from this side. */
    private void add(int cell, long unit, Played played, boolean turned, Replay replay) {
        Contest contest = scaled.cells().get(cell).contest();
        List<Counter> concerned = new ArrayList<>();
        for (Group group : groups.values())
            if (group.cells.get(cell) && group.turned.get(cell) == turned) concerned.addAll(group.counters(contest));
        List<Counter.OfMoves> moveCounters = concerned.stream()
                .filter(Counter.OfMoves.class::isInstance)
                .map(Counter.OfMoves.class::cast)
                .toList();
        replay.show(cell, played, turned, moveCounters);
        for (Counter counter : concerned) counter.add(unit, played);
    }

    public Experiment experiment() {
        return experiment;
    }

    public ScaledExperiment scaled() {
        return scaled;
    }

    /** A figure of a cell, of several pooled, or of an entrant, that the experiment's file asks for. */
    public Figure figure(String measure, String cells) {
        return counter(measure, cells).figure();
    }

    private Counter counter(String measure, String cells) {
        Group group = groups.get(cells);
        Asked asked = group == null ? null : group.asked.get(measure);
        if (asked == null) throw new IllegalStateException(measure + "[" + cells + "] was not asked for");
        return asked.counter;
    }

    public SquareHeat heat(String value, String cells) {
        return (SquareHeat) counter(value, cells);
    }

    /** How many games of these cells were counted. */
    public long games(String cells) {
        return scaled.played(cells).stream().mapToLong(cell -> games[cell]).sum();
    }

    /** The ratings of the round robin, if there is one with games. */
    public Optional<BradleyTerry> ratings() {
        return ratings(Interval.CONFIDENCE);
    }

    Optional<BradleyTerry> ratings(double confidence) {
        return meetings.ratings(confidence);
    }

    /** The x at which the score of cells crosses a level. */
    Interval parity(Expression.Parity parity, double confidence) {
        List<Crossing.Point> points = new ArrayList<>();
        for (int cell : scaled.matching(parity.cells())) {
            String label = scaled.labels().get(cell);
            Figure score = figure("score", label);
            double x = x(parity.x(), cell);
            if (score.isKnown() && x > 0)
                points.add(new Crossing.Point(x, score.interval().value(), score.trials()));
        }
        return Crossing.of(points, parity.score(), confidence);
    }

    /** A cell's place on an axis: the value of a variable, or of a measure; NaN where it has none. */
    public double x(String axis, int cell) {
        String text = scaled.cells().get(cell).contest().variables().get(axis);
        if (text != null) return Variables.toNumber(text);
        return Measures.isMeasure(axis)
                ? figure(axis, scaled.labels().get(cell)).interval().value()
                : Double.NaN;
    }
}
