package dev.kumite.agents;

import dev.kumite.spec.Kind;

/** The options that name an evaluation; {@link dev.kumite.games.Game#evaluation} finds it when the game is known. */
public final class EvaluationName {
    public static final Kind KIND = Kind.text(
            "an evaluation of the game, one with weights (NAME:W:W), tuned@FILE, or a trained network: ntuple, ntuple@FILE",
            text -> text);

    private EvaluationName() {}
}
