package dev.kumite.agents;

import dev.kumite.base.BadInput;
import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import dev.kumite.spec.Spec;

/** How much memory an agent may use; what does not fit is rejected before anything is played. */
public final class Memory {
    public static final Option<Long> OPTION =
            Option.optional("memory", Kind.memory(), "what is needed", "how much memory it may use");

    private static final long MEGABYTE = 1 << 20;
    private static final long USUAL_FOR_LEARNING = 4L << 30;

    private Memory() {}

    /** The size that the settings ask for; unless they do, the default, or less where that does not fit. */
    public static long of(Settings settings) {
        return settings.find(OPTION).orElseGet(() -> Math.min(settings.get(OPTION), largest()));
    }

    /** What fits at most: the virtual machine keeps a third of its memory for what is new; what stays must fit into the rest. */
    public static long largest() {
        return Math.max(MEGABYTE, Runtime.getRuntime().maxMemory() / 5 * 3 / MEGABYTE * MEGABYTE);
    }

    /** What a learner gets by default: four gigabytes, or less where they do not fit. */
    public static long forLearning() {
        return Math.min(USUAL_FOR_LEARNING, largest());
    }

    static void check(Spec spec, Settings settings) {
        check(
                "'" + spec.name() + "', memory=" + spec.options().get(OPTION.name()),
                settings.find(OPTION).orElse(0L));
    }

    /** Rejects a size that does not fit; {@code where} says what asks for it. */
    public static void check(String where, long bytes) {
        if (bytes <= largest()) return;
        throw new BadInput(where + ": more than Java has; at most " + largest() / MEGABYTE
                + "m fits. JDK_JAVA_OPTIONS=-Xmx16g gives it 16 gigabytes");
    }
}
