package dev.kumite.agents.ntuple;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.core.Position;
import dev.kumite.games.pattern.Patterns;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How patterns are laid out: worked out by hand for boards of a few squares. */
class TuplesTest {

    /** A board with one plane and one mark, whose picture is what it is told. */
    private record Board(
            int rows, int columns, boolean mirrors, List<Plane> planes, List<Mark> marks, List<Integer> numbers)
            implements Patterns {
        @Override
        public void draw(Position position, int[] picture) {
            for (int i = 0; i < numbers.size(); i++) picture[i] = numbers.get(i);
        }
    }

    private static int[] found(Patterns patterns, Position any) {
        Tuples tuples = new Tuples(patterns);
        int[] found = new int[tuples.readings()];
        tuples.find(any, tuples.newPicture(), found, 0);
        return found;
    }

    private static final Position NONE = dev.kumite.games.Games.parse("onitama").start(1);

    @Test
    void aPatternsStatesAreThePlaceOfItsWeight() {
        Board board = new Board(
                1,
                3,
                false,
                List.of(new Patterns.Plane("squares", 3, List.of(Patterns.Shape.window(1, 2)))),
                List.of(new Patterns.Mark("points", 10, 2)),
                List.of(2, 1, 0, 7, 4));
        Tuples tuples = new Tuples(board);
        assertThat(tuples.weights()).isEqualTo(9 + 9 + 10);
        // Both marks in the third table; squares 0 and 1 together: 2 · 3 + 1; squares 1 and 2: 1 · 3 + 0 in the second.
        assertThat(found(board, NONE)).containsExactly(18 + 7, 18 + 4, 7, 9 + 3);
    }

    @Test
    void aPlaceAndItsMirrorImageShareATable() {
        List<Patterns.Plane> planes = List.of(new Patterns.Plane("squares", 3, List.of(Patterns.Shape.window(1, 2))));
        Board seen = new Board(1, 3, true, planes, List.of(), List.of(2, 1, 0, 0, 1, 2));
        Board mirrored = new Board(1, 3, true, planes, List.of(), List.of(0, 1, 2, 2, 1, 0));
        assertThat(new Tuples(seen).weights()).isEqualTo(9);
        assertThat(found(seen, NONE)).containsExactly(2 * 3 + 1, 1);
        assertThat(found(mirrored, NONE)).containsExactly(1, 2 * 3 + 1);
    }

    @Test
    void aSlantIsReadBothWaysThroughItsMirrorImage() {
        Board board = new Board(
                2,
                2,
                true,
                List.of(new Patterns.Plane("squares", 2, List.of(Patterns.Shape.NEIGHBOURS.get(2)))),
                List.of(),
                List.of(1, 0, 0, 0, 0, 1, 0, 0));
        assertThat(found(board, NONE)).containsExactly(2, 0);
    }
}
