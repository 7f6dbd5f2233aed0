package dev.kumite.lab.ugi;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Budget;
import dev.kumite.lab.clock.TimeControl;
import dev.kumite.spec.Option;
import dev.kumite.spec.Spec;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A {@code go} line. Depth and nodes become options of the agent; time is kept from outside, so that an agent keeps its
 * tree or hash table whatever the clock says.
 *
 * @param nanos how long it may think; {@link #ENDLESS} without a limit
 */
record Go(long nodes, int depth, long nanos, boolean infinite) {
    static final long ENDLESS = Long.MAX_VALUE;

    /** The longest time that an agent's option takes: a search that is stopped from outside. */
    private static final String ALL_DAY = "86400s";

    private static final long MILLI = 1_000_000;
    private static final List<Option<?>> COUNTS =
            List.of(Budget.NODES, Budget.ITERATIONS, Budget.PLAYOUTS, Budget.SIMULATIONS);

    /** Unknown words and malformed numbers are ignored. */
    static Go parse(List<String> words, int side) {
        Map<String, Long> numbers = new HashMap<>();
        for (int i = 0; i + 1 < words.size(); i++)
            if (words.get(i + 1).matches("-?[0-9]{1,15}")) numbers.put(words.get(i), Long.parseLong(words.get(i + 1)));
        long nanos = ENDLESS;
        String own = side == 0 ? "p1" : "p2";
        Long clock = numbers.get(own + "time");
        if (numbers.containsKey("movetime")) nanos = MILLI * Math.max(1, numbers.getOrDefault("movetime", 0L));
        else if (clock != null) nanos = MILLI * TimeControl.share(clock, numbers.getOrDefault(own + "inc", 0L));
        long depth = numbers.getOrDefault("depth", 0L);
        return new Go(
                Math.max(0, numbers.getOrDefault("nodes", 0L)),
                (int) Math.max(0, Math.min(depth, Budget.DEEPEST)),
                nanos,
                words.contains("infinite"));
    }

    /** The agent that searches within these limits; without any limit, the agent as it was described. */
    Spec agent(AgentMaker maker) {
        Spec own = Spec.parse(maker.text());
        Spec open = own.without(Budget.NAMES);
        Spec limited = open;
        if (depth > 0 && maker.settings().declares(Budget.DEPTH))
            limited = limited.with(Budget.DEPTH.name(), String.valueOf(depth));
        if (nodes > 0)
            for (Option<?> count : COUNTS)
                if (maker.settings().declares(count)) {
                    limited = limited.with(count.name(), String.valueOf(nodes));
                    break;
                }
        boolean counted = !limited.equals(open);
        if (counted || nanos == ENDLESS && !infinite) return counted ? limited : own;
        return maker.settings().declares(Budget.TIME) ? open.with(Budget.TIME.name(), ALL_DAY) : own;
    }

    /** A search that only a clock or {@code stop} ends; {@code isready} prepares for it. */
    static Go open() {
        return new Go(0, 0, ENDLESS, true);
    }
}
