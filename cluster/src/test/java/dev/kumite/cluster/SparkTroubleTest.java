package dev.kumite.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;
import org.junit.jupiter.api.Test;

class SparkTroubleTest {
    /** As Spark 4 reports a task that has failed as often as it may. */
    private static RuntimeException lost(String cause) {
        return new RuntimeException("""
                Job aborted due to stage failure: Task 0 in stage 7.0 failed 8 times, most recent failure: \
                Lost task 0.7 in stage 7.0 (TID 21) (10.0.0.7 executor 3): %s
                \tat java.base/java.io.FileOutputStream.writeBytes(Native Method)
                \tat java.base/java.io.FileOutputStream.write(FileOutputStream.java:349)

                Driver stacktrace:""".formatted(cause));
    }

    @Test
    void aFullDiskIsNamedWithItsMachine() {
        assertThat(SparkTrouble.line(lost("java.io.IOException: No space left on device")))
                .isEqualTo("on 10.0.0.7: java.io.IOException: No space left on device");
    }

    @Test
    void anOlderJavaIsNamedWithItsMachine() {
        String cause = "java.lang.UnsupportedClassVersionError: dev/kumite/cluster/Executor$Play has been compiled by a"
                + " more recent version of the Java Runtime (class file version 61.0)";
        assertThat(SparkTrouble.line(lost(cause))).isEqualTo("on 10.0.0.7: " + cause);
    }

    @Test
    void otherTroubleIsTheFirstLineOfItsCause() {
        Throwable trouble = new RuntimeException("outside", new IOException("Connection refused\nand more"));
        assertThat(SparkTrouble.line(trouble)).isEqualTo("Connection refused");
    }

    @Test
    void troubleWithoutWordsHasItsName() {
        assertThat(SparkTrouble.line(new StackOverflowError())).isEqualTo("StackOverflowError");
    }

    @Test
    void lostExecutorsAreCountedUntilOneHasPlayed() {
        LostExecutors lost = new LostExecutors();
        assertThat(lost.words()).isEmpty();
        lost.onExecutorRemoved(new SparkListenerExecutorRemoved(
                0, "0", "Unable to create executor due to No space left on device\n\tat some.Class"));
        assertThat(lost.words())
                .isEqualTo("; the last executor was lost: Unable to create executor due to No space left on device");
        assertThat(lost.count()).isEqualTo(1);
        lost.forget();
        assertThat(lost.count()).isZero();
    }

    @Test
    void aLongLineIsCut() {
        assertThat(SparkTrouble.line(new RuntimeException("x".repeat(1000))))
                .hasSize(301)
                .endsWith("x…");
    }
}
