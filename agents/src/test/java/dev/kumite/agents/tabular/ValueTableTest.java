package dev.kumite.agents.tabular;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.kumite.agents.learn.Learner.Size;
import dev.kumite.agents.learn.file.KnowledgeReader;
import dev.kumite.agents.learn.file.KnowledgeWriter;
import dev.kumite.games.core.Rng;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The table against a plain map, at its limit, with two threads, and in a file. */
class ValueTableTest {
    private static final long ROOM = 64L << 20;

    @TempDir
    Path folder = Path.of("");

    @Test
    void remembersWhatAPlainMapRemembers() {
        ValueTable table = new ValueTable(ROOM);
        Map<Long, Double> plain = new HashMap<>();
        Rng rng = new Rng(3);
        for (int i = 0; i < 300_000; i++) {
            long key = Rng.mix(rng.below(100_000));
            double change = (rng.real() - 0.5) / 20;
            table.add(key, change);
            plain.merge(key, change, Double::sum);
        }
        assertThat(table.size().known()).isEqualTo(plain.size());
        assertThat(table.size().refused()).isZero();
        plain.forEach((key, value) -> assertThat(table.get(key)).isCloseTo(value, within(1e-5)));
        for (int i = 200_000; i < 300_000; i++)
            assertThat(table.get(Rng.mix(i))).isZero();
    }

    @Test
    void manyLookUpsAreAsGoodAsOneByOne() {
        Rng rng = new Rng(4);
        ValueTable table = new ValueTable(ROOM);
        long[] keys = new long[40];
        double[] found = new double[keys.length];
        for (int round = 0; round < 2000; round++) {
            for (int i = 0; i < keys.length; i++) keys[i] = Rng.mix(rng.below(4000));
            int from = rng.below(keys.length);
            int end = from + rng.below(keys.length - from + 1);
            Arrays.fill(found, 9);
            table.get(keys, from, end, found);
            for (int i = 0; i < keys.length; i++)
                assertThat(found[i]).isEqualTo(i >= from && i < end ? table.get(keys[i]) : 9);
            if (round > 0) table.add(keys[0], rng.real() - 0.5);
        }
    }

    @Test
    void valuesStayWithinOne() {
        ValueTable table = new ValueTable(ROOM);
        for (int i = 0; i < 30; i++) {
            table.add(5, 0.1);
            table.add(-5, -0.1);
        }
        assertThat(table.get(5)).isEqualTo(1);
        assertThat(table.get(-5)).isEqualTo(-1);
    }

    @Test
    void aKnownKeyTakesSixteenBytesAtMost() {
        ValueTable table = new ValueTable(ROOM);
        for (int i = 0; i <= 1_600_000; i++) {
            table.add(Rng.mix(i), 0.25);
            if (i >= 800_000 && i % 100_000 == 0) {
                Size size = table.size();
                assertThat((double) size.bytes() / size.known()).as("at %d", i).isLessThan(16);
            }
        }
    }

    @Test
    void aFullTableGoesOnLearningWhatItKnows() {
        ValueTable table = new ValueTable(1 << 20);
        for (int i = 0; i < 200_000; i++) table.add(Rng.mix(i), 0.5);
        Size size = table.size();
        assertThat(size.bytes()).isLessThanOrEqualTo(1 << 20);
        assertThat(size.known()).isGreaterThan(40_000);
        assertThat(size.known() + size.refused()).isEqualTo(200_000);
        table.add(Rng.mix(0), 0.25);
        assertThat(table.get(Rng.mix(0))).isCloseTo(0.75, within(1e-6));
        assertThat(table.size().known()).isEqualTo(size.known());
    }

    @Test
    void aTableWithoutRoomRefusesAlmostEverything() {
        ValueTable table = new ValueTable(1024);
        for (int i = 0; i < 5000; i++) table.add(Rng.mix(i), 0.5);
        Size size = table.size();
        assertThat(size.known()).isBetween(1L, 255L);
        assertThat(size.known() + size.refused()).isEqualTo(5000);
    }

    /** Keys that agree in all the bits by which pages are split: they fill a page or two, and the rest is refused. */
    @Test
    void keysThatAreNotSpreadDoNoHarm() {
        ValueTable table = new ValueTable(ROOM);
        for (int i = 1; i <= 2000; i++) table.add(i, 0.5);
        assertThat(table.size().known()).isGreaterThan(200);
        assertThat(table.size().known() + table.size().refused()).isEqualTo(2000);
        assertThat(table.size().bytes()).isLessThan(ROOM);
    }

    @Test
    void twoThreadsLoseNoChange() throws InterruptedException {
        ValueTable table = new ValueTable(ROOM);
        Runnable adding = () -> {
            for (int round = 0; round < 20; round++) for (int i = 0; i < 20_000; i++) table.add(Rng.mix(i), 0.0125);
        };
        Thread other = new Thread(adding);
        other.start();
        adding.run();
        other.join();
        assertThat(table.size().known()).isEqualTo(20_000);
        for (int i = 0; i < 20_000; i++) assertThat(table.get(Rng.mix(i))).isCloseTo(0.5, within(1e-5));
    }

    @Test
    void theOrderOfLearningLeavesNoTraceInAFile() throws IOException {
        ValueTable up = new ValueTable(ROOM);
        ValueTable down = new ValueTable(ROOM / 2);
        for (int i = 0; i < 50_000; i++) up.add(Rng.mix(i), i / 60_000.0);
        for (int i = 49_999; i >= 0; i--) down.add(Rng.mix(i), i / 60_000.0);
        Path first = write(up, "up");
        assertThat(Files.mismatch(first, write(down, "down"))).isEqualTo(-1);
        ValueTable read = new ValueTable(ROOM);
        try (KnowledgeReader in = KnowledgeReader.open(first)) {
            in.head();
            read.read(in);
            in.end();
        }
        assertThat(read.size().known()).isEqualTo(50_000);
        for (int i = 0; i < 50_000; i++) assertThat(read.get(Rng.mix(i))).isEqualTo(up.get(Rng.mix(i)));
        assertThat(Files.mismatch(first, write(read, "again"))).isEqualTo(-1);
    }

    private Path write(ValueTable table, String name) {
        Path file = folder.resolve(name);
        try (KnowledgeWriter out = KnowledgeWriter.open(file, "")) {
            table.write(out);
            out.finish();
        }
        return file;
    }
}
