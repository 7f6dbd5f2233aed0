package dev.kumite.lab.speed;

import com.fasterxml.jackson.annotation.JsonIgnore;
import dev.kumite.games.Game;
import dev.kumite.games.Perft;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Leaf nodes counted depth by depth, for {@code kumite perft}; the figures at the top are those of the last depth. */
public record PerftReport(
        String game,
        String position,
        int depth,
        long nodes,
        double seconds,
        double nodesPerSecond,
        List<Level> depths,
        List<Branch> divide,
        @JsonIgnore Task task) {
    private static final String ROW = "%5s  %18s  %10s  %15s";
    public static final String HEAD = String.format(Locale.ROOT, ROW, "depth", "nodes", "seconds", "nodes/s");

    /** One depth. */
    public record Level(int depth, long nodes, double seconds, double nodesPerSecond) {}

    /** The nodes below one move. */
    public record Branch(String move, long nodes) {}

    /** What is counted, by how many threads. */
    record Task(Game game, Position position, int threads) {
        Level level(int depth) {
            long start = System.nanoTime();
            long nodes = count(depth);
            double seconds = (System.nanoTime() - start) / 1e9;
            return new Level(depth, nodes, seconds, nodes / Math.max(seconds, 1e-9));
        }

        private long count(int depth) {
            if (threads == 1 || position.result() != Result.ONGOING)
                return new Perft(game, position.copy(), depth).count(depth);
            return Arrays.stream(Perft.divide(game, position, depth, threads)).sum();
        }

        List<Branch> branches(int depth) {
            int[] moves = game.moves(position);
            long[] nodes = Perft.divide(game, position, depth, threads);
            List<Branch> branches = new ArrayList<>();
            for (int i = 0; i < moves.length; i++)
                branches.add(new Branch(game.notation().writeMove(position, moves[i]), nodes[i]));
            return branches;
        }
    }

    /** Before the first depth. */
    public static PerftReport of(Game game, Position position, int threads) {
        String text = game.notation().write(position);
        return new PerftReport(game.text(), text, 0, 1, 0, 0, List.of(), List.of(), new Task(game, position, threads));
    }

    /** With the next depth counted. */
    public PerftReport deeper() {
        Level next = task.level(depth + 1);
        List<Level> levels = new ArrayList<>(depths);
        levels.add(next);
        return new PerftReport(
                game, position, next.depth, next.nodes, next.seconds, next.nodesPerSecond, levels, divide, task);
    }

    /** With the nodes of the last depth below each move. */
    public PerftReport divided() {
        List<Branch> branches = task.branches(depth);
        return new PerftReport(game, position, depth, nodes, seconds, nodesPerSecond, depths, branches, task);
    }

    public String lastLine() {
        String time = String.format(Locale.ROOT, "%.3f", seconds);
        return String.format(Locale.ROOT, ROW, depth, grouped(nodes), time, grouped(Math.round(nodesPerSecond)));
    }

    /** The nodes below each move, for a reader. */
    public List<String> branches() {
        return divide.stream()
                .map(branch -> branch.move() + ": " + grouped(branch.nodes()))
                .toList();
    }

    private static String grouped(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }
}
