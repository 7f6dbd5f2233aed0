package dev.kumite.lab.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.base.BadInput;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Time passes as the test says. */
class ClockTest {
    private static final TimeControl BLITZ = TimeControl.parse("300+3");
    private static final TimeControl EACH = TimeControl.parse("1/30");

    private long now = 7_000_000;

    private long after(long millis) {
        return now += millis;
    }

    private List<Long> left(Clock clock) {
        return List.of(clock.left(0, now), clock.left(1, now));
    }

    @Test
    void aGamesTimePassesForTheSideToMoveAndGrowsWithItsMoves() {
        Clock clock = Clock.of(BLITZ);
        after(60_000);
        assertThat(left(clock)).as("it has not begun").containsExactly(300_000L, 300_000L);
        clock = clock.run(0, now);
        after(10_000);
        assertThat(left(clock)).containsExactly(290_000L, 300_000L);
        clock = clock.moved(0, now);
        after(5_000);
        assertThat(left(clock))
                .as("it stands still until it is the other's turn")
                .containsExactly(293_000L, 300_000L);
        clock = clock.run(1, now);
        after(1_500);
        assertThat(left(clock)).containsExactly(293_000L, 298_500L);
        assertThat(clock.fallen(now)).isEqualTo(Clock.NOBODY);
    }

    @Test
    void aMoveWhileTheClockStandsStillHasTheNextMovesTimeToo() {
        Clock stopped = Clock.of(EACH).run(0, now).stop(after(20_000));
        assertThat(left(stopped)).containsExactly(10_000L, 30_000L);
        assertThat(left(stopped.moved(0, now))).containsExactly(30_000L, 30_000L);
        Clock blitz = Clock.of(BLITZ).run(0, now).stop(after(20_000));
        assertThat(left(blitz.moved(0, now))).as("no time has passed for it").containsExactly(280_000L, 300_000L);
    }

    @Test
    void everyMoveHasItsOwnTime() {
        Clock clock = Clock.of(EACH).run(0, now).moved(0, after(29_000)).run(1, now);
        after(12_000);
        assertThat(left(clock)).containsExactly(30_000L, 18_000L);
        assertThat(left(clock.renewed(now))).containsExactly(30_000L, 30_000L);
    }

    @Test
    void aPauseCostsNothing() {
        Clock clock = Clock.of(BLITZ).run(1, now);
        clock = clock.stop(after(4_000));
        after(3_600_000);
        assertThat(left(clock)).containsExactly(300_000L, 296_000L);
        clock = clock.run(1, now);
        assertThat(clock.run(1, after(1_000))).as("running already").isEqualTo(clock);
        assertThat(left(clock)).containsExactly(300_000L, 295_000L);
        assertThat(left(clock.renewed(now))).as("a takeback gives no time back").containsExactly(300_000L, 295_000L);
    }

    @Test
    void theFlagFallsWhenNothingIsLeft() {
        Clock clock = Clock.of(EACH).run(1, now);
        assertThat(clock.fallen(after(29_999))).isEqualTo(Clock.NOBODY);
        assertThat(clock.fallen(after(1))).isOne();
        after(50_000);
        assertThat(left(clock)).containsExactly(30_000L, 0L);
        assertThat(clock.stop(now).fallen(now)).as("only once").isEqualTo(Clock.NOBODY);
    }

    @Test
    void aMoveBeforeTheClockRunsEarnsNothing() {
        assertThat(Clock.of(BLITZ).moved(0, now)).isEqualTo(Clock.of(BLITZ));
    }

    @Test
    void anAgentsBudgetFitsItsClock() {
        assertThat(Clock.of(BLITZ).budget(0, now)).isEqualTo(300_000 / 25 + 2_250);
        assertThat(Clock.of(EACH).budget(0, now)).isEqualTo(27_000);
        for (long left = 0; left < 40_000; left += 37) {
            for (TimeControl control : List.of(BLITZ, EACH)) {
                long budget = Clock.of(control, List.of(left, left)).budget(1, now);
                assertThat(budget).isPositive();
                if (left > 201) assertThat(budget).isLessThanOrEqualTo(left - 200);
            }
        }
    }

    @Test
    void timeIsShortTowardsTheEnd() {
        assertThat(BLITZ.low()).isEqualTo(20_000);
        assertThat(EACH.low()).isEqualTo(6_000);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1/1", "1/30", "300+3", "10800+600", "60+0"})
    void aClockIsWrittenAsItWasRead(String text) {
        assertThat(TimeControl.parse(text).text()).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "5", "1/0", "0+5", "2/30", "300+", "-1+0", "10801+0", "60+601", "1/99999", "5+3 "})
    void whatIsNoClockIsRefused(String text) {
        assertThatThrownBy(() -> TimeControl.parse(text))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("'" + text + "'");
    }
}
