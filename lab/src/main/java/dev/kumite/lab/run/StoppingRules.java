package dev.kumite.lab.run;

import dev.kumite.lab.plan.Stop;

/** The rules of {@link Stop} at work. */
final class StoppingRules {
    private StoppingRules() {}

    static Stopping.Rule of(Stop stop) {
        return pairs -> false;
    }
}
