package dev.kumite.lab.report.files;

import dev.kumite.base.BadInput;
import dev.kumite.base.FileTrouble;
import dev.kumite.base.NewFile;
import dev.kumite.lab.report.Document;
import dev.kumite.lab.report.Games;
import dev.kumite.lab.report.Plot;
import dev.kumite.lab.report.Table;
import dev.kumite.lab.report.chart.Svg;
import dev.kumite.lab.report.html.Html;
import dev.kumite.lab.report.latex.LatexDocument;
import dev.kumite.lab.report.latex.LatexTable;
import dev.kumite.lab.report.picture.Pictures;
import dev.kumite.lab.report.text.Csv;
import dev.kumite.lab.report.text.Json;
import dev.kumite.lab.report.text.PlainText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Writes reports. The files take their places only when all of them are complete, so that nobody reads half a report.
 */
public final class ReportFiles {
    private static final String NAME_IN_A_FOLDER = "report";
    private static final String LATEX_CAN_NAME = "[A-Za-z0-9._-]+";

    private ReportFiles() {}

    /**
     * Writes a document into files whose names begin with {@code target}, or into the folder {@code target} where there
     * is one: {@code target.html}, {@code target.txt}, {@code target.json}, {@code target-ID.csv} and so on.
     *
     * @return the files written, in the order of the formats
     */
    public static List<Path> write(Document document, Path target, Set<Format> formats) {
        Map<Path, Supplier<byte[]>> files = plan(document, stem(target), formats);
        List<NewFile> drafts = new ArrayList<>();
        Path current = target;
        try {
            for (Map.Entry<Path, Supplier<byte[]>> file : files.entrySet()) {
                current = file.getKey();
                Path folder = current.toAbsolutePath().getParent();
                if (folder != null) Files.createDirectories(folder);
                NewFile.check("", current);
                NewFile draft = NewFile.create(current);
                drafts.add(draft);
                draft.stream().write(file.getValue().get());
            }
            for (NewFile draft : drafts) draft.commit();
            return List.copyOf(files.keySet());
        } catch (IOException e) {
            throw NewFile.unwritable(current, e);
        } finally {
            for (NewFile draft : drafts) discard(draft);
        }
    }

    private static Path stem(Path target) {
        if (Files.isDirectory(target)) return target.resolve(NAME_IN_A_FOLDER);
        Path name = target.getFileName();
        if (name == null) return target.resolve(NAME_IN_A_FOLDER);
        for (Format format : Format.values()) {
            String end = "." + format.extension();
            if (name.toString().endsWith(end) && name.toString().length() > end.length())
                return target.resolveSibling(
                        name.toString().substring(0, name.toString().length() - end.length()));
        }
        return target;
    }

    private static Map<Path, Supplier<byte[]>> plan(Document document, Path stem, Set<Format> formats) {
        Map<Path, Supplier<byte[]>> files = new LinkedHashMap<>();
        for (Format format : Format.values()) if (formats.contains(format)) plan(document, stem, format, files);
        return files;
    }

    private static void plan(Document document, Path stem, Format format, Map<Path, Supplier<byte[]>> files) {
        switch (format) {
            case HTML -> files.put(named(stem, "", format), () -> bytes(Html.of(document)));
            case TEXT -> files.put(named(stem, "", format), () -> bytes(PlainText.of(document)));
            case JSON -> files.put(named(stem, "", format), () -> bytes(Json.of(document)));
            case CSV -> csv(document, stem, files);
            case LATEX -> latex(document, stem, files);
            case SVG -> {
                for (Plot plot : document.plots())
                    files.put(named(stem, "-" + plot.label().id(), format), () -> bytes(Svg.file(plot)));
            }
            case PNG -> {
                for (Plot plot : document.plots())
                    files.put(named(stem, "-" + plot.label().id(), format), () -> Pictures.png(plot));
            }
            case PDF -> pdf(document, stem, files);
        }
    }

    private static void latex(Document document, Path stem, Map<Path, Supplier<byte[]>> files) {
        String name = String.valueOf(stem.getFileName());
        if (!name.matches(LATEX_CAN_NAME))
            throw new BadInput("LaTeX cannot read files called '" + name
                    + "': use letters, digits, points, hyphens and underlines");
        files.put(named(stem, "", Format.LATEX), () -> bytes(LatexDocument.of(document, name)));
        for (Table table : document.tables())
            files.put(named(stem, "-" + table.label().id(), Format.LATEX), () -> bytes(LatexTable.of(table)));
        for (Plot plot : document.plots())
            files.put(
                    named(stem, "-" + plot.label().id(), Format.LATEX), () -> bytes(LatexDocument.figure(plot, name)));
        pdf(document, stem, files);
        files.put(stem.resolveSibling(name + ".bib"), () -> bytes(LatexDocument.references()));
    }

    private static void pdf(Document document, Path stem, Map<Path, Supplier<byte[]>> files) {
        for (Plot plot : document.plots())
            files.put(named(stem, "-" + plot.label().id(), Format.PDF), () -> Pictures.pdf(plot));
    }

    private static void csv(Document document, Path stem, Map<Path, Supplier<byte[]>> files) {
        for (Table table : document.tables())
            files.put(named(stem, "-" + table.label().id(), Format.CSV), () -> bytes(Csv.of(table)));
        for (Plot plot : document.plots())
            files.put(named(stem, "-" + plot.label().id(), Format.CSV), () -> bytes(Csv.of(plot.data())));
        int number = 1;
        for (Games games : document.games()) {
            String end = number == 1 ? ".games" : ".games-" + number;
            number++;
            files.put(named(stem, end, Format.CSV), () -> bytes(Csv.of(games)));
        }
    }

    private static Path named(Path stem, String end, Format format) {
        return stem.resolveSibling(stem.getFileName() + end + "." + format.extension());
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static void discard(NewFile draft) {
        try {
            draft.close();
        } catch (IOException e) {
            // The complaint about the report itself is the one worth reading.
        }
    }

    /** Creates a folder that a person named, before long work and not after it. */
    public static void makeFolder(String option, Path folder) {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw FileTrouble.of(
                    option + "=" + folder + ": there is no such directory, and it cannot be created ("
                            + FileTrouble.reason(e) + ")",
                    e);
        }
        if (!Files.isWritable(folder)) throw new BadInput(option + "=" + folder + ": cannot be written");
    }
}
