package dev.kumite.solver.katarenga;

import dev.kumite.games.core.Position;
import dev.kumite.games.katarenga.KatarengaBoards;
import dev.kumite.solver.Audit;
import dev.kumite.solver.Counts;
import dev.kumite.solver.Solver;
import dev.kumite.solver.file.Draft;
import dev.kumite.solver.file.Section;
import dev.kumite.solver.file.TableFile;
import dev.kumite.solver.katarenga.MoveTable.StepTable;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Builds the tablebase of a board: reads its file if there is one, and solves the board otherwise. */
final class Builder {
    private static final List<Slice> SLICES = Slice.all();

    private final Position start;
    private final Tablebase tables;
    private Counts counts = Counts.NONE;

    /** @param start the start position on the board's tiles */
    Builder(Position start) {
        this.start = start;
        tables = new Tablebase(start);
    }

    static Path file(Path folder, Position start) {
        return folder.resolve("katarenga-" + letters(start) + ".table");
    }

    private static String letters(Position start) {
        return KatarengaBoards.tiles(start).replace("/", "");
    }

    private static List<Section.Shape> shapes() {
        return SLICES.stream()
                .map(slice -> new Section.Shape(slice.text(), 2L * slice.places()))
                .toList();
    }

    Counts counts() {
        return counts;
    }

    /** The tables in memory, however they can be had. */
    Tablebase open(Path folder) {
        return Files.exists(file(folder, start)) ? read(folder) : solve();
    }

    Tablebase solve() {
        SliceSolver solver = new SliceSolver(tables, new StepTable(start));
        for (Slice slice : SLICES) counts = counts.plus(solver.solve(slice));
        return tables;
    }

    private Tablebase read(Path folder) {
        List<Section> sections = TableFile.read(file(folder, start), name(), shapes());
        put(sections);
        return tables;
    }

    private void put(List<Section> sections) {
        counts = Counts.NONE;
        for (int i = 0; i < sections.size(); i++) {
            tables.put(SLICES.get(i), sections.get(i).data());
            counts = counts.plus(sections.get(i).counts());
        }
    }

    private String name() {
        return "katarenga " + letters(start);
    }

    /** Makes the file where it is not there; returns what it holds. */
    Solver.BuiltTable build(Path folder, Solver.Progress progress) {
        Path file = file(folder, start);
        boolean built = !Files.exists(file);
        if (built)
            try (Draft draft = Draft.open(file, name(), shapes())) {
                if (Files.exists(file)) draft.discard();
                else {
                    put(draft.done());
                    solveFrom(draft, progress);
                    Audit.check(tables, tables.pieces());
                    draft.finish();
                }
            }
        read(folder);
        return new Solver.BuiltTable(tables.pieces(), file, bytes(), built, counts);
    }

    private void solveFrom(Draft draft, Solver.Progress progress) {
        SliceSolver solver = new SliceSolver(tables, new StepTable(start));
        long done = 0;
        for (int i = 0; i < SLICES.size(); i++) {
            Slice slice = SLICES.get(i);
            if (i >= draft.done().size()) {
                Counts solved = solver.solve(slice);
                ByteBuffer codes = tables.codes(slice);
                draft.append(new Section(slice.text(), solved, codes));
            }
            done += 2L * slice.places();
            progress.slice("katarenga", slice.text(), done, bytes());
        }
    }

    private static long bytes() {
        return SLICES.stream().mapToLong(slice -> 2L * slice.places()).sum();
    }

    /** Solves one slice after the other, from few pawns to many. */
    static final class SliceSolver {
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
}
