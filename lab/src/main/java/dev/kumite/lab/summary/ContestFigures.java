package dev.kumite.lab.summary;

import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.play.Effort;
import dev.kumite.lab.play.Played;
import dev.kumite.lab.run.Tally;
import dev.kumite.lab.stats.Interval;
import dev.kumite.lab.stats.Outcomes;
import java.util.List;

/** The figures of one contest, all from the view of agent A. */
public final class ContestFigures {
    private final int place;
    private final Contest contest;
    private final Game game;
    private final List<Effort> efforts;
    private final Tally tally = new Tally();

    /** A's results by whether it moved first (0) or second (1). */
    private final long[][] byTurn = new long[2][3];

    ContestFigures(int place, Contest contest, List<Effort> efforts) {
        this.place = place;
        this.contest = contest;
        this.game = Games.parse(contest.game());
        this.efforts = List.copyOf(efforts);
    }

    void add(int number, Played played) {
        tally.add(number, played);
        double score = played.score();
        int result = score == 1 ? Tally.WON : score == 0 ? Tally.LOST : Tally.DRAWN;
        byTurn[played.firstSide() == played.sideOfA() ? 0 : 1][result]++;
    }

    /** The contest's number as people count. */
    public int number() {
        return place + 1;
    }

    public Contest contest() {
        return contest;
    }

    Game game() {
        return game;
    }

    /** All counts but those of effort. */
    public Tally tally() {
        return tally;
    }

    /** What A and B spent. */
    public List<Effort> efforts() {
        return efforts;
    }

    public Names names() {
        return Names.of(contest);
    }

    /** A's results where it moved first ({@code turn} 0) or second (1). */
    long count(int turn, int result) {
        return byTurn[turn][result];
    }

    /** A's score, by pairs. */
    public Interval score() {
        return Strength.score(contest, tally);
    }

    /** The units of play from which strengths are judged. */
    public Outcomes outcomes() {
        return Strength.outcomes(contest, tally);
    }
}
