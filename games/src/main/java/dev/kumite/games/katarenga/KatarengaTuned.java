package dev.kumite.games.katarenga;

import dev.kumite.games.core.Position;
import dev.kumite.games.evaluation.Tunable;
import dev.kumite.games.evaluation.Tuned;
import dev.kumite.games.evaluation.Weights;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Pawns by tile and by how far they have advanced, and points, by weights tuned on self-play. */
final class KatarengaTuned extends Tuned {
    private static final int PLACES = Tile.values().length * Layout.STAGES;
    private static final int POINT = PLACES;
    private static final List<String> NAMES = nameWeights();

    KatarengaTuned(int[] weights) {
        super(NAMES, weights);
    }

    static KatarengaTuned shipped() {
        return new KatarengaTuned(Weights.shipped(KatarengaTuned.class, "tuned.txt", NAMES));
    }

    private static List<String> nameWeights() {
        List<String> names = new ArrayList<>();
        for (Tile tile : Tile.values())
            for (int stage = 0; stage < Layout.STAGES; stage++) names.add("pawn-" + tile + "-stage" + stage);
        names.add("point");
        return List.copyOf(names);
    }

    @Override
    public String help() {
        return "pawns by tile and advance, points; a pawn is worth about 100; tuned on self-play";
    }

    @Override
    public int score(Position position) {
        TiledBoard p = (TiledBoard) position;
        int side = p.sideToMove();
        return p.placed(side, weights)
                - p.placed(1 - side, weights)
                + weights[POINT] * (p.points(side) - p.points(1 - side));
    }

    @Override
    public void features(Position position, int[] out) {
        TiledBoard p = (TiledBoard) position;
        Arrays.fill(out, 0);
        for (int of = 0; of < 2; of++) {
            int sign = of == p.sideToMove() ? 1 : -1;
            byte[] places = p.layout().places(of);
            for (int square = 0; square < places.length; square++) if (p.holds(of, square)) out[places[square]] += sign;
            out[POINT] += sign * p.points(of);
        }
    }

    @Override
    public Tunable with(int[] other) {
        return new KatarengaTuned(other);
    }
}
