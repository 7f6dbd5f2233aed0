package dev.kumite.games;

import dev.kumite.spec.BadInput;
import dev.kumite.spec.Nearest;
import java.util.Arrays;
import java.util.List;

/** One game with its options settled: {@code onitama(size=7)}. Immutable. */
public interface Game {

    /** The game's name without options. */
    String name();

    /** Name and the options that were given, in the form {@link Games#parse} reads. */
    String text();

    /** "Blue", "Red" … */
    String sideName(int side);

    /** The start position that belongs to this seed; the same on every machine. */
    Position start(long seed);

    /** The start of the {@code number}-th pair of a match: where a game has pinned openings, these in turn. */
    default Position opening(int number, long seed) {
        return start(seed);
    }

    Notation notation();

    /** After how many plies a match calls a game unfinished, unless it sets its own cap. */
    int plyCap();

    /** No position has more moves than this: the room a searcher must leave in its move arena. */
    int maxMoves();

    /** The judgements this game knows; the first is the default. */
    List<Evaluation> evaluations();

    /**
     * The evaluation of this name; {@code default} is the first, and {@code tuned@FILE} one with the weights of a file.
     */
    default Evaluation evaluation(String name) {
        if (name.equals("default")) return evaluations().get(0);
        int at = name.indexOf('@');
        if (at > 0) return Weights.from(name.substring(at + 1), evaluation(name.substring(0, at)));
        for (Evaluation evaluation : evaluations()) if (evaluation.name().equals(name)) return evaluation;
        List<String> names = evaluations().stream().map(Evaluation::name).toList();
        throw new BadInput("'" + name() + "' has no evaluation '" + name + "'; " + Nearest.hint(name, names));
    }

    /** The legal moves of a position as an array of its own: for the edges, never for a search. */
    default int[] moves(Position position) {
        int[] out = new int[maxMoves()];
        return Arrays.copyOf(out, position.moves(out, 0));
    }

    /** What there is to see. */
    Drawing draw(Position position);

    /**
     * The position that looks like this: {@link #draw} the other way round. Squares that are not mentioned are empty, and
     * notes are not looked at. Throws {@link BadInput} where no game could come to it.
     */
    Position arrange(Drawing drawing, int sideToMove);

    /** What a legal move of this position does on the board. */
    MoveShape shape(Position position, int move);

    /** All cards that a position may hold, for those who arrange one; empty in games without cards. */
    default List<Drawing.Card> cards() {
        return List.of();
    }
}
