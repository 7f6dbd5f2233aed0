package dev.kumite.lab.plan;

import dev.kumite.base.BadInput;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * One cell of a run: two agents that play a number of games, or one agent that sits an exam.
 *
 * @param label its name in tables, unlike every other in the run
 * @param variables what sets it apart from its neighbours, for the axes of plots: {@code depth → 4}
 * @param game in the games' language
 * @param a in the agents' language
 * @param b the same, or empty in an exam
 * @param openings where games begin, in the language of openings
 * @param problems the file of problems in an exam, or empty
 * @param games how many games, or problems
 * @param swap whether each start is played twice with colours swapped; otherwise A always has side 0
 * @param plyCap after how many plies a game is called unfinished; 0 for the game's own cap
 */
public record Contest(
        String label,
        Map<String, String> variables,
        String game,
        String a,
        String b,
        String openings,
        String problems,
        int games,
        boolean swap,
        int plyCap) {
    public static final String STANDARD = "standard";
    public static final int MOST_GAMES = 10_000_000;

    public Contest {
        variables = Collections.unmodifiableMap(new LinkedHashMap<>(variables));
        if (games < 1 || games > MOST_GAMES)
            throw new BadInput("the number of games must be from 1 to " + MOST_GAMES + ", not " + games);
        if (swap && games % 2 != 0)
            throw new BadInput("the number of games must be even, not " + games
                    + ": each start is played twice with colours swapped");
    }

    /** Two agents, colours swapped, from the game's usual starts. */
    public static Contest match(String game, String a, String b, int games) {
        return match(game, a, b, STANDARD, games, 0);
    }

    /** The same from other starts, or with a cap of its own. */
    public static Contest match(String game, String a, String b, String openings, int games, int plyCap) {
        return new Contest(a + " – " + b, Map.of(), game, a, b, openings, "", games, true, plyCap);
    }

    public Contest withGames(int number) {
        return new Contest(label, variables, game, a, b, openings, problems, number, swap, plyCap);
    }

    public boolean exam() {
        return !problems.isEmpty();
    }

    /** What decides its games, all but how many: the source of its seeds. */
    public String identity() {
        return String.join("\n", label, game, a, b, openings, problems, String.valueOf(swap), String.valueOf(plyCap));
    }
}
