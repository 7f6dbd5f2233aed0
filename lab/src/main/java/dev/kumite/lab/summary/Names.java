package dev.kumite.lab.summary;

import dev.kumite.lab.plan.Contest;

/**
 * What tables call the agents of a contest. Contests labelled {@code NAME – NAME} carry the names; others go by the
 * agents' own texts.
 */
public record Names(String a, String b) {
    /** Between the two names of a label. */
    public static final String DASH = " – ";

    /** The label that carries these names; {@code game} where a run has several games, or empty. */
    public static String label(String a, String b, String game) {
        return a + DASH + b + (game.isEmpty() ? "" : ", " + game);
    }

    public static Names of(Contest contest) {
        String label = contest.label();
        String ending = ", " + contest.game();
        String pair = label.endsWith(ending) ? label.substring(0, label.length() - ending.length()) : label;
        String[] names = pair.split(DASH, -1);
        return names.length == 2 && !contest.exam()
                ? new Names(names[0], names[1])
                : new Names(contest.a(), contest.exam() ? "problems" : contest.b());
    }
}
