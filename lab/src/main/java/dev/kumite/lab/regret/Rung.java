package dev.kumite.lab.regret;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Budget;
import dev.kumite.spec.Option;
import dev.kumite.spec.Spec;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where an agent stands among those that differ from it in the budget alone.
 *
 * @param family the agent without its budget
 * @param budget the option that sets it, such as {@code nodes}
 * @param amount how much of it; seconds where it is time
 */
public record Rung(String family, String budget, double amount) {
    /** Null for an agent whose budget is not one number. */
    static @Nullable Rung of(AgentMaker maker) {
        Spec spec = Spec.parse(maker.text());
        List<Option<? extends Number>> budgets = Budget.OPTIONS.stream()
                .filter(option -> spec.options().containsKey(option.name()))
                .toList();
        if (budgets.size() != 1) return null;
        Option<? extends Number> budget = budgets.get(0);
        double amount = maker.settings().get(budget).doubleValue();
        return new Rung(
                spec.without(List.of(budget.name())).toString(),
                budget.name(),
                budget == Budget.TIME ? amount / 1e9 : amount);
    }
}
