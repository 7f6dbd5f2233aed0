package dev.kumite.lab.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.kumite.lab.plan.Plan;
import dev.kumite.spec.Unavailable;

/** A plan as the text that the store keeps. */
final class PlanJson {
    private static final ObjectMapper JSON = new ObjectMapper();

    private PlanJson() {}

    static String write(Plan plan) {
        try {
            return JSON.writeValueAsString(plan);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    static Plan read(String text) {
        try {
            return JSON.readValue(text, Plan.class);
        } catch (JsonProcessingException e) {
            throw Unavailable.permanently("the store holds a plan that cannot be read: " + e.getOriginalMessage());
        }
    }
}
