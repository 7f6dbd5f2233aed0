package dev.kumite.lab.report.latex;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.lab.report.Cell;
import dev.kumite.lab.report.Column;
import dev.kumite.lab.report.Label;
import dev.kumite.lab.report.SampleReport;
import dev.kumite.lab.report.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LatexTest {
    static List<Table> tables() {
        return Stream.concat(SampleReport.document().tables().stream(), WideTables.all().stream())
                .toList();
    }

    @Test
    void writesASmallTableAsItIs() {
        Table table = Table.of(Label.of("t", "Scores, 5 %", "A note."), Column.words("Agent"), Column.numbers("Score"))
                .row(Cell.text("mcts(c=0.3)"), Cell.share(new dev.kumite.lab.report.Estimate(0.612, 0.5, 0.7)))
                .row(Cell.text("a_b"), Cell.text("not legible"))
                .build();
        assertThat(LatexTable.of(table)).isEqualTo("""
                % needs \\usepackage{array,booktabs,longtable,pdflscape,rotating}
                \\begin{table}[htbp]
                \\centering\\sloppy
                \\caption{Scores, 5\\,\\%}\\label{tab:t}\\par\\smallskip
                \\fontsize{9}{10.8}\\selectfont\\setlength{\\tabcolsep}{3.5pt}
                \\begin{tabular}{@{}lr@{\\hspace{3pt}}r@{}}
                \\toprule
                Agent & \\multicolumn{2}{r}{Score} \\\\
                \\midrule
                mcts(c=0.3) & 61.2\\,\\% & {[}50.0, 70.0] \\\\
                a\\_b & \\multicolumn{2}{r}{not legible} \\\\
                \\bottomrule
                \\end{tabular}
                \\par\\smallskip\\noindent
                \\begin{minipage}{\\linewidth}\\fontsize{8}{9.6}\\selectfont\\raggedright
                A note.
                \\end{minipage}
                \\end{table}
                """);
    }

    @Test
    void takesNoCharacterForACommand() {
        assertThat(LatexText.escape("a_b #1 $x$ {y} 5% ~^\\ & <b>|"))
                .isEqualTo("a\\_b \\#1 {\\char36}x{\\char36} \\{y\\} 5\\% \\~{}\\^{}$\\backslash$ \\& $<$b$>$$|$");
        assertThat(LatexText.escape("−3 × λ ± √2…")).isEqualTo("$-$3 $\\times$ $\\lambda$ $\\pm$ $\\surd$2\\ldots{}");
        assertThat(LatexText.escape("[x]\ny ö 日")).isEqualTo("{[}x] y ö {[}U+65E5]");
    }

    @Test
    void makesNoDashOfTwoHyphens() {
        assertThat(LatexText.escape("--games 2")).isEqualTo("-{}-games 2");
        assertThat(LatexText.breakable("--games 2")).isEqualTo("-{}-games 2");
        assertThat(LatexText.escape("1–2, -–-, ''")).isEqualTo("1--2, -{}--{}-, '{}'");
    }

    @Test
    void breaksNamesBehindCommasAndBracketsAndLongOnesAnywhere() {
        assertThat(LatexText.pieces("mcts(c=0.3, iterations=10k) wins 61.2 % of all"))
                .containsExactly("mcts(", "c=0.3, ", "iterations=", "10k) ", "wins ", "61.2 % ", "of ", "all");
        assertThat(LatexText.pieces("a".repeat(30))).allMatch(piece -> piece.length() <= 13);
        assertThat(String.join("", LatexText.pieces(SampleReport.NASTY))).isEqualTo(SampleReport.NASTY);
    }

    @ParameterizedTest
    @MethodSource("tables")
    void everyRowHasTheSameNumberOfCells(Table table) {
        String text = LatexTable.of(table);
        assertThat(braces(text)).isZero();
        for (String part : text.split("(?=\\\\begin\\{(?:tabular|longtable)\\}\\{@)")) {
            if (!part.startsWith("\\begin{")) continue;
            int cells = -1;
            for (String line :
                    part.lines().filter(line -> line.endsWith(" \\\\")).toList()) {
                int spans = line.split("\\\\multicolumn\\{2\\}", -1).length - 1;
                int own = (int) line.replace("\\&", "")
                                .chars()
                                .filter(c -> c == '&')
                                .count()
                        + 1
                        + spans;
                if (cells >= 0) assertThat(own).as(line).isEqualTo(cells);
                cells = own;
            }
        }
    }

    @Test
    void splitsWhatHasNoRoomAndRepeatsTheFirstColumn() {
        Table wide = WideTables.of("wide", 40, 3);
        String text = LatexTable.of(wide);
        List<String> labels = Pattern.compile("label\\{tab:([a-z0-9-]+)\\}")
                .matcher(text)
                .results()
                .map(found -> found.group(1))
                .toList();
        assertThat(labels).startsWith("wide", "wide-part-2", "wide-part-3").doesNotHaveDuplicates();
        assertThat(Pattern.compile("(?m)^Contest & ").matcher(text).results()).hasSize(labels.size());
        assertThat(Pattern.compile("Score [0-9]+").matcher(text).results()).hasSize(14);
    }

    @Test
    void breaksHighTablesOverPages() {
        assertThat(LatexTable.of(WideTables.of("high", 1, 60)))
                .contains("\\begin{longtable}", "\\endfirsthead", "\\end{longtable}")
                .doesNotContain("\\begin{table}");
    }

    @Test
    void putsNotesBelowWithTheLetterAtTheirRows() {
        assertThat(LatexTable.of(WideTables.words()))
                .contains("opponents.\\textsuperscript{a} & ", "\n\\textsuperscript{a} 4.44\\,\\% is no whole")
                .doesNotContain("& Note");
    }

    @Test
    void theReferencesNameEveryPaperAndThisVersion() throws IOException {
        String references = LatexDocument.references();
        List<String> keys = Pattern.compile("(?m)^@[a-z]+\\{([a-z]+),")
                .matcher(references)
                .results()
                .map(found -> found.group(1))
                .toList();
        try (Stream<Path> papers = Files.list(Path.of("../experiments"))) {
            assertThat(keys)
                    .containsAll(papers.filter(Files::isDirectory)
                            .map(paper -> paper.getFileName().toString())
                            .toList());
        }
        String version = Pattern.compile("<version>([^<]+)</version>")
                .matcher(Files.readString(Path.of("../pom.xml")))
                .results()
                .findFirst()
                .orElseThrow()
                .group(1);
        String citation = Files.readString(Path.of("../CITATION.cff"));
        assertThat(references).contains("Version " + version);
        assertThat(citation).contains("\nversion: " + version + "\n");
        for (String title : Pattern.compile("(?m)^  title += \\{(.+)\\},$")
                .matcher(references)
                .results()
                .map(found -> found.group(1).replaceAll("[{}]", ""))
                .toList()) assertThat(citation).contains("title: \"" + title + "\"");
    }

    private static int braces(String text) {
        int open = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\\') i++;
            else if (c == '{') open++;
            else if (c == '}') open--;
        }
        return open;
    }
}
