package dev.kumite.lab.report.latex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.kumite.lab.report.Block;
import dev.kumite.lab.report.Document;
import dev.kumite.lab.report.Plot;
import dev.kumite.lab.report.SampleReport;
import dev.kumite.lab.report.Section;
import dev.kumite.lab.report.Table;
import dev.kumite.lab.report.picture.Pictures;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Compiles every kind of table and figure, where there is a pdflatex. */
@Tag("slow")
class CompilingTest {
    @TempDir
    Path folder;

    @Test
    void everyTableAndFigureFitsThePage() throws IOException, InterruptedException {
        assumeTrue(isThere("pdflatex"), "pdflatex is not installed, so no table is compiled");
        Document sample = SampleReport.document();
        List<Section> sections = new ArrayList<>(sample.sections());
        List<Block> wide = new ArrayList<>(WideTables.all());
        sections.add(new Section("Wide tables: " + SampleReport.NASTY, wide));
        Document document =
                new Document(sample.title() + SampleReport.NASTY, sample.summary(), sample.conditions(), sections);
        for (Table table : document.tables()) write(table.label().id(), LatexTable.of(table));
        for (Plot plot : document.plots()) {
            write(plot.label().id(), LatexDocument.figure(plot, "run"));
            Files.write(folder.resolve("run-" + plot.label().id() + ".pdf"), Pictures.pdf(plot));
        }
        Files.writeString(folder.resolve("run.tex"), LatexDocument.of(document, "run"));
        Files.writeString(folder.resolve("run.bib"), LatexDocument.references());
        assertThat(run("pdflatex", "-interaction=nonstopmode", "-halt-on-error", "run.tex"))
                .as("pdflatex's answer; its log is:%n%s", log("run.log"))
                .isZero();
        if (isThere("bibtex")) {
            assertThat(run("bibtex", "run")).as(log("run.blg")).isZero();
            assertThat(log("run.blg")).doesNotContain("Warning");
            run("pdflatex", "-interaction=nonstopmode", "run.tex");
            run("pdflatex", "-interaction=nonstopmode", "run.tex");
            assertThat(log("run.log")).doesNotContain("undefined");
        }
        assertThat(log("run.log").lines())
                .noneMatch(line -> line.startsWith("Overfull"))
                .noneMatch(line -> line.contains("Float too large"))
                .noneMatch(line -> line.startsWith("Missing character"));
    }

    private void write(String id, String text) throws IOException {
        Files.writeString(folder.resolve("run-" + id + ".tex"), text);
    }

    private String log(String name) throws IOException {
        return Files.readString(folder.resolve(name), StandardCharsets.ISO_8859_1);
    }

    private static boolean isThere(String program) {
        for (String place : System.getenv().getOrDefault("PATH", "").split(java.io.File.pathSeparator))
            if (Files.isExecutable(Path.of(place, program))) return true;
        return false;
    }

    private int run(String... command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("said.txt").toFile())
                .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
                .start();
        assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
        return process.exitValue();
    }
}
