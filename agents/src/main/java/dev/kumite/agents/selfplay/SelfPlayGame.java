package dev.kumite.agents.selfplay;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Thinking;
import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * One game of an agent against itself: its moves, its result, and the agent's values of the quiet positions on the way.
 * As text it is one line, {@code number TAB result TAB start TAB move:value move …}, numbers in base 36; a move without a
 * value was random or was played in a position that teaches an evaluation nothing.
 */
public final class SelfPlayGame {
    /** The value of a certain win, as it is stored. */
    private static final double WON = 10_000;

    private static final int NO_VALUE = Integer.MIN_VALUE;
    private static final int MAX_PLIES = 200;
    private static final int RADIX = 36;

    private final int number;
    private final int result;
    private final String start;
    private final int[] moves;
    private final int[] values;

    /** Is shown the quiet positions of a game. */
    @FunctionalInterface
    public interface Visitor {
        /**
         * Sees one position.
         *
         * @param position not to be kept: the replay continues with it
         * @param value what the agent expected for the player to move, −1 to 1
         */
        void visit(Position position, double value);
    }

    private SelfPlayGame(int number, int result, String start, int[] moves, int[] values) {
        this.number = number;
        this.result = result;
        this.start = start;
        this.moves = moves;
        this.values = values;
    }

    /**
     * Plays game {@code number}: some random plies, at most {@code opening} and at least half as many, then the agent
     * against itself. The seed decides everything.
     */
    public static SelfPlayGame play(Game game, AgentMaker maker, int opening, long seed, int number) {
        Rng rng = new Rng(Rng.mix(seed) + number);
        Position position = game.opening(number, rng.next());
        String start = game.notation().write(position);
        int[] moves = new int[MAX_PLIES];
        int[] values = new int[MAX_PLIES];
        int plies = 0;
        try (Agent zero = maker.create(game, rng.next());
                Agent one = maker.create(game, rng.next())) {
            int randomPlies = randomPlies(opening, rng);
            for (; plies < MAX_PLIES && position.result() == Result.ONGOING; plies++) {
                int move;
                values[plies] = NO_VALUE;
                if (plies < randomPlies) move = position.playoutMove(rng, Policy.RANDOM);
                else {
                    Choice choice = (position.sideToMove() == 0 ? zero : one).choose(position, Thinking.unwatched());
                    move = choice.move();
                    if (isQuiet(position, choice)) values[plies] = (int) Math.round(WON * choice.value());
                }
                moves[plies] = move;
                position.make(move);
                zero.played(move);
                one.played(move);
            }
        }
        int result = position.result() == Result.ONGOING ? Result.DRAW : position.result();
        return new SelfPlayGame(number, result, start, Arrays.copyOf(moves, plies), Arrays.copyOf(values, plies));
    }

    /** With how many random plies a game begins: at most so many, and at least half of that. */
    public static int randomPlies(int most, Rng rng) {
        return most / 2 + rng.below((most + 1) / 2 + 1);
    }

    /** Positions in the middle of an exchange or decided by search teach an evaluation nothing. */
    private static boolean isQuiet(Position position, Choice choice) {
        return choice.winIn().isEmpty() && !position.captures(choice.move()) && !position.threatened();
    }

    public int number() {
        return number;
    }

    /** 1 if this side won, 0 if the other did, ½ for a draw. */
    public double resultFor(int side) {
        int winner = Result.winner(result);
        return winner < 0 ? 0.5 : winner == side ? 1 : 0;
    }

    /** Replays the game and shows the positions that have a value. */
    public void replay(Game game, Visitor visitor) {
        Position position = game.notation().read(start);
        for (int ply = 0; ply < moves.length; ply++) {
            if (values[ply] != NO_VALUE) visitor.visit(position, values[ply] / WON);
            position.make(moves[ply]);
        }
    }

    /** Each position in which a move was made, in order. */
    public List<Position> positions(Game game) {
        List<Position> positions = new ArrayList<>();
        Position position = game.notation().read(start);
        for (int move : moves) {
            positions.add(position.copy());
            position.make(move);
        }
        return positions;
    }

    String line() {
        StringBuilder line = new StringBuilder()
                .append(number)
                .append('\t')
                .append(result)
                .append('\t')
                .append(start)
                .append('\t');
        for (int ply = 0; ply < moves.length; ply++) {
            if (ply > 0) line.append(' ');
            line.append(Integer.toString(moves[ply], RADIX));
            if (values[ply] != NO_VALUE) line.append(':').append(Integer.toString(values[ply], RADIX));
        }
        return line.toString();
    }

    static SelfPlayGame parse(String line) {
        try {
            String[] parts = line.split("\t", -1);
            String[] plies = parts[3].isEmpty() ? new String[0] : parts[3].split(" ");
            int[] moves = new int[plies.length];
            int[] values = new int[plies.length];
            for (int ply = 0; ply < plies.length; ply++) {
                int colon = plies[ply].indexOf(':');
                moves[ply] = Integer.parseInt(colon < 0 ? plies[ply] : plies[ply].substring(0, colon), RADIX);
                values[ply] = colon < 0 ? NO_VALUE : Integer.parseInt(plies[ply].substring(colon + 1), RADIX);
            }
            return new SelfPlayGame(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]), parts[2], moves, values);
        } catch (NumberFormatException | IndexOutOfBoundsException e) {
            throw new BadInput(BadInput.quoted(line) + " is not a game; without this line it is played again");
        }
    }
}
