package dev.kumite.solver.onitama;

import dev.kumite.base.Crew;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.DoubleConsumer;
import org.jspecify.annotations.Nullable;

/** Solves all positions with given numbers of students, for both sides to move. */
final class SliceSolver {
    private final Crew workers;
    private final boolean distances;
    private final DoubleConsumer share;
    private final Halves halves = new Halves();
    private final List<Retrograde> waves = new ArrayList<>();

    /** One half, or a pair of twins: their columns are numbered through. */
    private static final class Halves {
        final List<SideToMove> all = new ArrayList<>();

        int columns() {
            return all.stream().mapToInt(half -> half.columns).sum();
        }

        SideToMove half(int column) {
            return column < all.get(0).columns ? all.get(0) : all.get(1);
        }

        int column(int column) {
            return column < all.get(0).columns ? column : column - all.get(0).columns;
        }
    }

    /**
     * @param first the moves of the side with more students
     * @param distances whether late losses are listed
     * @param share told which share of the positions is decided, after every wave
     */
    SliceSolver(Crew workers, MoveTable first, MoveTable second, boolean distances, DoubleConsumer share) {
        this.workers = workers;
        this.distances = distances;
        this.share = share;
        SideToMove half = new SideToMove(workers, first, second.placements());
        halves.all.add(half);
        SideToMove twin = first == second ? half : new SideToMove(workers, second, first.placements());
        if (twin != half) halves.all.add(twin);
        SideToMove.join(half, twin);
        for (int i = 0; i < workers.workers(); i++) waves.add(new Retrograde());
    }

    /**
     * The positions with the first side to move, then, where they are others, those with the second side to move.
     *
     * @param secondCaptured what the first side's captures lead to, or null
     */
    List<Solved> solve(@Nullable EndgameTable secondCaptured, @Nullable EndgameTable firstCaptured) {
        workers.share(halves.columns(), (worker, task) -> Opening.clear(halves.half(task), halves.column(task)));
        List<Solved> solved = new ArrayList<>();
        List<Opening> openings = open(secondCaptured, firstCaptured);
        halves.all.forEach(SideToMove::expectLosses);
        runWaves(openings);
        for (int i = 0; i < halves.all.size(); i++) {
            List<Opening> ofHalf = openings.subList(i * workers.workers(), (i + 1) * workers.workers());
            solved.add(new Solved(
                    workers,
                    halves.all.get(i),
                    ofHalf.stream().mapToLong(Opening::states).sum(),
                    ofHalf.stream().mapToLong(Opening::wonAtOnce).sum()));
        }
        return solved;
    }

    private List<Opening> open(@Nullable EndgameTable secondCaptured, @Nullable EndgameTable firstCaptured) {
        List<Opening> openings = new ArrayList<>();
        for (int i = 0; i < halves.all.size(); i++) {
            SideToMove half = halves.all.get(i);
            EndgameTable captured = i == 0 ? secondCaptured : firstCaptured;
            int from = openings.size();
            for (int worker = 0; worker < workers.workers(); worker++) openings.add(new Opening());
            workers.share(
                    half.columns,
                    (worker, column) -> openings.get(from + worker).open(half, column, captured));
        }
        return openings;
    }

    private void runWaves(List<Opening> openings) {
        double states = openings.stream().mapToLong(Opening::states).sum();
        long won = openings.stream().mapToLong(Opening::won).sum();
        AtomicBoolean news = new AtomicBoolean(true);
        for (int wave = 0; news.get(); wave++) {
            int number = wave;
            news.set(false);
            workers.share(halves.columns(), (worker, task) -> {
                boolean listed = distances && number >= EndgameTable.FAR;
                if (waves.get(worker).lose(halves.half(task), halves.column(task), number, listed)) news.set(true);
            });
            workers.share(halves.columns(), (worker, task) -> {
                if (waves.get(worker).win(halves.half(task), halves.column(task))) news.set(true);
            });
            long decided = won + waves.stream().mapToLong(Retrograde::decided).sum();
            share.accept(decided / states);
        }
    }
}
