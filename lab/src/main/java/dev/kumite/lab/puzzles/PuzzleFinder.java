package dev.kumite.lab.puzzles;

import dev.kumite.agents.Agent;
import dev.kumite.agents.Agents;
import dev.kumite.agents.Thinking;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.oracle.Oracle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Decides whether a position is a puzzle. By search: one move wins within some plies, no other within two more, and both
 * are proven. By tablebase: one move wins, and no other does however long it takes. For one thread.
 */
final class PuzzleFinder {
    /** A win in one ply is no puzzle. */
    private static final int SHORTEST = 3;

    private static final int FEWEST_MOVES = 3;
    private static final int LONGEST_LINE = 9;
    private static final int DEEPEST_GRADE = 10;

    private final Game game;
    private final int limit;
    private final @Nullable Oracle oracle;
    private final WinProof proof;
    private final Agents agents = Agents.shipped();

    /** @param limit the longest win that is looked for, in plies; odd */
    PuzzleFinder(Game game, int limit, @Nullable Oracle oracle) {
        this.game = game;
        this.limit = limit;
        this.oracle = oracle;
        proof = new WinProof(game);
    }

    /** The puzzle that a position is by search, if it is one. */
    Optional<Puzzle> bySearch(Position position) {
        int[] moves = game.moves(position);
        if (moves.length < FEWEST_MOVES) return Optional.empty();
        proof.forget();
        int plies = proof.winsIn(position, limit);
        if (plies < SHORTEST) return Optional.empty();
        int winning = Oracle.NO_MOVE;
        for (int move : moves) {
            position.make(move);
            boolean wins = proof.loses(position, plies - 1);
            boolean later = wins || proof.loses(position, plies + 1) || exact(position) == Oracle.LOSS;
            position.unmake();
            if (later && (!wins || winning != Oracle.NO_MOVE)) return Optional.empty();
            if (wins) winning = move;
        }
        return Optional.of(new Puzzle(write(position), plies, searchedLine(position, winning, plies), "search"));
    }

    private int exact(Position position) {
        return oracle == null ? Oracle.UNKNOWN : oracle.exact(position);
    }

    private String write(Position position) {
        return game.notation().write(position);
    }

    /** The winning move, the replies that hold out longest, and the fastest wins against them. */
    private List<String> searchedLine(Position position, int first, int plies) {
        List<String> line = new ArrayList<>();
        Position now = position.copy();
        play(now, first, line);
        for (int left = plies - 1; left > 0 && now.result() == Result.ONGOING; left--) {
            int best = game.moves(now)[0];
            int bestPlies = left % 2 == 0 ? -1 : Integer.MAX_VALUE;
            for (int move : game.moves(now)) {
                now.make(move);
                int lasts = now.result() != Result.ONGOING
                        ? 0
                        : left % 2 == 0 ? proof.winsIn(now, left) : lostIn(now, left);
                now.unmake();
                if (left % 2 == 0 ? lasts > bestPlies : lasts < bestPlies) {
                    bestPlies = lasts;
                    best = move;
                }
            }
            play(now, best, line);
        }
        return line;
    }

    /** In how many plies the player to move is lost; very many where he is not. */
    private int lostIn(Position position, int limit) {
        for (int plies = 2; plies <= limit; plies += 2) if (proof.loses(position, plies)) return plies;
        return Integer.MAX_VALUE;
    }

    private void play(Position position, int move, List<String> line) {
        line.add(game.notation().writeMove(position, move));
        position.make(move);
    }

    /** The puzzle that a position is by the tablebase, if it is one. */
    Optional<Puzzle> byTablebase(Position position, Oracle tables) {
        int[] moves = game.moves(position);
        if (moves.length < FEWEST_MOVES || tables.value(position) != Oracle.WIN) return Optional.empty();
        int winning = Oracle.NO_MOVE;
        for (int move : moves) {
            position.make(move);
            int value = tables.exact(position);
            position.unmake();
            if (value == Oracle.UNKNOWN || value == Oracle.LOSS && winning != Oracle.NO_MOVE) return Optional.empty();
            if (value == Oracle.LOSS) winning = move;
        }
        int grade = depthThatFinds(position, winning);
        if (grade < SHORTEST) return Optional.empty();
        return Optional.of(new Puzzle(write(position), grade, exactLine(position, winning, tables), "tablebase"));
    }

    /** The smallest depth from which on a plain search plays the move. */
    private int depthThatFinds(Position position, int move) {
        for (int depth = DEEPEST_GRADE; depth > 0; depth--)
            try (Agent agent = agents.parse("alphabeta(depth=" + depth + ")").create(game, 1)) {
                if (agent.choose(position.copy(), Thinking.unwatched()).move() != move) return depth + 1;
            }
        return 1;
    }

    /** The winning move and the way that the tables know, against replies after which it is longest. */
    private List<String> exactLine(Position position, int first, Oracle tables) {
        List<String> line = new ArrayList<>();
        Position now = position.copy();
        play(now, first, line);
        while (line.size() < LONGEST_LINE && now.result() == Result.ONGOING) {
            int move = line.size() % 2 == 0 ? tables.winningMove(now) : stubborn(now, tables);
            if (move == Oracle.NO_MOVE) break;
            play(now, move, line);
        }
        return line;
    }

    private int stubborn(Position position, Oracle tables) {
        int best = game.moves(position)[0];
        int longest = -1;
        for (int move : game.moves(position)) {
            position.make(move);
            int plies = position.result() == Result.ONGOING ? tables.winningPlies(position) : 0;
            position.unmake();
            if (plies > longest) {
                longest = plies;
                best = move;
            }
        }
        return best;
    }
}
