package dev.kumite.games;

import dev.kumite.base.BadInput;
import dev.kumite.base.Nearest;
import dev.kumite.spec.Settings;
import dev.kumite.spec.Spec;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;

/** The register of games. */
public final class Games {
    private static final List<GameType> TYPES = ServiceLoader.load(GameType.class).stream()
            .map(ServiceLoader.Provider::get)
            .sorted(Comparator.comparing(GameType::name))
            .toList();

    private Games() {}

    public static List<GameType> all() {
        return TYPES;
    }

    /** The game that a text such as {@code onitama(size=7)} names. */
    public static Game parse(String text) {
        Spec spec = Spec.parse(text);
        GameType type = type(spec.name());
        return type.create(spec, new Settings(spec, type.options()));
    }

    /** All endings that a game may have: the games' own, then those of the umpire and the players. */
    public static List<Ending> endings() {
        Stream<Ending> common = Stream.of(
                Ending.NONE,
                Ending.UNFINISHED,
                Ending.ILLEGAL_MOVE,
                Ending.FAILED,
                Ending.OVERTIME,
                Ending.HANGING,
                Ending.ADJUDICATED,
                Ending.RESIGNED,
                Ending.AGREED);
        return Stream.concat(TYPES.stream().flatMap(type -> type.endings().stream()), common)
                .distinct()
                .sorted()
                .toList();
    }

    public static GameType type(String name) {
        for (GameType type : TYPES) if (type.name().equals(name)) return type;
        List<String> names = TYPES.stream().map(GameType::name).toList();
        throw new BadInput("there is no game '" + name + "'; " + Nearest.hint(name, names));
    }
}
