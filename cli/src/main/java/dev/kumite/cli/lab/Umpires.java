package dev.kumite.cli.lab;

import dev.kumite.base.BadInput;
import dev.kumite.cli.console.Numbers;
import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.play.Limits;
import dev.kumite.spec.Kind;
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

    static Limits limits(long moveNanos, @Nullable String timeCap, @Nullable String adjudicate) {
        long cap = timeCap == null ? 0 : Numbers.read("--time-cap", timeCap.strip(), Kind.longTime());
        return adjudicated(Limits.ofMoves(moveNanos).withTimeCap(cap), adjudicate);
    }

    private static Limits adjudicated(Limits limits, @Nullable String adjudicate) {
        if (adjudicate == null) return limits;
        String[] parts = adjudicate.split(",", -1);
        if (parts.length != 2)
            throw new BadInput("--adjudicate=" + adjudicate + ": must be a value and a number of plies: 0.98,8");
        double value = Numbers.read("--adjudicate", parts[0].strip(), Kind.real(0.01, 1));
        int plies = Numbers.read("--adjudicate", parts[1].strip(), Kind.whole(1, 1000));
        return limits.withAdjudication(value, plies);
    }
}
