package dev.kumite.solver.onitama;

import dev.kumite.solver.Audit;
import dev.kumite.solver.Counts;
import dev.kumite.solver.Solver;
import dev.kumite.solver.Workers;
import dev.kumite.solver.file.Draft;
import dev.kumite.solver.file.Section;
import dev.kumite.solver.file.Shape;
import dev.kumite.solver.file.TableFile;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Brings together the tables of a deck, one file for each largest number of students on a side: read where they are
 * there, else solved.
 */
final class Builder {
    private static final String FAR = " far";
    private static final int SECTIONS_PER_HALF = 2;

    private final Deck deck;
    private final Path folder;
    private final Workers workers;
    private final Solver.Progress progress;
    private final Tables tables;
    private final List<Ways> ways = new ArrayList<>();
    private final List<Solver.Table> report = new ArrayList<>();
    private long placesDone;
    private long placesInAll;

    Builder(Deck deck, Path folder, Workers workers, Solver.Progress progress) {
        this.deck = deck;
        this.folder = folder;
        this.workers = workers;
        this.progress = progress;
        tables = new Tables(deck);
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

    List<Solver.Table> report() {
        return report;
    }

    /** The tables for up to so many students a side. */
    Tables build(int students) {
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
                * Camps.of(more).count()
                * Camps.of(fewer).count();
        return more == fewer ? places : 2 * places;
    }

    /** A half of a file: how many students the mover and the other side have. */
    private record Part(int own, int other) {
        String text() {
            return own + "-" + other;
        }
    }

    /** The halves of a file, twins together. */
    private static List<Part> parts(int students) {
        List<Part> parts = new ArrayList<>();
        for (int fewer = 0; fewer <= students; fewer++) {
            parts.add(new Part(students, fewer));
            if (fewer < students) parts.add(new Part(fewer, students));
        }
        return parts;
    }

    private static List<Shape> shapes(int students) {
        List<Shape> shapes = new ArrayList<>();
        for (Part part : parts(students)) {
            shapes.add(new Shape(part.text(), Table.bytes(Camps.of(part.own()), Camps.of(part.other()))));
            shapes.add(Shape.ofAnyLength(part.text() + FAR));
        }
        return shapes;
    }

    private void add(int students, boolean built) {
        Path file = file(folder, deck, students);
        List<Section> sections = TableFile.read(file, name(students), shapes(students));
        put(students, sections);
        Counts counts = Counts.NONE;
        long bytes = 0;
        for (Section section : sections) {
            counts = counts.plus(section.counts());
            bytes += section.data().limit();
        }
        report.add(new Solver.Table(men(students), file, bytes, built, counts));
        tables.cover(students);
    }

    /** Takes over the halves that are whole. */
    private void put(int students, List<Section> sections) {
        List<Part> parts = parts(students);
        for (int i = 0; i + 1 < sections.size(); i += SECTIONS_PER_HALF)
            put(
                    parts.get(i / SECTIONS_PER_HALF),
                    sections.get(i).data(),
                    sections.get(i + 1).data());
    }

    private void put(Part part, ByteBuffer boards, ByteBuffer far) {
        tables.put(part.own(), part.other(), new Table(Camps.of(part.own()), Camps.of(part.other()), boards, far));
    }

    private void solve(int students) {
        while (ways.size() <= students) ways.add(new Ways(Camps.of(ways.size()), deck));
        Path file = file(folder, deck, students);
        try (Draft draft = Draft.open(file, name(students), shapes(students))) {
            if (Files.exists(file)) draft.discard();
            else {
                put(students, draft.done());
                solve(students, draft);
                tables.cover(students);
                Audit.check(tables, men(students));
                draft.finish();
            }
        }
        add(students, true);
    }

    /** Goes on after the sections that are done; a pair of twins that is not whole is solved again. */
    private void solve(int students, Draft draft) {
        int done = draft.done().size();
        int at = 0;
        for (int fewer = 0; fewer <= students; fewer++) {
            int size = SECTIONS_PER_HALF * (fewer < students ? 2 : 1);
            if (done < at + size) solve(students, fewer, draft, Math.max(0, done - at));
            at += size;
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

    private void solve(int more, int fewer, Draft draft, int skip) {
        List<Part> parts =
                more == fewer ? List.of(new Part(more, fewer)) : List.of(new Part(more, fewer), new Part(fewer, more));
        Steps steps = new Steps(more, fewer);
        SliceSolver solver = new SliceSolver(workers, ways.get(more), ways.get(fewer), steps::tell);
        List<Solved> solved = solver.solve(
                fewer == 0 ? null : tables.table(fewer - 1, more), more == 0 ? null : tables.table(more - 1, fewer));
        for (int i = 0; i < parts.size(); i++) {
            if (skip >= SECTIONS_PER_HALF * (i + 1)) continue;
            Part part = parts.get(i);
            Solved half = solved.get(i);
            long bytes = Table.bytes(Camps.of(part.own()), Camps.of(part.other()));
            ByteBuffer boards = skip > SECTIONS_PER_HALF * i
                    ? draft.done().get(draft.done().size() - 1).data()
                    : draft.append(part.text(), half.counts(), bytes, half.boards())
                            .data();
            Section far = draft.append(part.text() + FAR, Counts.NONE, half.farBytes(), half.far());
            put(part, boards, far.data());
        }
    }
}
