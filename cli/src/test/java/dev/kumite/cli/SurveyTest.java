package dev.kumite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code kumite survey}, and what {@code kumite show} says of a deal. */
class SurveyTest {
    @TempDir
    private Path folder = Path.of("");

    private Run survey(String... more) {
        return survey(2, more);
    }

    private Run survey(int games, String... more) {
        String[] args = {
            "survey",
            "checkers",
            "--agent",
            "random",
            "--sample",
            "6",
            "--games",
            "" + games,
            "--store",
            folder.resolve("s.db").toString()
        };
        String[] all = Arrays.copyOf(args, args.length + more.length);
        System.arraycopy(more, 0, all, args.length, more.length);
        return Run.of(all);
    }

    @Test
    void aSurveyIsPlayedStoredAndWritten() throws IOException {
        Path file = folder.resolve("ballots.tsv");
        Run played = survey("--out", file.toString());
        assertThat(played.code()).isZero();
        assertThat(played.out())
                .contains("checkers: 6 ballots, 12 games of random with itself, seed 1")
                .contains("Fairest ballots", "Stored as run 1");
        assertThat(Files.readString(file).lines().filter(line -> !line.startsWith("#")))
                .hasSize(6);
        assertThat(survey("--stored").out()).isEqualTo(played.out());
        assertThat(survey("--stored", "--json").out()).contains("\"noun\" : \"ballot\"", "\"mostLopsided\"");
    }

    @Test
    void aReportOnStoredGamesChangesNothing() {
        Run more = survey(4);
        assertThat(survey("--stored").out()).isEqualTo(more.out());
        assertThat(survey(4, "--stored").out()).isEqualTo(more.out());
        Run none = survey("--stored", "--seed", "9");
        assertThat(none.code()).isEqualTo(2);
        assertThat(none.err()).contains("s.db has no such run of this version");
        assertThat(survey().out()).as("the games that were asked for alone").contains("12 games of random");
    }

    @Test
    void aDealIsShownWithItsChances() {
        Run shown = Run.of("show", "onitama", "--deal", "tiger+rabbit/cobra+rooster/monkey");
        assertThat(shown.out()).contains("Blue wins by force (proven)");
        assertThat(Run.of("show", "onitama", "--seed", "7").out())
                .containsPattern("Blue's chances: \\d+ % ± \\d+ \\(atlas\\)");
        assertThat(Run.of("show", "onitama", "--seed", "7", "--json").out()).contains("\"chance\" : {");
        assertThat(Run.of("show", "checkers").out()).doesNotContain("atlas");
        Run twice = Run.of("show", "onitama(deal=fair)", "--deal", "fair");
        assertThat(twice.code()).isEqualTo(2);
    }
}
