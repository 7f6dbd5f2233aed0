package dev.kumite.agents.ntuple;

import dev.kumite.agents.Agent;
import dev.kumite.agents.learn.Learner.Student;
import dev.kumite.agents.ntuple.NTupleLearner.Method;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import java.util.Arrays;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The training games of one thread, from which the network learns by TD(λ) in its forward view: after each game, the
 * value of every position on the way is moved towards its λ-return, computed backwards from the end (Sutton and Barto
 * 2018, 12.1) with the values that the best moves had when they were played.
 */
final class TrainingGames implements Student {
    private final Network network;
    private final Network.Sight sight;
    private final Method method;
    private final TrainingSearch search;
    private final BooleanSupplier stop;
    private final int readings;
    private final int longest;

    /** The places of the weights of all positions of the game. */
    private int[] found;

    /** Whether the player to move could win at once: there is nothing to learn. */
    private final boolean[] won;
    /** What the best move was worth to the player to move. */
    private final double[] best;
    /** Whether another move was played. */
    private final boolean[] strayed;
    /** What each position should have been worth. */
    private final double[] wanted;

    TrainingGames(Game game, Network network, Method method, BooleanSupplier stop) {
        this.network = network;
        this.method = method;
        this.stop = stop;
        sight = network.new Sight();
        search = new TrainingSearch(game, sight, method.ahead());
        readings = network.tuples().readings();
        longest = game.plyCap();
        found = new int[64 * readings];
        won = new boolean[longest];
        best = new double[longest];
        strayed = new boolean[longest];
        wanted = new double[longest];
    }

    @Override
    public int play(Position position, Rng rng, @Nullable Agent opponent, int side) {
        int plies = 0;
        while (plies < longest && position.result() == Result.ONGOING && !stop.getAsBoolean()) {
            note(position, plies);
            int liked = search.choose(position, rng);
            best[plies] = search.value();
            int move = opponent != null && position.sideToMove() != side
                    ? opponent.pick(position)
                    : perhapsAny(liked, best[plies], rng);
            strayed[plies++] = move != liked;
            position.make(move);
            if (opponent != null) opponent.played(move);
        }
        learn(plies);
        return position.result();
    }

    private void note(Position position, int ply) {
        if (found.length < (ply + 1) * readings) found = Arrays.copyOf(found, 2 * found.length);
        sight.find(position, found, ply * readings);
        won[ply] = position.canWin();
    }

    /** Now and then any move; but a win is taken. */
    private int perhapsAny(int liked, double value, Rng rng) {
        return value < 1 && rng.real() < method.epsilon() ? search.anyMove(rng) : liked;
    }

    /**
     * The positions of a game have most of their weights in common. So each is judged anew before it is learned: with the
     * values of the time when they were played, all would correct the same error, and together far too much.
     */
    private void learn(int plies) {
        returns(best, strayed, plies, method.lambda(), wanted);
        for (int ply = plies - 1; ply >= 0; ply--) {
            if (won[ply]) continue;
            int at = ply * readings;
            network.learn(found, at, wanted[ply] - network.value(found, at), method.step());
        }
    }

    /**
     * The λ-returns of a game, for the player to move each time: G = (1 − λ) · best − λ · G of the next position. The last
     * position's is what its best move is worth; so is that of a position where another move was played, which says
     * nothing about the position before it.
     */
    static void returns(double[] best, boolean[] strayed, int plies, double lambda, double[] out) {
        for (int ply = plies - 1; ply >= 0; ply--) {
            boolean cut = ply == plies - 1 || strayed[ply];
            out[ply] = cut ? best[ply] : (1 - lambda) * best[ply] - lambda * out[ply + 1];
        }
    }
}
