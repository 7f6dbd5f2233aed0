package dev.kumite.lab.survey;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.core.Result;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.play.Limits;
import dev.kumite.lab.run.Openings;
import dev.kumite.lab.run.SurveyOpenings;
import dev.kumite.lab.stats.Interval;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.store.StoredResult;
import dev.kumite.lab.store.StoredRun;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;

/**
 * A survey: an agent plays itself from every start of a game, or from a sample of them. It is a run of one match, in
 * which the first game of every start comes before the second of any, so that a survey can be made longer.
 *
 * @param games how many from each start
 * @param sample how many starts are drawn; 0 for all
 * @param plies how many plies of each game are random
 */
public record Survey(Game game, String agent, int games, long seed, int sample, int plies) {
    static final String NAME = "survey";

    /** The plan of its run. */
    public Plan plan(Limits limits) {
        int starts = openings().size();
        long all = (long) starts * games;
        if (all > Contest.MOST_GAMES)
            throw new BadInput("a survey of " + starts + " starts with " + games + " games each has " + all
                    + " games, more than " + Contest.MOST_GAMES + "; take fewer --games or a smaller --sample");
        Contest.Entrant entrant = Contest.Entrant.of(agent);
        Contest contest = new Contest.Match(
                agent + Contest.DASH + agent, Map.of(), game.text(), entrant, entrant, text(), (int) all, false, 0);
        return new Plan(NAME, seed, List.of(contest), new Stop.Never(), limits);
    }

    private String text() {
        return "survey(sample=" + sample + ", seed=" + seed + ", plies=" + plies + ")";
    }

    /** The starts that it plays. */
    public SurveyOpenings openings() {
        return (SurveyOpenings) Openings.parse(text(), game);
    }

    /** The stored results, each for the player who begins from its start. */
    public Results results(Store store, StoredRun run) {
        Results results = new Results(openings());
        store.results(run.id(), game -> {
            if (run.plan().includes(game.contest(), game.number())) results.add(game);
        });
        return results;
    }

    /** Games and half points of each start, by its place in the survey. Forfeits say nothing of a start and are left out. */
    public static final class Results {
        private final SurveyOpenings openings;
        private final int[] beginners;
        private final int[] games;
        private final int[] halfPoints;
        private long plies;
        private long played;
        private long forfeits;
        private long withoutWinner;

        Results(SurveyOpenings openings) {
            this.openings = openings;
            int size = openings.size();
            beginners = new int[size];
            for (int place = 0; place < size; place++)
                beginners[place] =
                        openings.starts().position(openings.number(place)).sideToMove();
            games = new int[size];
            halfPoints = new int[size];
        }

        private void add(StoredResult game) {
            int place = openings.place(game.number());
            if (!game.result().failure().isEmpty()) {
                forfeits++;
                return;
            }
            int winner = Result.winner(game.result().outcome().result());
            games[place]++;
            halfPoints[place] += winner < 0 ? 1 : winner == beginners[place] ? 2 : 0;
            if (winner < 0) withoutWinner++;
            plies += game.result().outcome().plies();
            played++;
        }

        public SurveyOpenings openings() {
            return openings;
        }

        /** The side that begins. */
        public int beginner(int place) {
            return beginners[place];
        }

        /** The games from a start. */
        public int games(int place) {
            return games[place];
        }

        /** The points of the player who begins in these games. */
        public double points(int place) {
            return halfPoints[place] / 2.0;
        }

        /** The points of the player who begins over the games from some of the starts, with the 95 % interval. */
        public Interval share(IntPredicate wanted) {
            double points = 0;
            long trials = 0;
            for (int place = 0; place < games.length; place++)
                if (wanted.test(place)) {
                    points += points(place);
                    trials += games[place];
                }
            return Interval.wilson(points, trials);
        }

        /** The points of a side over all games. */
        public Interval shareOfSide(int side) {
            double points = 0;
            for (int place = 0; place < games.length; place++)
                points += beginners[place] == side ? points(place) : games[place] - points(place);
            return Interval.wilson(points, played);
        }

        /** All games that count. */
        public long games() {
            return played;
        }

        public long forfeits() {
            return forfeits;
        }

        /** Draws and unfinished games; they count half. */
        public long withoutWinner() {
            return withoutWinner;
        }

        public double meanPlies() {
            return (double) plies / played;
        }
    }
}
