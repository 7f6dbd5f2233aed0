package dev.kumite.games;

/** Why a game is over, so that tables can count the ways of winning. */
public enum Ending {
    NONE("the game goes on"),
    /** Onitama: the enemy master is captured. */
    STONE("by capturing the master"),
    /** Onitama: the own master reaches the enemy temple. */
    STREAM("by the temple"),
    /** Katarenga: two points scored by pawns taken off. */
    POINTS("by points"),
    /** Katarenga: the other side has no pawns left, and those that remain make two points. */
    ELIMINATION("by elimination"),
    /** Katarenga: no pawn is left and nobody has two points. */
    EXHAUSTED("no pawn is left"),
    /** Katarenga: neither side can move. The rules name it; a test proves that it cannot come up. */
    BLOCKED("neither side can move"),
    /** Checkers: the player to move cannot. */
    NO_MOVE("because the other side cannot move"),
    /** Checkers: the same position with the same side to move for the third time. */
    REPETITION("the position has come up for the third time"),
    /** Checkers: 80 plies without a capture or a man's move. */
    EIGHTY_PLIES("80 plies without a capture or a man's move"),
    /** The match's judgement: the ply cap was reached. */
    UNFINISHED("the ply cap was reached"),
    /** The match's judgement: an agent answered a move that is not legal. */
    ILLEGAL_MOVE("because the other side answered an illegal move"),
    /** The match's judgement: an agent broke down. */
    FAILED("because the other side failed"),
    /** The match's judgement: an agent took longer over a move than it may. */
    OVERTIME("because the other side ran out of time"),
    /** The match's judgement: the same, and the agent's thread could not be stopped. */
    HANGING("because the other side hung"),
    /** The match's judgement: both agents had long agreed who wins. */
    ADJUDICATED("by adjudication"),
    /** A player gave up. */
    RESIGNED("by resignation"),
    /** The players called it a draw; also what a record says that gives a draw and no reason. */
    AGREED("the players agreed");

    private final String phrase;

    Ending(String phrase) {
        this.phrase = phrase;
    }

    /** The reason in words, to stand behind "Blue wins" or "Draw:". */
    public String phrase() {
        return phrase;
    }

    /** The reason as one word for tables and JSON: {@code no-move}, {@code eighty-plies}. */
    public String word() {
        return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }

    /** The ending with this {@link #word}. */
    public static Ending ofWord(String word) {
        return valueOf(word.toUpperCase(java.util.Locale.ROOT).replace('-', '_'));
    }
}
