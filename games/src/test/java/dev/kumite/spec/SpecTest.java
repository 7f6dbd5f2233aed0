package dev.kumite.spec;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SpecTest {

    @Test
    void aSpecCanBeHadWithOtherOptions() {
        Spec spec = Spec.parse("a(x=1, y=2, z=3)");
        assertThat(spec.with("y", "5")).hasToString("a(x=1, y=5, z=3)");
        assertThat(spec.with(Map.of("w", "0"))).hasToString("a(x=1, y=2, z=3, w=0)");
        assertThat(spec.without(List.of("x", "w"))).hasToString("a(y=2, z=3)");
        assertThat(spec.only(List.of("z", "x", "w"))).hasToString("a(x=1, z=3)");
        assertThat(spec).hasToString("a(x=1, y=2, z=3)");
    }
}
