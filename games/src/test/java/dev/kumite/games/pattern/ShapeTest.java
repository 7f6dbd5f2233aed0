package dev.kumite.games.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.pattern.Patterns.Shape;
import dev.kumite.games.picture.Drawing.Step;
import org.junit.jupiter.api.Test;

class ShapeTest {
    @Test
    void aWindowHasItsSquaresRowByRow() {
        assertThat(Shape.window(2, 3).squares())
                .containsExactly(
                        new Step(0, 0), new Step(1, 0), new Step(2, 0), new Step(0, 1), new Step(1, 1), new Step(2, 1));
        assertThat(Shape.window(1, 1).squares()).containsExactly(new Step(0, 0));
    }
}
