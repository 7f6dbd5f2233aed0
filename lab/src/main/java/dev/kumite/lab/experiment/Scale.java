package dev.kumite.lab.experiment;

import dev.kumite.base.BadInput;
import dev.kumite.base.Nearest;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** How much an experiment plays: a glance, an evening, or what the paper played. */
public enum Scale {
    QUICK,
    STANDARD,
    PAPER;

    public static final List<String> WORDS =
            Arrays.stream(values()).map(Scale::word).toList();

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The stream of seeds that all scales shared when the first runs were stored; {@link #QUICK} has kept it. */
    public static final String SHARED_STREAM = "";

    /** Its own stream of seeds: the games of two scales are independent even where their cells read the same. */
    public String stream() {
        return this == QUICK ? SHARED_STREAM : word();
    }

    public static Scale ofWord(String word) {
        int at = WORDS.indexOf(word);
        if (at < 0) throw new BadInput("there is no scale '" + word + "'; " + Nearest.hint(word, WORDS));
        return values()[at];
    }
}
