package dev.kumite.web.lab;

import dev.kumite.lab.experiment.report.Reproduction;
import dev.kumite.lab.report.Document;
import dev.kumite.lab.report.files.Format;
import dev.kumite.lab.report.files.ReportFiles;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.store.StoredRun;
import dev.kumite.lab.summary.RunReport;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Reports of runs, as pages and as files. */
public final class Reports {
    private final Runs runs;

    public Reports(Runs runs) {
        this.runs = runs;
    }

    /** A file to send. */
    public static final class Sheet {
        private final String name;
        private final String type;
        private final byte[] bytes;

        Sheet(String name, String type, byte[] bytes) {
            this.name = name;
            this.type = type;
            this.bytes = bytes;
        }

        /** How it should be called where it is saved. */
        public String name() {
            return name;
        }

        public String type() {
            return type;
        }

        public InputStream content() {
            return new ByteArrayInputStream(bytes);
        }
    }

    /** The report in one format; several files come packed into one. One at a time: reports of long runs are large. */
    public synchronized Sheet report(long id, String wanted) {
        Set<Format> formats = Format.parse(wanted);
        return runs.ask(id, (store, run) -> {
            Document document = document(store, run);
            Path folder = null;
            try {
                folder = Files.createTempDirectory("kumite-report");
                List<Path> files = ReportFiles.write(document, folder.resolve("report-" + id), formats);
                return files.size() == 1 && formats.equals(EnumSet.of(single(formats)))
                        ? new Sheet(
                                files.get(0).getFileName().toString(),
                                type(single(formats)),
                                Files.readAllBytes(files.get(0)))
                        : new Sheet("report-" + id + ".zip", "application/zip", packed(files));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } finally {
                if (folder != null) discard(folder);
            }
        });
    }

    private static Format single(Set<Format> formats) {
        return formats.iterator().next();
    }

    private Document document(Store store, StoredRun run) {
        Optional<Reproduction> experiment = Experiments.of(store, run, runs.agents());
        return experiment.isPresent() ? experiment.get().document(store) : RunReport.of(store, run, runs.agents());
    }

    private static String type(Format format) {
        return switch (format) {
            case HTML -> "text/html; charset=utf-8";
            case JSON -> "application/json";
            case CSV -> "text/csv; charset=utf-8";
            case SVG -> "image/svg+xml";
            case PNG -> "image/png";
            case PDF -> "application/pdf";
            default -> "text/plain; charset=utf-8";
        };
    }

    private static byte[] packed(List<Path> files) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(out)) {
            for (Path file : files) {
                zip.putNextEntry(new ZipEntry(file.getFileName().toString()));
                Files.copy(file, zip);
                zip.closeEntry();
            }
        }
        return out.toByteArray();
    }

    private static void discard(Path folder) {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path one : all.sorted(Comparator.reverseOrder()).toList()) Files.deleteIfExists(one);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
