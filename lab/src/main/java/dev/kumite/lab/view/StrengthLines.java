package dev.kumite.lab.view;

import dev.kumite.lab.report.Form;
import dev.kumite.lab.report.text.NumberText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** How much stronger A is than B, for a reader at the terminal. */
final class StrengthLines {
    private StrengthLines() {}

    static List<String> of(StrengthView strength) {
        List<String> lines = new ArrayList<>();
        lines.add("Elo         " + range(strength.elo(), strength.eloLow(), strength.eloHigh()) + ", normalised "
                + range(strength.normalisedElo(), strength.normalisedEloLow(), strength.normalisedEloHigh()));
        lines.add("superiority " + NumberText.percent(strength.superiority()));
        if (!strength.pairs().isEmpty())
            lines.add(String.format(
                    Locale.ROOT,
                    "pairs       %d with 0 points, %d with ½, %d with 1, %d with 1½, %d with 2",
                    strength.pairs().toArray()));
        StrengthView.TestView sprt = strength.sprt();
        if (sprt != null) lines.add("test        " + sprt.sentence());
        return lines;
    }

    private static String range(double value, double low, double high) {
        return Form.whole().write(value)
                + (Double.isNaN(value)
                        ? ""
                        : " [" + Form.whole().digits(low) + ", " + Form.whole().digits(high) + "]");
    }
}
