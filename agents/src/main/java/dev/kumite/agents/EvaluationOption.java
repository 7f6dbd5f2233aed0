package dev.kumite.agents;

import dev.kumite.games.Game;
import dev.kumite.games.evaluation.Evaluation;
import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;

/** The options that name an evaluation, which is looked up once the game is known. */
public final class EvaluationOption {
    public static final Kind<String> KIND = Kind.text(
            "an evaluation of the game, default, best, one with weights (NAME:W:W), tuned@FILE, or a trained network: net, net@FILE, ntuple, ntuple@FILE");

    public static final Option<String> EVAL = Option.of("eval", KIND, "default", "how positions are judged");

    private EvaluationOption() {}

    /** The evaluation that the option {@code eval} names. */
    public static Evaluation of(Settings settings, Game game) {
        return game.evaluation(settings.get(EVAL));
    }
}
