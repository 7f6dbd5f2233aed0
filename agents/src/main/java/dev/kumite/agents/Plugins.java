package dev.kumite.agents;

import dev.kumite.base.BadInput;
import dev.kumite.base.FileTrouble;
import dev.kumite.base.NamedFile;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.Set;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/** Agents from plugin jars. */
public final class Plugins {
    private static final long LARGEST = 1L << 30;

    private Plugins() {}

    /** Our agents and those in the jars of a directory. */
    public static Agents agents(Path directory) {
        Agents agents;
        try {
            agents = Agents.in(loader(directory));
        } catch (ServiceConfigurationError | LinkageError e) {
            throw new BadInput("a jar in '" + directory + "' has an agent that cannot be loaded: " + oneLine(e));
        }
        Set<String> names = new HashSet<>();
        for (AgentType type : agents.types())
            if (!names.add(type.name()))
                throw new BadInput("two agents are called '" + type.name() + "'; one of them is in a jar in '"
                        + directory + "' and needs another name");
        return agents;
    }

    /** Loads from all jars of a directory, and else what loaded us; it stays open as long as the program runs. */
    public static ClassLoader loader(Path directory) {
        List<URL> urls = new ArrayList<>();
        for (Path jar : jars(directory)) urls.add(check(jar));
        return new PluginLoader(urls.toArray(URL[]::new), Plugins.class.getClassLoader());
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

    /** The jar's address, once it is known to be a jar. */
    private static URL check(Path jar) {
        NamedFile.check(jar, LARGEST);
        try (JarFile opened = new JarFile(jar.toFile())) {
            if (opened.getEntry("META-INF/services/" + AgentType.class.getName()) == null)
                throw new BadInput("'" + jar + "' names no agent: META-INF/services/" + AgentType.class.getName()
                        + " is missing in it");
            return jar.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new BadInput("'" + jar + "' has a name that cannot be used: " + oneLine(e));
        } catch (IOException e) {
            throw FileTrouble.of("'" + jar + "' is no readable jar: " + FileTrouble.reason(e), e);
        }
    }

    private static String oneLine(Throwable e) {
        String message = e.getMessage();
        return message == null
                ? e.getClass().getSimpleName()
                : message.lines().findFirst().orElse("");
    }
}
