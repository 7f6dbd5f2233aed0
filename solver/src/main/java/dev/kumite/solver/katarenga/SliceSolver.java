package dev.kumite.solver.katarenga;

import dev.kumite.solver.Counts;
import java.nio.ByteBuffer;

/** Solves one slice after the other, from few pawns to many. */
final class SliceSolver {
    private final Tablebase tables;
    private final StepTable steps;

    SliceSolver(Tablebase tables, StepTable steps) {
        this.tables = tables;
        this.steps = steps;
    }

    /** Solves a slice and puts it among the tables. */
    Counts solve(Slice slice) {
        byte[] codes = new byte[2 * slice.places()];
        SideToMove white = new SideToMove(steps, 0, slice.white(), slice.black());
        SideToMove black = new SideToMove(steps, 1, slice.black(), slice.white());
        Retrograde whiteWaves = new Retrograde(white, black, codes);
        Retrograde blackWaves = new Retrograde(black, white, codes);
        Opening whiteOpening = new Opening(tables, steps, slice, white);
        Opening blackOpening = new Opening(tables, steps, slice, black);
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
