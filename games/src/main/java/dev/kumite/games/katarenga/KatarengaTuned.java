package dev.kumite.games.katarenga;

import dev.kumite.games.core.Position;
import dev.kumite.games.evaluation.Tunable;
import dev.kumite.games.evaluation.Tuned;
import dev.kumite.games.evaluation.Weights;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Pawns by tile and by how far they have advanced, and what those that left the board brought; tuned on self-play. */
final class KatarengaTuned extends Tuned {
    private static final int PLACES = Tile.values().length * Layout.STAGES;
    private static final int POINT = PLACES;

    private final String scored;

    /** @param scored what a pawn that left the board has brought: a point or a camp */
    private KatarengaTuned(String scored, int[] weights) {
        super(nameWeights(scored), weights);
        this.scored = scored;
    }

    static KatarengaTuned shipped() {
        return shipped("point", "tuned.txt");
    }

    /** For the published rules. */
    static KatarengaTuned published() {
        return shipped("camp", "published.txt");
    }

    private static KatarengaTuned shipped(String scored, String resource) {
        return new KatarengaTuned(scored, Weights.shipped(KatarengaTuned.class, resource, nameWeights(scored)));
    }

    private static List<String> nameWeights(String scored) {
        List<String> names = new ArrayList<>();
        for (Tile tile : Tile.values())
            for (int stage = 0; stage < Layout.STAGES; stage++) names.add("pawn-" + tile + "-stage" + stage);
        names.add(scored);
        return List.copyOf(names);
    }

    @Override
    public String help() {
        return "pawns by tile and advance, " + scored + "s; a pawn is worth about 100; tuned on self-play";
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
        return new KatarengaTuned(scored, other);
    }
}
