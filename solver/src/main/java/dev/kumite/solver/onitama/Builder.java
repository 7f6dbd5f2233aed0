package dev.kumite.solver.onitama;

import dev.kumite.base.Crew;
import dev.kumite.solver.Audit;
import dev.kumite.solver.Counts;
import dev.kumite.solver.Solver;
import dev.kumite.solver.file.Draft;
import dev.kumite.solver.file.Section;
import dev.kumite.solver.file.TableFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Builds the tablebase of a deck, one file per largest number of students on a side. Files that exist are read; the
 * others are solved.
 */
final class Builder {
    private final Deck deck;
    private final Path folder;
    private final Crew workers;
    private final Solver.Progress progress;
    private final Tablebase tables;
    private final List<MoveTable> moveTables = new ArrayList<>();
    private final List<Solver.BuiltTable> report = new ArrayList<>();
    private long placesDone;
    private long placesInAll;

    Builder(Deck deck, Path folder, Crew workers, Solver.Progress progress) {
        this.deck = deck;
        this.folder = folder;
        this.workers = workers;
        this.progress = progress;
        tables = new Tablebase(deck);
    }

    static Path file(Path folder, Deck deck, int students) {
        return folder.resolve("onitama-" + deck.text() + "-" + men(students) + ".table");
    }

    static int men(int students) {
        return 2 * students + 2;
    }

    private String name(int students) {
        return "onitama " + deck.code() + " " + men(students);
    }

    List<Solver.BuiltTable> report() {
        return report;
    }

    /** The tables for up to so many students a side. */
    Tablebase build(int students) {
        for (int most = 0; most <= students; most++) if (!isThere(most)) placesInAll += places(most);
        for (int most = 0; most <= students; most++) {
            if (isThere(most)) add(most, false);
            else solve(most);
        }
        return tables;
    }

    private boolean isThere(int students) {
        return Files.exists(file(folder, deck, students));
    }

    private static long places(int students) {
        long places = 0;
        for (int fewer = 0; fewer <= students; fewer++) places += places(students, fewer);
        return places;
    }

    private static long places(int more, int fewer) {
        long places = (long) Arrangements.COUNT
                * Placements.of(more).count()
                * Placements.of(fewer).count();
        return more == fewer ? places : 2 * places;
    }

    private void add(int students, boolean built) {
        Path file = file(folder, deck, students);
        FileLayout layout = new FileLayout(students);
        List<Section> sections = TableFile.read(file, name(students), layout.shapes());
        layout.open(sections, tables);
        Counts counts = Counts.NONE;
        long bytes = 0;
        for (Section section : sections) {
            counts = counts.plus(section.counts());
            bytes += section.data().limit();
        }
        report.add(new Solver.BuiltTable(men(students), file, bytes, built, counts));
        tables.cover(students);
    }

    private void solve(int students) {
        while (moveTables.size() <= students) moveTables.add(new MoveTable(Placements.of(moveTables.size()), deck));
        Path file = file(folder, deck, students);
        FileLayout layout = new FileLayout(students);
        try (Draft draft = Draft.open(file, name(students), layout.shapes())) {
            if (Files.exists(file)) draft.discard();
            else {
                layout.open(draft.done(), tables);
                solve(students, layout, draft);
                tables.cover(students);
                Audit.check(tables, men(students));
                draft.finish();
            }
        }
        add(students, true);
    }

    /** Goes on after the sections that are done; a pair of twins that is not whole is solved again. */
    private void solve(int students, FileLayout layout, Draft draft) {
        Deque<Section> done = new ArrayDeque<>(draft.done());
        for (int fewer = 0; fewer <= students; fewer++) {
            int sections = 0;
            for (FileLayout.Part part : layout.parts(fewer))
                sections += layout.shapes(part).size();
            if (done.size() < sections) solve(students, fewer, layout, draft, done);
            else for (int i = 0; i < sections; i++) done.remove();
            placesDone += places(students, fewer);
            tell(students, fewer, placesDone);
        }
    }

    private void tell(int more, int fewer, long places) {
        progress.slice("onitama " + men(more), more + "-" + fewer, places, placesInAll);
    }

    /** Tells how a large slice comes along, a tenth at a time. */
    private final class Steps {
        private static final long LARGE = 10_000_000;
        private static final double STEP = 0.1;

        private final int more;
        private final int fewer;
        private double next = STEP;

        Steps(int more, int fewer) {
            this.more = more;
            this.fewer = fewer;
        }

        void tell(double share) {
            if (share < next || share >= 1 || places(more, fewer) < LARGE) return;
            next = share + STEP;
            Builder.this.tell(more, fewer, placesDone + (long) (share * places(more, fewer)));
        }
    }

    /** @param done the first sections of these halves, where they are there; they are taken out */
    private void solve(int more, int fewer, FileLayout layout, Draft draft, Deque<Section> done) {
        Steps steps = new Steps(more, fewer);
        SliceSolver solver = new SliceSolver(
                workers, moveTables.get(more), moveTables.get(fewer), layout.keepsDistances(), steps::tell);
        List<Solved> solved = solver.solve(
                fewer == 0 ? null : tables.table(fewer - 1, more), more == 0 ? null : tables.table(more - 1, fewer));
        List<FileLayout.Part> parts = layout.parts(fewer);
        for (int i = 0; i < parts.size(); i++) {
            List<Section> sections = new ArrayList<>();
            for (Section.Shape shape : layout.shapes(parts.get(i)))
                sections.add(done.isEmpty() ? write(draft, shape, solved.get(i), sections.size()) : done.remove());
            layout.open(parts.get(i), sections, tables);
        }
    }

    private static Section write(Draft draft, Section.Shape shape, Solved half, int piece) {
        if (piece == half.pieces()) return draft.append(shape.name(), Counts.NONE, half.farBytes(), half.far());
        Counts counts = piece == 0 ? half.counts() : Counts.NONE;
        return draft.append(shape.name(), counts, shape.bytes(), half.boards(piece));
    }
}
