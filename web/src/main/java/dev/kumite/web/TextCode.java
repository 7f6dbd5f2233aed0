package dev.kumite.web;

import io.nayuki.qrcodegen.QrCode;
import java.util.ArrayList;
import java.util.List;

/**
 * A QR code in characters, two modules to each: half blocks are about as high as they are wide. Scanners expect dark on
 * light; where colours cannot be set, the light modules are the ones drawn, because most terminals are dark.
 */
final class TextCode {
    /** The light margin that the standard requires, in modules. */
    static final int MARGIN = 4;

    private static final String BLACK_ON_WHITE = "\u001b[38;5;16;48;5;231m";
    private static final String USUAL = "\u001b[0m";

    /** By the modules drawn: none, the upper, the lower, both. */
    private static final String BLOCKS = " ▀▄█";

    private TextCode() {}

    /** The lines, or none if they are wider than the terminal. */
    static List<String> of(String text, int columns, boolean colours) {
        QrCode code = QrCode.encodeText(text, QrCode.Ecc.LOW);
        int end = code.size + MARGIN;
        if (end + MARGIN > columns) return List.of();
        List<String> lines = new ArrayList<>();
        for (int y = -MARGIN; y < end; y += 2) {
            StringBuilder line = new StringBuilder();
            for (int x = -MARGIN; x < end; x++) {
                boolean upper = code.getModule(x, y) == colours;
                boolean lower = y + 1 < end && code.getModule(x, y + 1) == colours;
                line.append(BLOCKS.charAt((upper ? 1 : 0) + (lower ? 2 : 0)));
            }
            lines.add(colours ? BLACK_ON_WHITE + line + USUAL : line.toString());
        }
        return lines;
    }
}
