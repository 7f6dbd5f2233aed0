package dev.kumite.agents.ntuple;

import dev.kumite.games.Game;
import dev.kumite.games.Position;
import dev.kumite.games.Result;
import dev.kumite.games.Rng;
import java.util.Arrays;

/**
 * One thread's games of self-play, from which the network learns by TD(λ) in its forward view: when a game is over,
 * every position on the way is drawn towards its λ-return, worked out from the end backwards (Sutton and Barto 2018,
 * 12.1), with the values that the positions had when they were played.
 */
final class Lesson {
    /** A game that is not over after so many plies is broken off. */
    private static final int LONGEST = 300;

    private final Network network;
    private final Network.Sight sight;
    private final Method method;
    private final Lookahead lookahead;
    private final int readings;

    /** The places of the weights of all positions of the game. */
    private int[] found;

    private final double[] values = new double[LONGEST];
    /** What the best move was worth to the player to move. */
    private final double[] best = new double[LONGEST];

    private final boolean[] explored = new boolean[LONGEST];
    /** What each position should have been worth. */
    private final double[] wanted = new double[LONGEST];

    /**
     * How to learn.
     *
     * @param step how far a value moves towards what it should have been, at first
     * @param lambda how far the later game decides instead of the next position
     * @param epsilon how often a random move is played
     * @param depth how many plies the players look ahead
     */
    record Method(double step, double lambda, double epsilon, int depth) {}

    Lesson(Game game, Network network, Method method) {
        this.network = network;
        this.method = method;
        sight = network.new Sight();
        lookahead = new Lookahead(game, sight, method.depth());
        readings = network.tuples().readings();
        found = new int[64 * readings];
    }

    /** Plays a game on from here, learns from it, and returns how many plies it had. */
    int play(Position position, Rng rng) {
        int plies = 0;
        while (plies < LONGEST && position.result() == Result.ONGOING) {
            note(position, plies);
            int move = lookahead.choose(position, rng);
            best[plies] = lookahead.value();
            explored[plies] = best[plies] < 1 && rng.real() < method.epsilon();
            if (explored[plies]) move = lookahead.anyMove(rng);
            plies++;
            position.make(move);
        }
        learn(plies);
        return plies;
    }

    private void note(Position position, int ply) {
        if (found.length < (ply + 1) * readings) found = Arrays.copyOf(found, 2 * found.length);
        sight.find(position, found, ply * readings);
        values[ply] = position.canWin() ? 1 : network.value(found, ply * readings);
    }

    private void learn(int plies) {
        returns(best, explored, plies, method.lambda(), wanted);
        for (int ply = plies - 1; ply >= 0; ply--)
            if (values[ply] < 1) network.learn(found, ply * readings, wanted[ply] - values[ply], method.step());
    }

    /**
     * The λ-returns of a game, for the player to move each time: G = (1 − λ) · best − λ · G of the next position. The last
     * position's is what its best move is worth; so is that of a position where a random move was played, which says
     * nothing about the position before it.
     */
    static void returns(double[] best, boolean[] explored, int plies, double lambda, double[] out) {
        for (int ply = plies - 1; ply >= 0; ply--) {
            boolean cut = ply == plies - 1 || explored[ply];
            out[ply] = cut ? best[ply] : (1 - lambda) * best[ply] - lambda * out[ply + 1];
        }
    }
}
