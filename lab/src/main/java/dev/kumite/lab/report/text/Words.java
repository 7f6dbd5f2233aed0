package dev.kumite.lab.report.text;

import dev.kumite.games.Game;
import dev.kumite.games.Outcome;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Sides, results and failures as the commands write them. */
public final class Words {
    private static final int MOST_FAILURES = 10;

    private Words() {}

    /** {@code blue}. */
    public static String side(Game game, int side) {
        return game.sideName(side).toLowerCase(Locale.ROOT);
    }

    /** {@code ongoing}, {@code draw}, or the winner's name. */
    public static String result(Game game, int result) {
        int winner = Result.winner(result);
        if (winner >= 0) return side(game, winner);
        return result == Result.DRAW ? "draw" : "ongoing";
    }

    /** "3 games were identical to another, move for move." */
    public static String identical(long games) {
        return NumberText.count(games) + (games == 1 ? " game was" : " games were")
                + " identical to another, move for move.";
    }

    /** "2 threads of this agent could not be stopped." */
    public static String threadsLost(String agent, long threads) {
        return NumberText.count(threads) + (threads == 1 ? " thread of " : " threads of ") + agent
                + " could not be stopped.";
    }

    /**
     * "3 games were forfeited:", and the failures with their counts, the commonest if there are many. Nothing if there
     * were none.
     *
     * @param thing what was forfeited, such as {@code game}
     */
    public static List<String> failures(String thing, Map<String, Long> failures) {
        if (failures.isEmpty()) return List.of();
        List<String> lines = new ArrayList<>();
        long lost = failures.values().stream().mapToLong(Long::longValue).sum();
        lines.add(
                lost == 1
                        ? "One " + thing + " was forfeited:"
                        : NumberText.count(lost) + " " + thing + "s were forfeited:");
        failures.entrySet().stream()
                .sorted(Map.Entry.<String, Long>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey()))
                .limit(MOST_FAILURES)
                .forEach(failure -> lines.add("  " + oneLine(failure.getKey())
                        + (failure.getValue() == 1 ? "" : " (" + NumberText.count(failure.getValue()) + " times)")));
        int more = failures.size() - MOST_FAILURES;
        if (more > 0) lines.add("  and " + NumberText.count(more) + (more == 1 ? " other" : " others"));
        return lines;
    }

    /** "Blue wins by capturing the master." */
    public static String verdict(Game game, Position position) {
        return Outcome.of(position, 0).sentence(game).replace(" after 0 plies", "");
    }

    /** "Blue to move, 12 moves." or how the game ended. */
    public static String state(Game game, Position position) {
        if (position.result() != Result.ONGOING) return verdict(game, position);
        int moves = position.countMoves();
        return game.sideName(position.sideToMove()) + " to move, " + moves + (moves == 1 ? " move." : " moves.");
    }

    /** Text that came from outside may hold line ends and control codes; they must not reach the terminal. */
    public static String oneLine(String text) {
        StringBuilder out = new StringBuilder();
        text.strip().codePoints().forEach(c -> {
            if (!Character.isISOControl(c)) out.appendCodePoint(c);
            else if (c == '\n' || c == '\t') out.append(' ');
            else if (c != '\r') out.append('?');
        });
        return out.toString();
    }
}
