package dev.kumite.cli.play;

import dev.kumite.games.Policy;
import dev.kumite.games.Position;
import dev.kumite.games.Rng;
import dev.kumite.spec.BadInput;
import dev.kumite.spec.Nearest;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Somebody to play against. {@link #named} is the one place that knows who there is. */
public interface Opponent {

    /** A legal move in a game that goes on. */
    int choose(Position position);

    static Opponent named(String name, long seed) {
        for (Policy policy : Policy.values())
            if (word(policy).equals(name)) {
                Rng rng = new Rng(seed);
                return position -> position.playoutMove(rng, policy);
            }
        throw new BadInput("there is no opponent '" + name + "'; " + Nearest.hint(name, names()));
    }

    static List<String> names() {
        return Arrays.stream(Policy.values()).map(Opponent::word).toList();
    }

    private static String word(Policy policy) {
        return policy.name().toLowerCase(Locale.ROOT);
    }
}
