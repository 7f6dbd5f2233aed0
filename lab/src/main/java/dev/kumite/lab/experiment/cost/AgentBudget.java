package dev.kumite.lab.experiment.cost;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Agents;
import dev.kumite.agents.Budget;
import dev.kumite.lab.plan.TimeText;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What an agent may spend on a move, as a number that its thinking time is in proportion to: iterations, nodes, time, or
 * playouts for each move. An agent with none of these, as one that searches to a fixed depth, has no such number.
 *
 * @param sampleAmount enough of it to measure with
 */
record AgentBudget(AgentMaker maker, Optional<Option<Long>> option, long amount, long sampleAmount) {
    /** A budget to measure with: small, and large enough for the cost of a move to be in proportion to it. */
    private static final Map<Option<Long>, Long> SAMPLES = new LinkedHashMap<>();

    static {
        SAMPLES.put(Budget.ITERATIONS, 100L);
        SAMPLES.put(Budget.NODES, 1000L);
        SAMPLES.put(Budget.TIME, 10_000_000L);
        SAMPLES.put(Budget.PLAYOUTS, 2L);
        SAMPLES.put(Budget.SIMULATIONS, 100L);
    }

    static AgentBudget of(String agent, Agents agents) {
        AgentMaker maker = agents.parse(agent);
        Settings settings = maker.settings();
        boolean given = Budget.OPTIONS.stream().anyMatch(settings::has);
        for (Map.Entry<Option<Long>, Long> sample : SAMPLES.entrySet()) {
            Option<Long> option = sample.getKey();
            if (!settings.declares(option)) continue;
            Optional<Long> amount = given ? settings.find(option) : settings.findOrDefault(option);
            if (amount.isPresent()) return new AgentBudget(maker, Optional.of(option), amount.get(), sample.getValue());
        }
        return new AgentBudget(maker, Optional.empty(), 1, 1);
    }

    /** The agent to measure with. */
    String sample() {
        if (option.isEmpty() || amount <= sampleAmount) return maker.text();
        String value = option.get().equals(Budget.TIME) ? TimeText.of(sampleAmount) : Long.toString(sampleAmount);
        return maker.textWith(option.get(), value);
    }

    /**
     * How many times as long this agent thinks about a move as another; not a number where they differ in more than
     * their budget.
     */
    double times(AgentBudget other) {
        if (maker.text().equals(other.maker.text())) return 1;
        if (option.isEmpty() || !option.equals(other.option)) return Double.NaN;
        boolean alike = maker.textWith(option.get(), "1").equals(other.maker.textWith(option.get(), "1"));
        return alike && other.amount > 0 ? (double) amount / other.amount : Double.NaN;
    }
}
