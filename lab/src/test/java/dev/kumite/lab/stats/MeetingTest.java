package dev.kumite.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The games of two agents, counted for each of them. */
class MeetingTest {
    @Test
    void aDrawIsHalfAPointForEither() {
        Meeting meeting = new Meeting(3, 1, 6, 5, 2);
        assertThat(meeting.games()).isEqualTo(13);
        assertThat(meeting.points(3)).isEqualTo(8.5);
        assertThat(meeting.points(1)).isEqualTo(4.5);
        assertThat(meeting.points(2)).as("an agent that was not there").isZero();
    }
}
