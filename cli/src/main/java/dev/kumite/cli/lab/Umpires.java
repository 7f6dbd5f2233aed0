package dev.kumite.cli.lab;

import dev.kumite.lab.plan.Plan.Umpiring;
import dev.kumite.lab.plan.Stop;
import dev.kumite.spec.BadInput;
import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import dev.kumite.spec.Spec;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads what a command line says about ending games and matches early. */
final class Umpires {
    private Umpires() {}

    static Stop stop(String text) {
        try {
            return Stop.parse(text);
        } catch (BadInput bad) {
            throw bad.at("--until");
        }
    }

    static Umpiring umpiring(long moveNanos, @Nullable String timeCap, @Nullable String adjudicate) {
        long cap = timeCap == null
                ? 0
                : read("--time-cap", "time", timeCap, Kind.longTime()).count("time", 0);
        return umpiring(moveNanos, adjudicate).withTimeCap(cap);
    }

    private static Umpiring umpiring(long nanos, @Nullable String adjudicate) {
        if (adjudicate == null) return new Umpiring(nanos, 1, 0);
        String[] parts = adjudicate.split(",", -1);
        if (parts.length != 2)
            throw new BadInput("--adjudicate=" + adjudicate + ": must be a value and a number of plies: 0.98,8");
        double value =
                read("--adjudicate", "value", parts[0], Kind.real(0.01, 1)).real("value", 1);
        int plies = read("--adjudicate", "plies", parts[1], Kind.whole(1, 1000)).whole("plies", 0);
        return new Umpiring(nanos, value, plies);
    }

    private static Settings read(String option, String name, String text, Kind kind) {
        return new Settings(new Spec(option, Map.of(name, text.strip())), List.of(new Option(name, kind, "", "")));
    }
}
