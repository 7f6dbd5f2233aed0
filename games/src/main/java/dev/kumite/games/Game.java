package dev.kumite.games;

import dev.kumite.base.BadInput;
import dev.kumite.games.core.Position;
import dev.kumite.games.evaluation.Evaluation;
import dev.kumite.games.pattern.Inputs;
import dev.kumite.games.pattern.MoveRows;
import dev.kumite.games.pattern.Patterns;
import dev.kumite.games.picture.Drawing;
import dev.kumite.games.picture.GamePicture;
import dev.kumite.games.picture.MoveShape;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A game with its options set: {@code onitama(size=7)}. Immutable. */
public interface Game {

    /** The game's name without options. */
    String name();

    /** Name and the options that were given, in the form {@link Games#parse} reads. */
    String text();

    /** The rules by name: that of the game, or another where an option changes more than the board and the start. */
    default String rules() {
        return name();
    }

    /** "Blue", "Red" … */
    String sideName(int side);

    /** The start position that belongs to this seed; the same on every machine. */
    Position start(long seed);

    /** The start of the {@code number}-th pair of a match: where a game has pinned openings, these in turn. */
    default Position opening(int number, long seed) {
        return start(seed);
    }

    /** The positions from which a game can begin, for a survey; empty where there is only one. */
    default Optional<Starts> starts() {
        return Optional.empty();
    }

    /** What the shipped atlas says of a start; empty for all other positions, and where there is no atlas. */
    default Optional<Chance> chance(Position position) {
        return Optional.empty();
    }

    Notation notation();

    /** After this many plies a match counts a game as unfinished, unless the match has its own cap. */
    int plyCap();

    /** No position has more moves than this: the room a searcher must leave in its move arena. */
    int maxMoves();

    /** The evaluations of this game; the first is the default. */
    List<Evaluation> evaluations();

    /**
     * The evaluation of this name; {@code default} is the first, {@code tuned@FILE} one with the weights of a file, and
     * {@code net@FILE} or {@code ntuple@FILE} a trained network.
     */
    default Evaluation evaluation(String name) {
        return Evaluations.named(this, name);
    }

    /** How this game shows its positions to a learner of patterns. */
    default Patterns patterns() {
        throw new BadInput("'" + name() + "' does not show its positions as patterns, so no network can learn it");
    }

    /** How this game shows its positions to a small network. */
    default Inputs inputs() {
        throw new BadInput("'" + name() + "' does not show its positions to networks");
    }

    /** How this game shows its moves to a network that guesses which are good. */
    default MoveRows moveRows() {
        throw new BadInput("'" + name() + "' does not show its moves to networks");
    }

    /** The legal moves of a position as an array of its own: for the edges, never for a search. */
    default int[] moves(Position position) {
        int[] out = new int[maxMoves()];
        return Arrays.copyOf(out, position.moves(out, 0));
    }

    /** How the game looks with these options. */
    default GamePicture picture() {
        return Games.type(name()).picture();
    }

    /** The position as a picture. */
    Drawing draw(Position position);

    /**
     * The position that looks like this: {@link #draw} the other way round. Squares that are not mentioned are empty, and
     * notes are ignored. Throws {@link BadInput} if the position cannot occur in a game.
     */
    Position arrange(Drawing drawing, int sideToMove);

    /** What a legal move of this position does on the board. */
    MoveShape shape(Position position, int move);

    /** All cards from which a position can be set up; empty in games without cards. */
    default List<Face> cards() {
        return List.of();
    }

    /**
     * A card as it is printed.
     *
     * @param deck the deck that it belongs to
     * @param stamp the side whose colour it bears
     * @param offsets (right, forward) pairs as its holder sees them
     */
    record Face(String name, String deck, int stamp, List<Drawing.Step> offsets) {}
}
