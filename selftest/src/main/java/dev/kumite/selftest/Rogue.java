package dev.kumite.selftest;

import dev.kumite.agents.Agent;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Thinking;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/** Plays random moves until it does what no agent should, in one of its methods. */
final class Rogue implements Agent {
    private final Game game;
    private final Deed deed;
    private final Moment moment;
    private final Rng rng;
    private int calls;

    /** When it does it. */
    enum Moment {
        CREATE,
        CHOOSE,
        PLAYED,
        CLOSE
    }

    /** What it does; {@code caught} where the umpire must notice, in every game. */
    enum Deed {
        UNCHECKED(true),
        CHECKED(true),
        ERROR(true),
        RECURSION(true),
        HANG(true),
        MEMORY(false),
        INTERRUPT(false),
        THREADS(false),
        EXIT(false),
        ILLEGAL(true),
        NOTHING(true);

        private final boolean caught;

        Deed(boolean caught) {
            this.caught = caught;
        }

        boolean isCaught() {
            return caught;
        }

        /** Only an answer can be wrong. */
        boolean fits(Moment moment) {
            return moment == Moment.CHOOSE || this != ILLEGAL && this != NOTHING;
        }
    }

    Rogue(Game game, Deed deed, Moment moment, long seed) {
        this.game = game;
        this.deed = deed;
        this.moment = moment;
        this.rng = new Rng(seed);
        misbehave(Moment.CREATE);
    }

    @Override
    @SuppressWarnings("NullAway") // that is the deed
    public Choice choose(Position position, Thinking thinking) {
        int[] moves = game.moves(position);
        Choice legal = Choice.of(moves[rng.below(moves.length)], 0, List.of());
        boolean now = misbehave(Moment.CHOOSE);
        if (now && deed == Deed.NOTHING) return null;
        return now && deed == Deed.ILLEGAL ? Choice.of(Integer.MAX_VALUE, 0, List.of()) : legal;
    }

    @Override
    public void played(int move) {
        misbehave(Moment.PLAYED);
    }

    @Override
    public void close() {
        misbehave(Moment.CLOSE);
    }

    /** Whether this was the moment; from the second call on where there are many. */
    private boolean misbehave(Moment now) {
        if (now != moment) return false;
        boolean repeated = now == Moment.CHOOSE || now == Moment.PLAYED;
        if (repeated && ++calls < 2) return false;
        switch (deed) {
            case UNCHECKED -> throw new IllegalStateException("a rogue's exception\nof two lines");
            case CHECKED -> throw Rogue.<RuntimeException>unchecked(new Exception("a rogue's checked exception"));
            case ERROR -> throw new AssertionError("a rogue's error");
            case RECURSION -> recur(0);
            case HANG -> hang();
            case MEMORY -> fill();
            case INTERRUPT -> Thread.currentThread().interrupt();
            case THREADS -> new Thread(Rogue::hang, "a rogue's thread").start();
            case EXIT -> System.exit(0);
            case ILLEGAL, NOTHING -> {
                // They answer.
            }
        }
        return true;
    }

    /** Lets a checked exception pass where the compiler sees none. */
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    private static <E extends Throwable> E unchecked(Throwable any) throws E {
        throw (E) any;
    }

    @SuppressWarnings("InfiniteRecursion") // that is the deed
    private static long recur(long depth) {
        return 1 + recur(depth + 1) + recur(depth + 2);
    }

    private static void hang() {
        CountDownLatch never = new CountDownLatch(1);
        while (true)
            try {
                never.await();
            } catch (InterruptedException e) {
                // It does not listen.
            }
    }

    @SuppressWarnings("ModifiedButNotUsed") // that is the deed
    private static void fill() {
        List<long[]> all = new ArrayList<>();
        while (true) all.add(new long[1 << 16]);
    }
}
