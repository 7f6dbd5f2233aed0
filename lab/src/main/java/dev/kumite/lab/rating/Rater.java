package dev.kumite.lab.rating;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Agents;
import dev.kumite.games.Games;
import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Result;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.play.GameCrew;
import dev.kumite.lab.play.Limits;
import dev.kumite.lab.play.Played;
import dev.kumite.lab.run.PreparedPlan;
import dev.kumite.lab.run.Runner;
import dev.kumite.lab.stats.Interval;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.store.StoredRun;
import dev.kumite.lab.totals.Totals;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Rates a newcomer: first a pair of games against every anchor, then round after round against those near its estimate,
 * which say most about it. All rounds are one run in the store, whose plan grows with each; it is complete when the
 * rating is. Which games a round has depends on the results before it alone, so that an interrupted rating continues
 * with the same games.
 */
public final class Rater {
    private static final int PAIR = 2;
    private static final int NEAR = 3;
    private static final int PAIRS_OF_A_ROUND = 4;

    private final Ladder ladder;
    private final AnchoredFit fit;
    private final String newcomer;
    private final long seed;
    private final Limits limits;
    private final Plan.Rating goal;
    private final List<Ladder.Anchor> anchors;
    private volatile @Nullable Runner runner;
    private volatile boolean stopped;

    /**
     * A rating by a ladder.
     *
     * @param seed determines everything random
     * @param width how far the interval may extend to either side, in Elo
     * @param games the maximum number of games
     */
    public Rater(Ladder ladder, AgentMaker newcomer, long seed, double width, int games, Limits limits) {
        this(
                ladder,
                newcomer.text(),
                seed,
                limits,
                new Plan.Rating(width, games, shipped(ladder) ? "" : ladder.yaml()));
    }

    private Rater(Ladder ladder, String newcomer, long seed, Limits limits, Plan.Rating goal) {
        this.ladder = ladder;
        this.fit = new AnchoredFit(ladder);
        this.newcomer = newcomer;
        this.seed = seed;
        this.limits = limits;
        this.goal = goal;
        this.anchors = ladder.anchors().stream()
                .filter(anchor -> !anchor.agent().equals(newcomer))
                .toList();
    }

    private static boolean shipped(Ladder ladder) {
        return Ladder.find(Games.parse(ladder.game())).filter(ladder::equals).isPresent();
    }

    /** The rating that a plan belongs to, if it is one and its ladder still has the same anchors. */
    public static Optional<Rater> of(Plan plan) {
        Plan.Rating goal = plan.rating();
        if (goal == null) return Optional.empty();
        Contest first = plan.contests().get(0);
        Optional<Ladder> ladder = goal.ladder().isEmpty()
                ? Ladder.find(Games.parse(first.game()))
                : Optional.of(Ladder.read(plan.name(), goal.ladder()));
        return ladder.map(found -> new Rater(found, first.a().agent(), plan.seed(), plan.limits(), goal))
                .filter(rater -> rater.firstRound().identity().equals(plan.identity()));
    }

    /** What the games of its run say so far. */
    public Rated rated(Store store, StoredRun run) {
        return rated(store, run.id(), sizes(run.plan()));
    }

    /** The rating that a run plays, if it plays one and has begun. */
    public static Optional<Rated> ratedBy(Store store, StoredRun run) {
        return of(run.plan()).map(rater -> rater.rated(store, run)).filter(rated -> rated.games() > 0);
    }

    private static int[] sizes(Plan plan) {
        return plan.contests().stream().mapToInt(Contest::games).toArray();
    }

    /** What is played first; what follows depends on its results. */
    public Plan firstRound() {
        int[] games = new int[anchors.size()];
        Arrays.fill(games, PAIR);
        return plan(games);
    }

    /**
     * Plays until the rating is known well enough or all games are played.
     *
     * @param watcher called after each batch of games, with the run and its counts
     */
    public Rated play(
            Store store, Agents agents, String version, GameCrew.Hiring crew, BiConsumer<Runner, Totals> watcher) {
        int[] games = sizes(firstRound());
        while (true) {
            Runner playing = new Runner(store, PreparedPlan.of(plan(games), agents), version);
            playing.keepOpen();
            runner = playing;
            if (stopped) playing.stop();
            Totals unused = playing.play(crew, totals -> watcher.accept(playing, totals));
            long run = playing.run().id();
            Rated now = rated(store, run, games);
            if (stopped) return now;
            if (now.enough() || now.games() >= goal.games()) {
                store.setComplete(run, true);
                return now;
            }
            games = longer(games, now);
        }
    }

    /** Ends the play soon, from any thread; what is finished is stored. */
    public void stop() {
        stopped = true;
        Runner playing = runner;
        if (playing != null) playing.stop();
    }

    /** Whether the play was asked to end. */
    public boolean isStopped() {
        return stopped;
    }

    private Plan plan(int[] games) {
        List<Contest> contests = new ArrayList<>();
        for (int i = 0; i < games.length; i++)
            contests.add(
                    Contest.Match.of(ladder.game(), newcomer, anchors.get(i).agent(), games[i]));
        return new Plan("rating of " + newcomer, seed, contests, new Stop.Never(), limits, null, goal);
    }

    /** One more round against the most informative anchors: those whose score is least certain. */
    private int[] longer(int[] games, Rated now) {
        int[] longer = games.clone();
        int left = (goal.games() - (int) now.games()) / PAIR;
        List<Integer> best = IntStream.range(0, anchors.size())
                .boxed()
                .sorted(Comparator.comparingDouble(i -> -information(i, now.rating())))
                .limit(NEAR)
                .toList();
        for (int anchor : best) {
            int pairs = Math.max(0, Math.min(PAIRS_OF_A_ROUND, left));
            longer[anchor] += PAIR * pairs;
            left -= pairs;
        }
        if (Arrays.equals(longer, games)) longer[best.get(0)] += PAIR;
        return longer;
    }

    private double information(int anchor, Interval rating) {
        double score = fit.expected(rating.value(), anchors.get(anchor).rating().value());
        return score * (1 - score);
    }

    private Rated rated(Store store, long run, int[] games) {
        List<AnchoredFit.Meeting> meetings = new ArrayList<>();
        List<Rated.Result> results = new ArrayList<>();
        Map<String, Long> forfeits = new TreeMap<>();
        long[][] counts = new long[anchors.size()][3];
        for (int i = 0; i < anchors.size(); i++) {
            long[][] byFirst = new long[2][3];
            store.games(run, i, games[i], game -> {
                Played played = game.played();
                byFirst[played.sideOfA() == played.firstSide() ? 1 : 0][(int) (2 - 2 * played.score())]++;
                if (!played.failure().isEmpty()
                        && Result.winner(played.outcome().result()) == 1 - played.sideOfA())
                    forfeits.merge(fault(played.outcome().ending()), 1L, Long::sum);
            });
            double rating = anchors.get(i).rating().value();
            for (int first = 0; first < 2; first++) {
                long[] of = byFirst[first];
                meetings.add(new AnchoredFit.Meeting(rating, first == 1, of[0], of[1], of[2]));
                for (int k = 0; k < 3; k++) counts[i][k] += of[k];
            }
        }
        Interval rating = fit.rating(meetings);
        for (int i = 0; i < anchors.size(); i++)
            results.add(new Rated.Result(
                    anchors.get(i).agent(),
                    anchors.get(i).rating().value(),
                    counts[i][0],
                    counts[i][1],
                    counts[i][2],
                    fit.expected(rating.value(), anchors.get(i).rating().value())));
        return Rated.of(run, ladder, newcomer, rating, goal.width(), results, forfeits);
    }

    private static String fault(Ending ending) {
        if (ending == Ending.OVERTIME || ending == Ending.HANGING) return "overran its time";
        return ending == Ending.ILLEGAL_MOVE ? "answered an illegal move" : "failed";
    }
}
