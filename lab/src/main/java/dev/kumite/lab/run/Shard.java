package dev.kumite.lab.run;

import dev.kumite.base.BadInput;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.plan.Stop;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A part of a run, for a machine that does not know the others: of all pairs of games, one of every contest before the
 * next of any, every {@code of}-th. All parts together are the run.
 *
 * @param number which part, from 1
 */
public record Shard(int number, int of) {
    /** The run as a whole. */
    public static final Shard WHOLE = new Shard(1, 1);

    private static final int MOST = 100_000;
    private static final Pattern TEXT = Pattern.compile("(\\d{1,6})/(\\d{1,6})");

    public Shard {
        if (of < 1 || of > MOST || number < 1 || number > of)
            throw new BadInput("shard " + number + "/" + of + " does not exist; the first of twenty is 1/20, the last"
                    + " 20/20, and there are at most " + MOST);
    }

    /** Reads {@code 3/20}. */
    public static Shard parse(String text) {
        Matcher matcher = TEXT.matcher(text.strip());
        if (!matcher.matches())
            throw new BadInput("'" + text + "' is not a shard; 3/20 is the third of twenty parts of the run");
        return new Shard(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
    }

    /** Whether it is the whole run. */
    public boolean whole() {
        return of == 1;
    }

    /** Whether this game of the plan is in this part; the two games of a pair are in the same one. */
    boolean includes(Plan plan, int contest, int game) {
        long pair = game / 2 * (long) plan.contests().size() + contest;
        return plan.includes(contest, game) && pair % of == number - 1;
    }

    /** How many games of the plan are in this part. */
    public long games(Plan plan) {
        if (whole()) return plan.games();
        long games = 0;
        for (int contest = 0; contest < plan.contests().size(); contest++)
            for (int game = 0; game < plan.contests().get(contest).games(); game++)
                if (includes(plan, contest, game)) games++;
        return games;
    }

    /** Once its games are in a store: that they are, and what comes next. */
    public String sentence(Plan plan, long games, Path store) {
        String rule = plan.stop() instanceof Stop.Never
                ? ""
                : " The stopping rule " + plan.stop().text() + " needs all games and is applied at the merge.";
        return "Shard " + this + " is played: " + games + " of " + plan.games() + " games, in " + store + "." + rule
                + " Join the parts with: kumite runs merge PART... --into FILE";
    }

    @Override
    public String toString() {
        return number + "/" + of;
    }
}
