package dev.kumite.lab.regret;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Budget;
import dev.kumite.spec.Spec;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Where an agent stands among those that differ from it in the budget alone.
 *
 * @param family the agent without its budget
 * @param budget the option that sets it, such as {@code nodes}
 * @param amount how much of it; seconds where it is time
 */
public record Rung(String family, String budget, double amount) {
    private static final String TIME = "time";

    /** Null for an agent whose budget is not one number. */
    static @Nullable Rung of(AgentMaker maker) {
        Spec spec = Spec.parse(maker.text());
        List<String> budgets =
                spec.options().keySet().stream().filter(Budget.NAMES::contains).toList();
        if (budgets.size() != 1) return null;
        String budget = budgets.get(0);
        Map<String, String> others = new LinkedHashMap<>(spec.options());
        others.remove(budget);
        double amount = maker.settings().get(budget, Number.class).orElseThrow().doubleValue();
        return new Rung(new Spec(spec.name(), others).toString(), budget, budget.equals(TIME) ? amount / 1e9 : amount);
    }
}
