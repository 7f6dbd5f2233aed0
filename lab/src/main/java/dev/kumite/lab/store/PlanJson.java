package dev.kumite.lab.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.kumite.base.Unavailable;
import dev.kumite.lab.plan.Plan;
import org.jspecify.annotations.Nullable;

/** A plan as the text that the store keeps. */
final class PlanJson {
    private static final ObjectMapper JSON = new ObjectMapper();

    private PlanJson() {}

    static String write(Plan plan) {
        try {
            return Seal.sealed(JSON.writeValueAsString(plan));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    static Plan read(@Nullable String text) {
        if (text == null) throw Seal.broken("a run's plan");
        try {
            return JSON.readValue(Seal.opened(text), Plan.class);
        } catch (JsonProcessingException e) {
            throw Unavailable.permanently("the store holds a plan that cannot be read: " + e.getOriginalMessage());
        }
    }
}
