package dev.kumite.agents;

import dev.kumite.base.BadInput;
import dev.kumite.base.FileTrouble;
import dev.kumite.base.NamedFile;
import dev.kumite.games.GameType;
import dev.kumite.games.Games;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.Set;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.CRC32C;

/** Games and agents from plugin jars. */
public final class Plugins {
    private static final long LARGEST = 1L << 30;
    private static final String SERVICES = "META-INF/services/";

    private Plugins() {}

    /**
     * From now on the games that ship with Kumite and those in the jars of a directory, for the whole process; returns
     * the agents, ours and those in the jars.
     */
    public static Agents load(Path directory) {
        ClassLoader loader = loader(directory);
        Agents agents = usable(directory, "an agent", () -> Agents.in(loader));
        Set<String> names = new HashSet<>();
        for (AgentType type : agents.types())
            if (!names.add(type.name()))
                throw new BadInput("two agents are called '" + type.name() + "'; one of them is in a jar in '"
                        + directory + "' and needs another name");
        usable(directory, "a game", () -> {
            Games.use(loader);
            return agents;
        });
        return agents;
    }

    /** From now on only the games that ship with Kumite. */
    public static void unload() {
        Games.useShipped();
    }

    /** Something that is made from the classes of plugins, which may not be there or may fail. */
    private interface Making {
        Agents make();
    }

    private static Agents usable(Path directory, String what, Making making) {
        try {
            return making.make();
        } catch (BadInput bad) {
            throw new BadInput("a jar in '" + directory + "' has " + what + " that cannot be used: " + bad.line());
        } catch (ServiceConfigurationError | LinkageError | RuntimeException e) {
            throw new BadInput("a jar in '" + directory + "' has " + what + " that cannot be loaded: " + oneLine(e));
        }
    }

    /** Loads from all jars of a directory, and else what loaded us; it stays open as long as the program runs. */
    public static ClassLoader loader(Path directory) {
        List<URL> urls = new ArrayList<>();
        Map<String, String> fingerprints = new HashMap<>();
        for (Path jar : jars(directory)) {
            URL url = url(jar);
            urls.add(url);
            fingerprints.put(url.toString(), check(jar));
        }
        return new PluginLoader(urls.toArray(URL[]::new), fingerprints, Plugins.class.getClassLoader());
    }

    private static List<Path> jars(Path directory) {
        if (!Files.isDirectory(directory))
            throw new BadInput("there is no directory '" + directory + "'; name one that holds the jars of plugins");
        try (Stream<Path> files = Files.list(directory)) {
            List<Path> jars = files.filter(file -> file.toString().endsWith(".jar"))
                    .sorted()
                    .toList();
            if (jars.isEmpty()) throw new BadInput("'" + directory + "' holds no jar; put the plugins' jars there");
            return jars;
        } catch (IOException e) {
            throw FileTrouble.of("the directory '" + directory + "' cannot be read: " + FileTrouble.reason(e), e);
        }
    }

    private static URL url(Path jar) {
        try {
            return jar.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new BadInput("'" + jar + "' has a name that cannot be used: " + oneLine(e));
        }
    }

    /** The jar's fingerprint, once it is known to be a jar. */
    private static String check(Path jar) {
        NamedFile.check(jar, LARGEST);
        try (JarFile opened = new JarFile(jar.toFile())) {
            if (!names(opened, AgentType.class) && !names(opened, GameType.class))
                throw new BadInput("'" + jar + "' names no agent and no game: " + SERVICES + AgentType.class.getName()
                        + " and " + SERVICES + GameType.class.getName() + " are missing in it");
            return fingerprint(opened);
        } catch (IOException e) {
            throw FileTrouble.of("'" + jar + "' is no readable jar: " + FileTrouble.reason(e), e);
        }
    }

    /** A number that changes with what is in a jar, but not with its dates: packing the same again changes nothing. */
    private static String fingerprint(JarFile jar) {
        CRC32C sum = new CRC32C();
        jar.stream()
                .map(entry -> entry.getName() + '\0' + entry.getCrc() + '\0' + entry.getSize() + '\0')
                .sorted()
                .forEach(entry -> sum.update(entry.getBytes(StandardCharsets.UTF_8)));
        return "plugin:" + Long.toHexString(sum.getValue());
    }

    private static boolean names(JarFile jar, Class<?> service) {
        return jar.getEntry(SERVICES + service.getName()) != null;
    }

    /** The first line of the message, of the innermost cause where that is what a class's own start threw. */
    private static String oneLine(Throwable e) {
        Throwable cause = e;
        while (cause.getCause() != null) cause = cause.getCause();
        String message = cause.getMessage();
        return message == null
                ? cause.getClass().getSimpleName()
                : message.lines().findFirst().orElse("");
    }
}
