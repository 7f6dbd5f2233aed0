package dev.kumite.lab.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.lab.report.Cell;
import dev.kumite.lab.report.Column;
import dev.kumite.lab.report.Document;
import dev.kumite.lab.report.Label;
import dev.kumite.lab.report.SampleReport;
import dev.kumite.lab.report.Table;
import org.junit.jupiter.api.Test;

class LatexTest {
    @Test
    void writesATableWithBooktabs() {
        assertThat(Latex.of(SampleReport.verdicts())).isEqualTo("""
                        % needs \\usepackage{booktabs}
                        \\begin{table}[htbp]
                        \\centering
                        \\caption{What the paper claims}\\label{tab:claims}
                        \\begin{tabular}{@{}lr@{\\ }rr@{\\ }rl@{}}
                        \\toprule
                        Claim & \\multicolumn{2}{r}{Published} & \\multicolumn{2}{r}{Measured} & Verdict \\\\
                        \\midrule
                        MCTS with c = 0.3 beats c = 0.7 & 58.0\\,\\% & {[}48.0, 67.3] & 61.2\\,\\% & {[}56.9, 65.4] & reproduced \\\\
                        RAVE is weaker than MCTS & 41.0\\,\\% & {[}31.8, 50.8] & 61.2\\,\\% & {[}56.9, 65.4] & differs \\\\
                        The first player has the advantage & 53.0\\,\\% & {[}43.0, 62.0] & 53.0\\,\\% & {[}48.6, 57.3] & undecided, about 1,100 more games would decide \\\\
                        \\bottomrule
                        \\end{tabular}
                        \\end{table}
                        """);
    }

    @Test
    void takesNoCharacterForACommand() {
        assertThat(LatexText.escape("a_b #1 $x$ {y} 5% ~^\\ & <b>"))
                .isEqualTo("a\\_b \\#1 \\$x\\$ \\{y\\} 5\\% \\textasciitilde{}\\textasciicircum{}\\textbackslash{} \\& "
                        + "\\textless{}b\\textgreater{}");
        assertThat(LatexText.escape("−3 × λ ± √2…")).isEqualTo("$-$3 $\\times$ $\\lambda$ $\\pm$ $\\surd$2\\ldots{}");
        assertThat(LatexText.escape("[x]\ny")).isEqualTo("{[}x] y");
    }

    @Test
    void everyRowHasTheSameNumberOfCells() {
        Document document = SampleReport.document();
        for (Table table : document.tables()) {
            String text = Latex.of(table);
            assertThat(braces(text)).as(text).isZero();
            int ranges = 0;
            for (int i = 0; i < table.columns().size(); i++) if (table.hasRanges(i)) ranges++;
            int cells = table.columns().size() + ranges;
            text.lines()
                    .filter(line -> line.endsWith(" \\\\") && !line.contains("multicolumn"))
                    .forEach(line -> assertThat(line.replace("\\&", "")
                                            .chars()
                                            .filter(c -> c == '&')
                                            .count()
                                    + 1)
                            .as(line)
                            .isEqualTo(cells));
        }
    }

    @Test
    void breaksLongTablesOverPages() {
        Table.Builder table = Table.of(Label.of("long", "Long"), Column.words("n"));
        for (int i = 0; i < 50; i++) table.row(Cell.count(i));
        assertThat(Latex.of(table.build()))
                .contains(
                        "\\usepackage{booktabs,longtable}",
                        "\\begin{longtable}{@{}l@{}}",
                        "\\endhead",
                        "\\end{longtable}")
                .doesNotContain("\\begin{table}");
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
