package dev.kumite.web.think;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.AgentType;
import dev.kumite.agents.Agents;
import dev.kumite.agents.Budget;
import dev.kumite.agents.Memory;
import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;

/**
 * Limits on what one agent may use, so that no request takes the whole machine: time per move, memory, threads. An
 * agent that asks for more is rejected; one that leaves its memory open gets what fits.
 *
 * @param seconds most for a move
 * @param memory most bytes for what an agent keeps
 * @param threads most threads for one search
 */
public record Allowance(int seconds, long memory, int threads) {
    private static final long MEGABYTE = 1 << 20;
    private static final int LONGEST_MOVE = 60;
    private static final long MOST_MEMORY = 400 * MEGABYTE;

    private static final AgentCheck TRIALS = new AgentCheck();

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
        Settings settings = maker.settings();
        refuse(maker, Budget.TIME, settings.find(Budget.TIME).orElse(0L) > nanos(), seconds + "s");
        refuse(maker, AgentType.THREADS, settings.get(AgentType.THREADS) > threads, String.valueOf(threads));
        refuse(maker, Memory.OPTION, settings.find(Memory.OPTION).orElse(0L) > memory, memory / MEGABYTE + "m");
        return limited(agents, maker).named(maker);
    }

    /** The same agent, with as much memory as it may have if it would take more. */
    public AgentMaker limited(Agents agents, AgentMaker maker) {
        if (maker.settings().findOrDefault(Memory.OPTION).orElse(0L) <= memory) return maker;
        return with(agents, maker, Memory.OPTION, memory / MEGABYTE + "m");
    }

    /** The same, once it is known to fit the game: some options are only found wrong when the two meet. */
    public AgentMaker parse(Agents agents, String text, Game game) {
        AgentMaker maker = parse(agents, text);
        check(maker, game);
        return maker;
    }

    /** Refuses an agent that does not fit the game. */
    public static void check(AgentMaker maker, Game game) {
        TRIALS.check(maker, game);
    }

    /** The same agent with another option, if it has that option and it was not given; else the agent as it is. */
    public static AgentMaker with(Agents agents, AgentMaker maker, Option<?> option, String value) {
        return maker.leavesOpen(option) ? agents.parse(maker.textWith(option, value)) : maker;
    }

    /** How many bytes this agent may come to hold. */
    static long most(AgentMaker maker) {
        Settings settings = maker.settings();
        return settings.find(Memory.OPTION)
                .orElseGet(() -> Math.max(settings.findOrDefault(Memory.OPTION).orElse(0L), MEGABYTE));
    }

    /** Whether the agent itself keeps to a limit of its memory. */
    static boolean isLimited(AgentMaker maker) {
        return maker.settings().findOrDefault(Memory.OPTION).isPresent();
    }

    private static void refuse(AgentMaker maker, Option<?> option, boolean tooMuch, String most) {
        if (tooMuch)
            throw new BadInput(
                    "'" + maker.text() + "', " + option.name() + ": more than this server allows; at most " + most);
    }
}
