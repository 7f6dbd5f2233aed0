package dev.kumite.solver.katarenga;

import dev.kumite.solver.Counts;
import java.nio.ByteBuffer;

/** Solves one slice after the other, those with fewer pawns first. */
final class SliceSolver {
    private final Tables tables;
    private final Terrain terrain;

    SliceSolver(Tables tables, Terrain terrain) {
        this.tables = tables;
        this.terrain = terrain;
    }

    /** Solves a slice and puts it among the tables. */
    Counts solve(Slice slice) {
        byte[] codes = new byte[2 * slice.places()];
        Half white = new Half(terrain, 0, slice.white(), slice.black());
        Half black = new Half(terrain, 1, slice.black(), slice.white());
        Waves whiteWaves = new Waves(white, black, codes);
        Waves blackWaves = new Waves(black, white, codes);
        Opening whiteOpening = new Opening(tables, terrain, slice, white);
        Opening blackOpening = new Opening(tables, terrain, slice, black);
        whiteWaves.open(whiteOpening);
        blackWaves.open(blackOpening);
        boolean news = true;
        for (int distance = 2; news; distance += 2) {
            news = whiteWaves.run(distance);
            news |= blackWaves.run(distance);
            news |= whiteWaves.run(distance + 1);
            news |= blackWaves.run(distance + 1);
        }
        long drawn = whiteWaves.settle() + blackWaves.settle();
        long lost = whiteWaves.lost() + blackWaves.lost();
        long states = whiteOpening.states() + blackOpening.states();
        tables.put(slice, ByteBuffer.wrap(codes));
        return new Counts(
                states, states - lost - drawn, whiteOpening.wonAtOnce() + blackOpening.wonAtOnce(), lost, drawn);
    }
}
