package dev.kumite.solver.onitama;

import dev.kumite.solver.file.Section;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/**
 * The sections of the file for a largest number of students: for each side to move its boards, in pieces small enough
 * to be mapped into memory, and the late losses if distances are kept.
 */
final class FileLayout {
    /** With more students there are more late losses than memory. */
    private static final int MOST_WITH_DISTANCES = 2;

    private final int students;

    FileLayout(int students) {
        this.students = students;
    }

    /** A half of a file: how many students the mover and the other side have. */
    record Part(int own, int other) {
        Placements ownPlacements() {
            return Placements.of(own);
        }

        Placements otherPlacements() {
            return Placements.of(other);
        }

        private int pieces() {
            return EndgameTable.pieces(ownPlacements(), otherPlacements());
        }

        private String name(int piece, int pieces) {
            return own + "-" + other + (pieces == 1 ? "" : " " + piece);
        }
    }

    boolean keepsDistances() {
        return students <= MOST_WITH_DISTANCES;
    }

    /** The halves with so many students on the weaker side, a pair of twins or one. */
    List<Part> parts(int fewer) {
        List<Part> parts = new ArrayList<>();
        parts.add(new Part(students, fewer));
        if (fewer < students) parts.add(new Part(fewer, students));
        return parts;
    }

    private List<Part> parts() {
        List<Part> parts = new ArrayList<>();
        for (int fewer = 0; fewer <= students; fewer++) parts.addAll(parts(fewer));
        return parts;
    }

    List<Section.Shape> shapes() {
        return parts().stream().flatMap(part -> shapes(part).stream()).toList();
    }

    List<Section.Shape> shapes(Part part) {
        List<Section.Shape> shapes = new ArrayList<>();
        int pieces = part.pieces();
        long bytes = EndgameTable.bytes(part.ownPlacements(), part.otherPlacements()) / pieces;
        for (int piece = 0; piece < pieces; piece++) shapes.add(new Section.Shape(part.name(piece, pieces), bytes));
        if (keepsDistances()) shapes.add(Section.Shape.ofAnyLength(part.name(0, 1) + " far"));
        return shapes;
    }

    /** Takes over the halves that are whole. */
    void open(List<Section> sections, Tablebase tables) {
        int at = 0;
        for (Part part : parts()) {
            int end = at + shapes(part).size();
            if (end > sections.size()) return;
            open(part, sections.subList(at, end), tables);
            at = end;
        }
    }

    void open(Part part, List<Section> sections, Tablebase tables) {
        int pieces = part.pieces();
        List<ByteBuffer> data = sections.stream().map(Section::data).toList();
        EndgameTable table = new EndgameTable(part.ownPlacements(), part.otherPlacements(), data.subList(0, pieces));
        if (keepsDistances()) table.keepFar(data.get(pieces));
        tables.put(part.own(), part.other(), table);
    }
}
