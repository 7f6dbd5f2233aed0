package dev.kumite.lab.speed;

import dev.kumite.games.Game;
import dev.kumite.games.GameType;
import dev.kumite.games.Games;
import dev.kumite.games.Perft;
import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Rng;
import dev.kumite.spec.Spec;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** One line of the table: what is measured, on which game. */
record Row(String name, String unit, String game, Function<Game, Row.Workload> work) {
    /** A piece of work to be repeated while the clock runs. */
    interface Workload {
        /** Does the work once and returns how much it was, in the row's unit. */
        long run();
    }

    static final String DEAL = "deal=ox+boar/horse+elephant/crab, first=blue";

    /** All rows whose games and agents are in their registers. */
    static List<Row> all() {
        List<Row> rows = new ArrayList<>(games());
        rows.addAll(Searches.rows());

        List<String> known = Games.all().stream().map(GameType::name).toList();
        rows.removeIf(row -> !known.contains(Spec.parse(row.game).name()));
        return rows;
    }

    static Row named(String name) {
        return all().stream().filter(row -> row.name.equals(name)).findFirst().orElseThrow();
    }

    private static List<Row> games() {
        return List.of(
                playouts("checkers-random-playouts", "plies", "checkers", Policy.RANDOM),
                playouts("onitama-7x7-random-playouts", "plies", "onitama(size=7, " + DEAL + ")", Policy.RANDOM),
                playouts("onitama-5x5-greedy-playouts", "plies", "onitama(" + DEAL + ")", Policy.GREEDY),
                playouts("onitama-7x7-greedy-playouts", "plies", "onitama(size=7, " + DEAL + ")", Policy.GREEDY),
                playouts("onitama-9x9-greedy-playouts", "plies", "onitama(size=9, " + DEAL + ")", Policy.GREEDY),
                playouts("katarenga-8x8-random-playouts", "plies", "katarenga(size=8)", Policy.RANDOM),
                perft("onitama-5x5-perft-7", "onitama(" + DEAL + ")", 7),
                perft("checkers-perft-10", "checkers", 10));
    }

    private static Row playouts(String name, String unit, String game, Policy policy) {
        return new Row(name, unit, game, settled -> new Playouts(settled, policy));
    }

    private static Row perft(String name, String game, int depth) {
        return new Row(name, "nodes", game, settled -> {
            Perft perft = new Perft(settled, settled.start(1), depth);
            return () -> perft.count(depth);
        });
    }

    Workload workload() {
        return work.apply(Games.parse(game));
    }

    /** Playouts from the starts of a few seeds, in turn. */
    private static final class Playouts implements Workload {
        private static final int GAMES = 256;
        private static final int STARTS = 16;

        private final Policy policy;
        private final int plyCap;
        private final Position[] starts = new Position[STARTS];
        private final Position scratch;
        private final Rng rng = new Rng(1);

        Playouts(Game game, Policy policy) {
            this.policy = policy;
            this.plyCap = game.plyCap();
            for (int i = 0; i < STARTS; i++) starts[i] = game.start(i + 1);
            this.scratch = game.start(1);
        }

        @Override
        public long run() {
            long plies = 0;
            for (int game = 0; game < GAMES; game++) {
                scratch.become(starts[game % STARTS]);
                plies += scratch.playout(rng, policy, plyCap, null);
            }
            return plies;
        }
    }
}
