package dev.kumite.lab.run;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The seeds of a run's games, as a program of its own computes them: with other ones no stored run could go on. */
class SeedsTest {
    private final Seeds seeds = new Seeds(7, "greedy – random");

    @Test
    void theSeedsOfOpeningsStayTheSame() {
        assertThat(seeds.opening(0)).isEqualTo(0xf4d639948da7f32bL);
        assertThat(seeds.opening(3)).isEqualTo(0xc389ba0cb4212730L);
    }

    @Test
    void theSeedsOfAgentsStayTheSame() {
        assertThat(seeds.agents(0)).containsExactly(0x51c6edd12c28e24aL, 0x0e41f94a9a0b00e9L);
        assertThat(seeds.agents(5)).containsExactly(0xa59b1970bd00d9eeL, 0x4e265a0c27ee4fe2L);
    }
}
