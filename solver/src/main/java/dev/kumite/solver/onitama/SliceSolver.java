package dev.kumite.solver.onitama;

import dev.kumite.base.Crew;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.DoubleConsumer;
import org.jspecify.annotations.Nullable;

/** Solves all positions with so many students on either side, whoever is to move. */
final class SliceSolver {
    private final Crew workers;
    private final boolean distances;
    private final DoubleConsumer share;
    private final Halves halves = new Halves();
    private final List<Waves> waves = new ArrayList<>();

    /** One half, or a pair of twins: their panels are numbered through. */
    private static final class Halves {
        final List<Half> all = new ArrayList<>();

        int panels() {
            return all.stream().mapToInt(half -> half.panels).sum();
        }

        Half half(int panel) {
            return panel < all.get(0).panels ? all.get(0) : all.get(1);
        }

        int panel(int panel) {
            return panel < all.get(0).panels ? panel : panel - all.get(0).panels;
        }
    }

    /**
     * @param first the moves of the side with more students
     * @param distances whether late losses are listed
     * @param share told which share of the positions is decided, after every wave
     */
    SliceSolver(Crew workers, Ways first, Ways second, boolean distances, DoubleConsumer share) {
        this.workers = workers;
        this.distances = distances;
        this.share = share;
        Half half = new Half(first, second.camps());
        halves.all.add(half);
        Half twin = first == second ? half : new Half(second, first.camps());
        if (twin != half) halves.all.add(twin);
        Half.join(half, twin);
        for (int i = 0; i < workers.workers(); i++) waves.add(new Waves());
    }

    /**
     * The positions with the first side to move, then, where they are others, those with the second side to move.
     *
     * @param secondCaptured what the first side's captures lead to, or null
     */
    List<Solved> solve(@Nullable Table secondCaptured, @Nullable Table firstCaptured) {
        workers.share(halves.panels(), (worker, task) -> Opening.clear(halves.half(task), halves.panel(task)));
        List<Solved> solved = new ArrayList<>();
        List<Opening> openings = open(secondCaptured, firstCaptured);
        halves.all.forEach(Half::expectLosses);
        runWaves(openings);
        for (int i = 0; i < halves.all.size(); i++) {
            List<Opening> ofHalf = openings.subList(i * workers.workers(), (i + 1) * workers.workers());
            solved.add(new Solved(
                    halves.all.get(i),
                    ofHalf.stream().mapToLong(Opening::states).sum(),
                    ofHalf.stream().mapToLong(Opening::wonAtOnce).sum()));
        }
        return solved;
    }

    private List<Opening> open(@Nullable Table secondCaptured, @Nullable Table firstCaptured) {
        List<Opening> openings = new ArrayList<>();
        for (int i = 0; i < halves.all.size(); i++) {
            Half half = halves.all.get(i);
            Table captured = i == 0 ? secondCaptured : firstCaptured;
            int from = openings.size();
            for (int worker = 0; worker < workers.workers(); worker++) openings.add(new Opening());
            workers.share(
                    half.panels, (worker, panel) -> openings.get(from + worker).open(half, panel, captured));
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
            workers.share(halves.panels(), (worker, task) -> {
                boolean listed = distances && number >= Table.FAR;
                if (waves.get(worker).lose(halves.half(task), halves.panel(task), number, listed)) news.set(true);
            });
            workers.share(halves.panels(), (worker, task) -> {
                if (waves.get(worker).win(halves.half(task), halves.panel(task))) news.set(true);
            });
            long decided = won + waves.stream().mapToLong(Waves::decided).sum();
            share.accept(decided / states);
        }
    }
}
