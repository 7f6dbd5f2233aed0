package dev.kumite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.kumite.cli.console.Console;
import dev.kumite.selftest.Selftest;
import dev.kumite.selftest.Workshop;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A short selftest with a fixed seed finds nothing, and one of a command that breaks finds that. */
@Tag("slow")
class SelftestTest {

    @ParameterizedTest
    @CsvSource({"kills, 2", "files, 1", "agents, 3", "inputs, 3"})
    void aFewRoundsOfEachKindFindNothing(String kind, int few) throws IOException {
        int rounds = few * Integer.getInteger("kumite.selftest.times", 1);
        Run run = Run.of("selftest", "--only", kind, "--rounds", "" + rounds, "--seed", "3", "--json");
        JsonNode report = new ObjectMapper().readTree(run.out());
        assertThat(report.get("findings")).as("findings").isEmpty();
        assertThat(run.code()).isZero();
        assertThat(report.get("counts")).hasSize(1);
        assertThat(report.get("counts").get(0).get("rounds").asInt()).isEqualTo(rounds);
        assertThat(report.get("counts").get(0).get("count").asInt()).isPositive();
    }

    private static List<Selftest.Finding> findings(Workshop.Command command, String only, int round) {
        List<Selftest.Finding> told = new ArrayList<>();
        try (Selftest selftest = new Selftest(command, Kumite.class.getName(), 1, only)) {
            Selftest.Extent extent = new Selftest.Extent(1, round, 1);
            Selftest.Report report = selftest.run(extent, new Selftest.Listener() {
                @Override
                public void progress(double share, Supplier<String> line) {
                    assertThat(share).isBetween(0.0, 1.0);
                }

                @Override
                public void found(Selftest.Finding finding) {
                    told.add(finding);
                }
            });
            assertThat(report.findings()).isEqualTo(told);
        }
        return told;
    }

    /** The server rounds ask another process; this one does not. */
    private static final int ROUND_OF_COMMANDS = 0;

    @Test
    void aStackTraceIsFoundWithTheWayToRepeatIt() {
        Workshop.Command broken = (out, err, args) -> {
            err.print("java.lang.IllegalStateException\n\tat dev.kumite.Nowhere\n");
            err.flush();
            return 1;
        };
        assertThat(findings(broken, "inputs", ROUND_OF_COMMANDS)).isNotEmpty().allSatisfy(finding -> {
            assertThat(finding.what()).contains("exit code 1 with 'java.lang.IllegalStateException");
            assertThat(finding.repeat()).isEqualTo("kumite selftest --seed 1 --only inputs --round 0");
        });
    }

    @Test
    void anUnexpectedExceptionIsFoundAlsoInOneLine() {
        Workshop.Command broken = (out, err, args) -> {
            err.print("kumite: unexpected NullPointerException; KUMITE_DEBUG=1 shows where\n");
            err.flush();
            return 1;
        };
        assertThat(findings(broken, "inputs", ROUND_OF_COMMANDS)).isNotEmpty();
    }

    @Test
    void aCleanRefusalIsNoFinding() {
        Workshop.Command refusing = (out, err, args) -> {
            err.print("kumite: there is no such thing\n");
            err.flush();
            return 2;
        };
        assertThat(findings(refusing, "inputs", ROUND_OF_COMMANDS)).isEmpty();
    }

    /** Whatever file it gets, this command reads it to something else each time. */
    @Test
    void aDamagedFileThatIsReadToSomethingElseIsFound() {
        int[] calls = {0};
        Workshop.Command careless = (out, err, args) -> {
            boolean reads = List.of(args).contains("--no-clock") || args[0].equals("knowledge");
            int code = reads ? 0 : Kumite.run(Console.captured(out, err), args);
            if (reads) out.print("game " + calls[0]++ + "\n");
            out.flush();
            return code;
        };
        assertThat(findings(careless, "files", 0))
                .anySatisfy(finding -> assertThat(finding.what()).contains("was misread"));
    }

    @Test
    void theRogueIsInNoList() {
        assertThat(Run.of("agents").out()).doesNotContain("rogue");
    }
}
