package dev.kumite.lab.report.picture;

import dev.kumite.base.BadInput;
import dev.kumite.lab.report.Plot;
import dev.kumite.lab.report.chart.Drawing;
import java.util.function.Function;

/** Plots as files for papers, in formats that need a font installed on this machine. */
public final class Pictures {
    private Pictures() {}

    /** The plot as a PNG of 300 dots per inch. */
    public static byte[] png(Plot plot) {
        return drawn(plot, PngFile::of);
    }

    /** The plot as a PDF of one page that is as large as the plot. */
    public static byte[] pdf(Plot plot) {
        return drawn(plot, PdfFile::of);
    }

    private static byte[] drawn(Plot plot, Function<Drawing, byte[]> file) {
        System.setProperty("java.awt.headless", "true");
        try {
            return file.apply(Drawing.of(plot, Drawing.PAGE));
        } catch (InternalError | NoClassDefFoundError | UnsatisfiedLinkError e) {
            throw new BadInput(
                    "PNG and PDF cannot be drawn here, since Java finds no fonts: install fontconfig and a font,"
                            + " or leave out the formats png, pdf and latex");
        }
    }
}
