package dev.kumite.agents;

import dev.kumite.games.Game;
import dev.kumite.games.evaluation.Evaluation;
import dev.kumite.spec.Settings;

/** A type of agent that judges positions by an evaluation, which its options name or its maker provides. */
public interface EvaluatingType extends AgentType {
    /** An agent that judges by this evaluation, whatever the options say. */
    Agent create(Settings settings, Game game, Evaluation evaluation, long seed);

    @Override
    default Agent create(Settings settings, Game game, long seed) {
        return create(settings, game, EvaluationOption.of(settings, game), seed);
    }
}
