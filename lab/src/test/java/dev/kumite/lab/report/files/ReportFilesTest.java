package dev.kumite.lab.report.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.base.BadInput;
import dev.kumite.lab.report.Document;
import dev.kumite.lab.report.Plot;
import dev.kumite.lab.report.SampleReport;
import dev.kumite.lab.report.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportFilesTest {
    private static final Document SAMPLE = SampleReport.document();

    @TempDir
    Path folder;

    /** Left in the build folder, to be looked at. */
    @Test
    @Tag("slow")
    void writesEveryFormat() {
        List<Path> files =
                ReportFiles.write(SAMPLE, Path.of("target", "sample", "report"), EnumSet.allOf(Format.class));
        assertThat(files).allSatisfy(file -> assertThat(file).isNotEmptyFile());
        assertThat(files)
                .extracting(file -> file.getFileName().toString())
                .contains(
                        "report.html",
                        "report.txt",
                        "report.json",
                        "report.games.csv",
                        "report-results.csv",
                        "report.tex",
                        "report.bib",
                        "report-results.tex",
                        "report-board.tex",
                        "report-board.csv",
                        "report-board.svg",
                        "report-board.png",
                        "report-board.pdf");
        int tables = SAMPLE.tables().size();
        int plots = SAMPLE.plots().size();
        assertThat(files).hasSize(3 + (tables + plots + 1) + (2 + tables + plots) + 3 * plots);
    }

    @Test
    void writesIntoAFolderOrBesideAStem() throws IOException {
        assertThat(ReportFiles.write(SAMPLE, folder, Set.of(Format.TEXT)))
                .containsExactly(folder.resolve("report.txt"));
        assertThat(ReportFiles.write(SAMPLE, folder.resolve("new/run-7"), Set.of(Format.TEXT)))
                .containsExactly(folder.resolve("new/run-7.txt"));
        assertThat(ReportFiles.write(SAMPLE, folder.resolve("run-8.json"), Set.of(Format.TEXT, Format.JSON)))
                .containsExactly(folder.resolve("run-8.txt"), folder.resolve("run-8.json"));
        assertThat(names()).containsExactlyInAnyOrder("report.txt", "new", "run-8.txt", "run-8.json");
    }

    @Test
    void replacesAnOlderReport() throws IOException {
        Files.writeString(folder.resolve("report.txt"), "old");
        ReportFiles.write(SAMPLE, folder, Set.of(Format.TEXT));
        assertThat(folder.resolve("report.txt")).content().contains(SAMPLE.title());
    }

    @Test
    void leavesNothingWhenOneFileCannotBeWritten() throws IOException {
        Files.createDirectories(folder.resolve("run.json"));
        assertThatThrownBy(() -> ReportFiles.write(SAMPLE, folder.resolve("run"), Set.of(Format.HTML, Format.JSON)))
                .isInstanceOf(BadInput.class)
                .hasMessage(folder.resolve("run.json") + ": is a directory; name a file in it");
        assertThat(names()).containsExactly("run.json");
    }

    @Test
    void takesThePlaceOfNoDevice() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("run.html"), Path.of("/dev/null"));
        ReportFiles.write(SAMPLE, folder.resolve("run"), Set.of(Format.HTML));
        assertThat(Files.isSymbolicLink(link)).isTrue();
    }

    @Test
    void saysThatAFileIsInTheWay() throws IOException {
        Files.writeString(folder.resolve("taken"), "");
        assertThatThrownBy(() -> ReportFiles.write(SAMPLE, folder.resolve("taken/run"), Set.of(Format.HTML)))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith(folder.resolve("taken/run.html") + ": cannot be written (")
                .hasMessageContaining("another file is in the way");
    }

    /** The pictures that the document reads are written with it, once, and under names that LaTeX can read. */
    @Test
    void writesWhatTheLatexDocumentReads() throws IOException {
        List<Path> files = ReportFiles.write(SAMPLE, folder.resolve("thesis"), Set.of(Format.LATEX, Format.PDF));
        assertThat(files).doesNotHaveDuplicates();
        String all = Files.readString(folder.resolve("thesis.tex"));
        for (Table table : SAMPLE.tables())
            all += Files.readString(folder.resolve("thesis-" + table.label().id() + ".tex"));
        for (Plot plot : SAMPLE.plots())
            all += Files.readString(folder.resolve("thesis-" + plot.label().id() + ".tex"));
        List<String> read = Pattern.compile("\\\\(?:input|includegraphics\\[[^]]*\\])\\{([^}]*)\\}")
                .matcher(all)
                .results()
                .map(found -> found.group(1))
                .toList();
        assertThat(read).hasSize(SAMPLE.tables().size() + 2 * SAMPLE.plots().size());
        assertThat(names()).containsAll(read);
        assertThatThrownBy(() -> ReportFiles.write(SAMPLE, folder.resolve("50 %"), Set.of(Format.LATEX)))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("LaTeX cannot read files called '50 %'");
    }

    @Test
    void readsFormats() {
        assertThat(Format.parse("html, CSV,tex")).containsExactlyInAnyOrder(Format.HTML, Format.CSV, Format.LATEX);
        assertThat(Format.parse("all")).hasSize(Format.values().length);
        assertThatThrownBy(() -> Format.parse("htlm"))
                .isInstanceOf(BadInput.class)
                .hasMessage("there is no format 'htlm'; did you mean 'html'?");
        assertThatThrownBy(() -> Format.parse("")).isInstanceOf(BadInput.class);
    }

    private List<String> names() throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.map(path -> path.getFileName().toString()).toList();
        }
    }
}
