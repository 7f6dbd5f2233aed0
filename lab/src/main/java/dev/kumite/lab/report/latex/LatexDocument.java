package dev.kumite.lab.report.latex;

import dev.kumite.lab.report.Block;
import dev.kumite.lab.report.Condition;
import dev.kumite.lab.report.Document;
import dev.kumite.lab.report.Form;
import dev.kumite.lab.report.Games;
import dev.kumite.lab.report.Paragraph;
import dev.kumite.lab.report.Plot;
import dev.kumite.lab.report.Section;
import dev.kumite.lab.report.Table;
import dev.kumite.lab.report.chart.Drawing;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** A whole document that compiles by itself; its tables and figures are files beside it, which it reads. */
public final class LatexDocument {
    private static final String REFERENCES = "references.bib";

    private final StringBuilder out = new StringBuilder();
    private final String stem;

    private LatexDocument(String stem) {
        this.stem = stem;
    }

    /** {@code stem} is what all its files' names begin with. */
    public static String of(Document document, String stem) {
        LatexDocument text = new LatexDocument(stem);
        text.document(document);
        return text.out.toString();
    }

    /** One plot as a figure; the picture is the file {@code STEM-ID.pdf}. */
    public static String figure(Plot plot, String stem) {
        double share = Math.min(1, Drawing.of(plot, Drawing.PAGE).width() / Drawing.PAGE);
        String note = plot.label().note().isEmpty()
                ? ""
                : ". " + LatexText.breakable(plot.label().note());
        return "% needs \\usepackage{graphicx}\n\\begin{figure}[htbp]\n\\centering\\sloppy\n\\includegraphics[width="
                + String.format(Locale.ROOT, "%.3f", share) + "\\linewidth]{" + stem + "-"
                + plot.label().id() + ".pdf}\n\\caption{"
                + LatexText.breakable(plot.label().title()) + note
                + "}\\label{fig:" + plot.label().id() + "}\n\\end{figure}\n";
    }

    /** The papers whose experiments are repeated, and Kumite, for BibTeX. */
    public static String references() {
        try (InputStream in = LatexDocument.class.getResourceAsStream(REFERENCES)) {
            if (in == null) throw new IllegalStateException("the program lacks its own file " + REFERENCES);
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void document(Document document) {
        out.append("% pdflatex, bibtex and pdflatex twice, or latexmk -pdf\n")
                .append("\\documentclass[a4paper]{article}\n\\usepackage[utf8]{inputenc}\n")
                .append("\\usepackage{array,booktabs,graphicx,longtable,pdflscape,rotating}\n")
                .append("\\title{")
                .append(LatexText.breakable(document.title()))
                .append("}\n\\author{}\n\\date{}\n\\begin{document}\n\\sloppy\n\\maketitle\n\n");
        document.summary().forEach(this::paragraph);
        if (!document.conditions().isEmpty()) {
            out.append("\\begin{description}\n");
            for (Condition condition : document.conditions())
                out.append("\\item[")
                        .append(LatexText.escape(condition.name()))
                        .append("] ")
                        .append(LatexText.breakable(condition.value()))
                        .append('\n');
            out.append("\\end{description}\n\n");
        }
        document.sections().forEach(this::section);
        out.append("\\clearpage\n\\section*{Program}\nMade by Kumite~\\cite{kumite}.\n")
                .append("\\bibliographystyle{plain}\n\\bibliography{")
                .append(stem)
                .append("}\n\\end{document}\n");
    }

    private void paragraph(String words) {
        out.append(LatexText.breakable(words)).append("\n\n");
    }

    private void section(Section section) {
        out.append("\\section{").append(LatexText.breakable(section.title())).append("}\n\n");
        for (Block block : section.blocks()) {
            if (block instanceof Paragraph paragraph) paragraph(paragraph.text());
            else if (block instanceof Table table) input(table.label().id());
            else if (block instanceof Plot plot) input(plot.label().id());
            else if (block instanceof Games games) games(games);
        }
        out.append("\\clearpage\n\n");
    }

    private void input(String id) {
        out.append("\\input{").append(stem).append('-').append(id).append(".tex}\n\n");
    }

    private void games(Games games) {
        paragraph(Form.whole().digits((double) games.total())
                + (games.total() == 1 ? " game was played; " : " games were played; ")
                + "the same report as HTML or CSV lists them.");
    }
}
