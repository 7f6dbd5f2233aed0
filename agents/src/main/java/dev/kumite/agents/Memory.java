package dev.kumite.agents;

import dev.kumite.spec.BadInput;
import dev.kumite.spec.Settings;
import dev.kumite.spec.Spec;

/** How much memory an agent may ask for: what does not fit is refused before anything is played. */
public final class Memory {
    private static final String OPTION = "memory";
    private static final long MEGABYTE = 1 << 20;

    private Memory() {}

    /** The size that the settings ask for; unless they do, the usual one, or less where that does not fit. */
    public static long of(Settings settings, long usual) {
        return settings.count(OPTION, Math.min(usual, largest()));
    }

    /** What fits at most: the virtual machine keeps a third of its memory for what is new; what stays must fit into the rest. */
    public static long largest() {
        return Math.max(MEGABYTE, Runtime.getRuntime().maxMemory() / 5 * 3 / MEGABYTE * MEGABYTE);
    }

    static void check(Spec spec, Settings settings) {
        String written = spec.options().get(OPTION);
        if (written == null || settings.get(OPTION, Long.class).orElse(0L) <= largest()) return;
        throw new BadInput("'" + spec.name() + "', memory=" + written + ": more than Java was given; at most "
                + largest() / MEGABYTE + "m fits. JDK_JAVA_OPTIONS=-Xmx16g gives it 16 gigabytes");
    }
}
