package dev.kumite.games.core;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Why a game is over, so that tables can count the ways of winning. Each game declares its own endings as constants;
 * the endings that every game can have, by the umpire or the players, are here. A word means the same ending in all
 * games, and there is one object for it: compare with {@code ==}.
 */
public final class Ending implements Comparable<Ending> {
    private static final Map<String, Ending> DECLARED = new ConcurrentHashMap<>();
    private static final AtomicInteger COUNT = new AtomicInteger();
    /** The endings of every game come after those of any one game. */
    private static final int COMMON = 1 << 20;

    public static final Ending NONE = declare("none", "the game goes on", false, -1);
    /** The umpire's: the ply cap was reached. */
    public static final Ending UNFINISHED = common("unfinished", "the ply cap was reached");
    /** The umpire's: an agent answered a move that is not legal. */
    public static final Ending ILLEGAL_MOVE = common("illegal-move", "because the other side answered an illegal move");
    /** The umpire's: an agent broke down. */
    public static final Ending FAILED = common("failed", "because the other side failed");
    /** A player ran out of time; the umpire's where an agent took longer over a move than it may. */
    public static final Ending OVERTIME = common("overtime", "on time");
    /** The umpire's: the same, and the agent's thread could not be stopped. */
    public static final Ending HANGING = common("hanging", "because the other side hung");
    /** The umpire's: both agents had long agreed who wins. */
    public static final Ending ADJUDICATED = common("adjudicated", "by adjudication");
    /** A player gave up. */
    public static final Ending RESIGNED = common("resigned", "by resignation");
    /** The players called it a draw; also what a record says that gives a draw and no reason. */
    public static final Ending AGREED = common("agreed", "the players agreed");

    private final String word;
    private final String phrase;
    private final boolean byHistory;
    private final int order;

    private Ending(String word, String phrase, boolean byHistory, int order) {
        this.word = word;
        this.phrase = phrase;
        this.byHistory = byHistory;
        this.order = order;
    }

    /** An ending of a game. */
    public static Ending of(String word, String phrase) {
        return declare(word, phrase, false, COUNT.getAndIncrement());
    }

    /** An ending of a game that depends on earlier positions, such as a repetition. */
    public static Ending byHistory(String word, String phrase) {
        return declare(word, phrase, true, COUNT.getAndIncrement());
    }

    private static Ending common(String word, String phrase) {
        return declare(word, phrase, false, COMMON + COUNT.getAndIncrement());
    }

    private static Ending declare(String word, String phrase, boolean byHistory, int order) {
        if (!word.matches("[a-z][a-z0-9]*(-[a-z0-9]+)*"))
            throw new IllegalArgumentException(
                    "'" + word + "' is not a valid word for an ending; lower-case letters and hyphens are");
        Ending known = DECLARED.computeIfAbsent(word, absent -> new Ending(word, phrase, byHistory, order));
        if (!known.phrase.equals(phrase) || known.byHistory != byHistory)
            throw new IllegalArgumentException("the ending '" + word + "' already means '" + known.phrase
                    + "'; use the same phrase, or another word");
        return known;
    }

    /** The reason as one word for tables and JSON: {@code no-move}, {@code eighty-plies}. */
    public String word() {
        return word;
    }

    /** The reason in words, to stand behind "Blue wins" or "Draw:". */
    public String phrase() {
        return phrase;
    }

    /**
     * Whether it depends on earlier positions, which a position's text does not carry; the record of a game may
     * continue after it.
     */
    public boolean isByHistory() {
        return byHistory;
    }

    /** A game's own endings first, in the order in which it declares them. */
    @Override
    public int compareTo(Ending other) {
        return Integer.compare(order, other.order);
    }

    @Override
    public String toString() {
        return word;
    }
}
