package dev.kumite.web.think;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Agents;
import dev.kumite.games.Game;
import dev.kumite.spec.BadInput;
import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import dev.kumite.spec.Spec;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What one agent may use, so that no request can take the whole machine: time for a move, memory, threads. An agent
 * that asks for more is refused; one that leaves its memory open is given what fits.
 *
 * @param seconds most for a move
 * @param memory most bytes for what an agent keeps
 * @param threads most threads for one search
 */
public record Allowance(int seconds, long memory, int threads) {
    private static final long MEGABYTE = 1 << 20;
    private static final int LONGEST_MOVE = 60;
    private static final long MOST_MEMORY = 400 * MEGABYTE;

    private static final Trials TRIALS = new Trials();

    /** A share of half the heap for each agent that may think at the same time, and one more. */
    public static Allowance of(Runtime machine) {
        int cores = machine.availableProcessors();
        long share = machine.maxMemory() / 2 / (cores + 2) / MEGABYTE * MEGABYTE;
        return new Allowance(LONGEST_MOVE, Math.max(4 * MEGABYTE, Math.min(share, MOST_MEMORY)), cores);
    }

    public long nanos() {
        return seconds * 1_000_000_000L;
    }

    /** The agent that a text describes, within the limits; its text stays as it was written. */
    public AgentMaker parse(Agents agents, String text) {
        AgentMaker maker = agents.parse(text);
        refuse(maker, "time", maker.settings().count("time", 0) > nanos(), seconds + "s");
        refuse(maker, "threads", maker.settings().whole("threads", 1) > threads, String.valueOf(threads));
        refuse(maker, "memory", maker.settings().count("memory", 0) > memory, memory / MEGABYTE + "m");
        if (usualMemory(maker) <= memory) return maker;
        AgentMaker smaller = with(agents, maker, "memory", memory / MEGABYTE + "m");
        return new AgentMaker(maker.text(), maker.meaning(), smaller.type(), smaller.settings());
    }

    /** The same, once it is known to fit the game: some options are only found wrong when the two meet. */
    public AgentMaker parse(Agents agents, String text, Game game) {
        AgentMaker maker = parse(agents, text);
        TRIALS.check(maker, game);
        return maker;
    }

    /** The same agent with another option, if it has that option and it was not given; else the agent as it is. */
    public static AgentMaker with(Agents agents, AgentMaker maker, String option, String value) {
        if (find(maker, option) == null || maker.settings().has(option)) return maker;
        Spec written = Spec.parse(maker.text());
        Map<String, String> options = new LinkedHashMap<>(written.options());
        options.put(option, value);
        return agents.parse(new Spec(written.name(), options).toString());
    }

    /** How many bytes this agent may come to hold. */
    static long most(AgentMaker maker) {
        return maker.settings().count("memory", Math.max(usualMemory(maker), MEGABYTE));
    }

    private static void refuse(AgentMaker maker, String option, boolean tooMuch, String most) {
        if (tooMuch)
            throw new BadInput("'" + maker.text() + "', " + option + ": more than this server allows; at most " + most);
    }

    private static long usualMemory(AgentMaker maker) {
        Option option = find(maker, "memory");
        if (option == null || maker.settings().has("memory")) return 0;
        return (long) Kind.memory().reader().apply(option.defaultText());
    }

    private static @Nullable Option find(AgentMaker maker, String name) {
        for (Option option : maker.type().options()) if (option.name().equals(name)) return option;
        return null;
    }
}
