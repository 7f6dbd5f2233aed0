package dev.kumite.games;

import dev.kumite.base.BadInput;
import dev.kumite.base.Nearest;
import dev.kumite.games.evaluation.Evaluation;
import dev.kumite.games.evaluation.Weights;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;

/** Finds evaluations by name: the game's own, those with weights from a file, and learned ones. */
final class Evaluations {
    private static final List<EvaluationSource> SOURCES = ServiceLoader.load(EvaluationSource.class).stream()
            .map(ServiceLoader.Provider::get)
            .toList();

    private Evaluations() {}

    /** {@code default}, {@code best}, a name, a name and a file as in {@code tuned@FILE}, or a name and weights: {@code nus:100:1:0}. */
    static Evaluation named(Game game, String text) {
        int at = text.indexOf('@');
        int colon = text.indexOf(':');
        if (at <= 0 && colon <= 0) return plain(game, text);
        if (at <= 0) return Weights.inline(text, plain(game, text.substring(0, colon)));
        String name = text.substring(0, at);
        String file = text.substring(at + 1);
        for (EvaluationSource source : SOURCES) if (source.name().equals(name)) return source.read(game, file);
        return Weights.from(file, plain(game, name));
    }

    private static Evaluation best(Game game) {
        return SOURCES.stream()
                .flatMap(source -> source.best(game).stream())
                .findFirst()
                .orElseGet(() -> game.evaluations().get(0));
    }

    private static Evaluation plain(Game game, String name) {
        if (name.equals("default")) return game.evaluations().get(0);
        if (name.equals("best")) return best(game);
        for (Evaluation evaluation : game.evaluations()) if (evaluation.name().equals(name)) return evaluation;
        for (EvaluationSource source : SOURCES) if (source.name().equals(name)) return source.shipped(game);
        List<String> names = new ArrayList<>();
        game.evaluations().forEach(evaluation -> names.add(evaluation.name()));
        SOURCES.forEach(source -> names.add(source.name()));
        names.addAll(List.of("default", "best"));
        throw new BadInput("'" + game.name() + "' has no evaluation '" + name + "'; " + Nearest.hint(name, names));
    }
}
