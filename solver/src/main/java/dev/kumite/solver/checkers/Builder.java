package dev.kumite.solver.checkers;

import dev.kumite.base.Crew;
import dev.kumite.solver.Audit;
import dev.kumite.solver.Counts;
import dev.kumite.solver.Solver;
import dev.kumite.solver.file.Draft;
import dev.kumite.solver.file.Section;
import dev.kumite.solver.file.TableFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Builds the tablebase up to a number of pieces, one file per number. Files that exist are read; the others are
 * solved.
 */
final class Builder {
    private final @Nullable Path folder;
    private final Crew workers;
    private final Solver.Progress progress;
    private final Tablebase tables = new Tablebase();
    private final List<Solver.BuiltTable> report = new ArrayList<>();
    private long placesDone;
    private long placesInAll;

    /** @param folder where the files are kept; null to work in memory alone */
    Builder(@Nullable Path folder, Crew workers, Solver.Progress progress) {
        this.folder = folder;
        this.workers = workers;
        this.progress = progress;
    }

    static Path file(Path folder, int pieces) {
        return folder.resolve("checkers-" + pieces + ".table");
    }

    static String name(int pieces) {
        return "checkers " + pieces;
    }

    List<Solver.BuiltTable> report() {
        return report;
    }

    /** Adds the tables for up to {@code pieces}. */
    Tablebase build(int pieces) {
        for (int count = CheckersSolver.FEWEST; count <= pieces; count++)
            if (!isThere(count)) for (Slice slice : Slice.of(count)) placesInAll += slice.places();
        for (int count = CheckersSolver.FEWEST; count <= pieces; count++) {
            if (isThere(count)) read(count);
            else solve(count);
            tables.cover(count);
        }
        return tables;
    }

    private boolean isThere(int pieces) {
        return folder != null && Files.exists(file(folder, pieces));
    }

    private void read(int pieces) {
        if (folder == null) return;
        add(pieces, false, TableFile.read(file(folder, pieces), name(pieces), shapes(pieces)));
    }

    private static List<Section.Shape> shapes(int pieces) {
        return Slice.of(pieces).stream()
                .map(slice -> new Section.Shape(slice.text(), EndgameTable.bytes(slice)))
                .toList();
    }

    private void add(int pieces, boolean built, List<Section> sections) {
        List<Slice> slices = Slice.of(pieces);
        Counts counts = Counts.NONE;
        long bytes = 0;
        for (int i = 0; i < sections.size(); i++) {
            Section section = sections.get(i);
            tables.put(EndgameTable.of(slices.get(i), section.data()));
            counts = counts.plus(section.counts());
            bytes += section.data().limit();
        }
        if (folder != null) report.add(new Solver.BuiltTable(pieces, file(folder, pieces), bytes, built, counts));
    }

    private void solve(int pieces) {
        if (folder == null) {
            solveFrom(pieces, List.of(), section -> {});
            return;
        }
        Path file = file(folder, pieces);
        try (Draft draft = Draft.open(file, name(pieces), shapes(pieces))) {
            if (Files.exists(file)) draft.discard();
            else {
                solveFrom(pieces, draft.done(), draft::append);
                draft.finish();
            }
        }
        add(pieces, true, TableFile.read(file, name(pieces), shapes(pieces)));
    }

    /** Goes on after the sections that are done; a pair of turned slices of which only one is done is solved again. */
    private void solveFrom(int pieces, List<Section> done, java.util.function.Consumer<Section> keep) {
        List<Slice> slices = Slice.of(pieces);
        SliceSolver solver = new SliceSolver(tables, workers);
        for (int i = 0; i < slices.size(); ) {
            Slice slice = slices.get(i);
            int pair = slice.turned().equals(slice) ? 1 : 2;
            if (done.size() >= i + pair) {
                for (int j = i; j < i + pair; j++)
                    tables.put(EndgameTable.of(slices.get(j), done.get(j).data()));
            } else {
                List<Counts> counts = solver.solve(slice);
                for (int j = Math.max(i, done.size()); j < i + pair; j++)
                    keep.accept(new Section(
                            slices.get(j).text(),
                            counts.get(j - i),
                            tables.table(slices.get(j)).packed()));
            }
            i += pair;
            placesDone += (long) pair * slice.places();
            progress.slice(name(pieces), slice.text(), placesDone, placesInAll);
        }
        tables.cover(pieces);
        Audit.check(tables, pieces);
    }
}
