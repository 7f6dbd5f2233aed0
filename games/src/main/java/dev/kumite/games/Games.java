package dev.kumite.games;

import dev.kumite.base.BadInput;
import dev.kumite.base.Nearest;
import dev.kumite.games.core.Ending;
import dev.kumite.spec.Settings;
import dev.kumite.spec.Spec;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.stream.Stream;

/** The register of games, those that ship with Kumite and those of plugins, for the whole process. */
public final class Games {
    private static final List<GameType> SHIPPED = in(Games.class.getClassLoader());

    private static volatile List<GameType> types = SHIPPED;

    private Games() {}

    /** In the order of the files that name them; a loader sees the games of its parent first. */
    private static List<GameType> in(ClassLoader loader) {
        return ServiceLoader.load(GameType.class, loader).stream()
                .map(ServiceLoader.Provider::get)
                .toList();
    }

    /**
     * From now on the games that {@code loader} can see, in place of all earlier ones. A game that cannot be used is
     * refused, and then everything stays as it was.
     */
    public static void use(ClassLoader loader) {
        List<GameType> seen = in(loader);
        Set<String> names = new HashSet<>();
        for (GameType type : seen) {
            if (!Spec.parse(type.name()).name().equals(type.name()))
                throw new BadInput("'" + type.name() + "' is not a valid name for a game; a plain word is");
            if (!names.add(type.name())) throw new BadInput("two games are called '" + type.name() + "'");
            if (type.endings().contains(Ending.NONE))
                throw new BadInput("the game '" + type.name() + "' lists 'none' among its endings");
        }
        types = seen;
    }

    /** From now on only the games that ship with Kumite. */
    public static void useShipped() {
        types = SHIPPED;
    }

    /** By name. */
    public static List<GameType> all() {
        return types.stream().sorted(Comparator.comparing(GameType::name)).toList();
    }

    /** In the order in which a person is offered them; the first is what a person plays who does not choose. */
    public static List<GameType> offered() {
        return types;
    }

    /** The game that a text such as {@code onitama(size=7)} names. */
    public static Game parse(String text) {
        Spec spec = Spec.parse(text);
        GameType type = type(spec.name());
        return type.create(spec, new Settings(spec, type.options()));
    }

    public static GameType type(String name) {
        for (GameType type : types) if (type.name().equals(name)) return type;
        List<String> names = all().stream().map(GameType::name).toList();
        throw new BadInput("there is no game '" + name + "'; " + Nearest.hint(name, names));
    }

    /** The ending with this word, of any registered game. */
    public static Optional<Ending> ending(String word) {
        return endings().stream().filter(ending -> ending.word().equals(word)).findFirst();
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
        return Stream.concat(types.stream().flatMap(type -> type.endings().stream()), common)
                .distinct()
                .sorted()
                .toList();
    }
}
