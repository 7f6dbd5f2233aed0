package dev.kumite.agents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.base.BadInput;
import dev.kumite.games.Example;
import dev.kumite.games.Game;
import dev.kumite.games.GameType;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The example of docs/add-an-agent.md, compiled, packed, loaded and played with; and jars that are no good. */
class PluginsTest {
    private static final Path EXAMPLE = Path.of("..", "examples", "parity-agent");
    private static final String GAMES = "META-INF/services/dev.kumite.games.GameType";
    private static final String SERVICE = "META-INF/services/dev.kumite.agents.AgentType";

    private final List<GameType> shipped = Games.all();

    @TempDir
    private Path directory = Path.of("");

    @AfterEach
    void unload() {
        Plugins.unload();
    }

    private static void add(JarOutputStream out, Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                out.putNextEntry(new JarEntry(root.relativize(file).toString().replace('\\', '/')));
                out.write(Files.readAllBytes(file));
                out.closeEntry();
            }
        }
    }

    @Test
    void theExampleOfThePageCompilesLoadsAndPlays() throws IOException {
        Agents agents = Plugins.load(Example.pack("parity-agent", directory));
        assertThat(agents.types()).hasSize(Agents.shipped().types().size() + 1);
        AgentMaker parity = agents.parse("parity(leave=odd)");
        for (Game game : Sample.smallGames()) {
            Position position = game.start(1);
            try (Agent agent = parity.create(game, 1);
                    Agent greedy = agents.parse("greedy").create(game, 2)) {
                for (int ply = 0; ply < game.plyCap() && position.result() == Result.ONGOING; ply++) {
                    Choice choice = (ply % 2 == 0 ? agent : greedy).choose(position, Thinking.unwatched());
                    assertThat(game.moves(position)).contains(choice.move());
                    position.make(choice.move());
                }
                if (position.result() != Result.ONGOING)
                    assertThat(agent.choose(position, Thinking.unwatched()).move())
                            .isEqualTo(Choice.NO_MOVE);
            }
        }
        assertThatThrownBy(() -> agents.parse("parity(leave=evn)"))
                .isInstanceOf(BadInput.class)
                .hasMessage("'parity', leave=evn: did you mean 'even'?");
    }

    /** A stored run must not be continued with another version of a plugin. */
    @Test
    void anAgentMeansWhatIsInItsJar(@TempDir Path first, @TempDir Path again, @TempDir Path other) throws IOException {
        Path plugins = Example.pack("parity-agent", first);
        Game game = Sample.smallGames().get(0);
        String meaning = Plugins.load(plugins).parse("parity").meaning(game);
        assertThat(meaning).matches("parity plugin:[0-9a-f]+");
        assertThat(Plugins.load(withOtherDates(plugins.resolve("parity-agent.jar"), again))
                        .parse("parity")
                        .meaning(game))
                .isEqualTo(meaning);
        Agents changed = Plugins.load(Example.pack("parity-agent", other, "? 0 : 1", "? 1 : 0"));
        assertThat(changed.parse("parity").meaning(game))
                .matches("parity plugin:[0-9a-f]+")
                .isNotEqualTo(meaning);
        assertThat(changed.parse("random").meaning(game)).isEqualTo("random");
    }

    @Test
    void anAgentMeansSomethingElseInAGameFromAnotherJar(@TempDir Path other) throws IOException {
        Agents agents = Plugins.load(Example.pack("breakthrough-game", directory));
        String meaning = agents.parse("random").meaning(Games.parse("breakthrough"));
        assertThat(meaning).matches("random plugin:[0-9a-f]+");
        Plugins.load(Example.pack("breakthrough-game", other, "the first to reach", "whoever first reaches"));
        assertThat(agents.parse("random").meaning(Games.parse("breakthrough")))
                .matches("random plugin:[0-9a-f]+")
                .isNotEqualTo(meaning);
    }

    private static Path withOtherDates(Path jar, Path folder) throws IOException {
        try (JarFile in = new JarFile(jar.toFile());
                JarOutputStream out = new JarOutputStream(Files.newOutputStream(folder.resolve("plugin.jar")))) {
            for (JarEntry entry : Collections.list(in.entries())) {
                JarEntry copy = new JarEntry(entry.getName());
                copy.setTime(1_000_000_000_000L);
                out.putNextEntry(copy);
                out.write(in.getInputStream(entry).readAllBytes());
                out.closeEntry();
            }
        }
        return folder;
    }

    @Test
    void thePageShowsTheExampleAsItIs() throws IOException {
        String page = Files.readString(Path.of("..", "docs", "add-an-agent.md"));
        assertThat(page).contains(Files.readString(EXAMPLE.resolve("src/example/parity/ParityAgentType.java")));
        assertThat(page).contains(Files.readString(EXAMPLE.resolve("resources").resolve(SERVICE)));
    }

    @Test
    void thePageAboutGamesShowsItsExampleAsItIs() throws IOException {
        String page = Files.readString(Path.of("..", "docs", "add-a-game.md"));
        Path example = Path.of("..", "examples", "breakthrough-game");
        assertThat(page).contains(Files.readString(example.resolve("src/example/breakthrough/BreakthroughType.java")));
        assertThat(page).contains(Files.readString(example.resolve("resources").resolve(GAMES)));
    }

    @Test
    void aDirectoryWithoutUsableJarsIsNamed() throws IOException {
        Path missing = directory.resolve("nowhere");
        refused(missing, "there is no directory '" + missing + "'; name one that holds the jars of plugins");
        refused(directory, "'" + directory + "' holds no jar; put the plugins' jars there");
        Path jar = directory.resolve("broken.jar");
        Files.writeString(jar, "this is no jar");
        refused(directory, "'" + jar + "' is no readable jar: ");
    }

    @Test
    void aJarWithoutAgentsOrWithBrokenOnesIsNamed() throws IOException {
        Path jar = directory.resolve("plugin.jar");
        write(jar, "readme.txt", "nothing here");
        refused(
                directory,
                "'" + jar + "' names no agent and no game: " + SERVICE + " and " + GAMES + " are missing in it");
        write(jar, SERVICE, "example.NoSuchType");
        refused(directory, "a jar in '" + directory + "' has an agent that cannot be loaded: ");
        write(jar, SERVICE, "dev.kumite.games.core.Rng");
        refused(directory, "a jar in '" + directory + "' has an agent that cannot be loaded: ");
    }

    @Test
    void aGameThatCannotBeUsedIsNamedAndTheOthersStay() throws IOException {
        String problem = "a jar in '" + directory + "' has a game that cannot be ";
        Path jar = directory.resolve("plugin.jar");
        write(jar, GAMES, "example.NoSuchGame");
        refused(directory, problem + "loaded: ");
        write(jar, GAMES, "dev.kumite.games.core.Rng");
        refused(directory, problem + "loaded: ");
        assertThat(Games.all()).isEqualTo(shipped);
    }

    /** The example of docs/add-a-game.md with one word changed. */
    @Test
    @Tag("slow")
    @Tag("jdk")
    void aGameMustNotTakeANameOrAnEndingFromAnother(@TempDir Path twins, @TempDir Path liars) throws IOException {
        Path twin = Example.pack("breakthrough-game", twins, "return \"breakthrough\"", "return \"onitama\"");
        refused(twin, "a jar in '" + twin + "' has a game that cannot be used: two games are called 'onitama'");
        Path liar = Example.pack("breakthrough-game", liars, "\"by elimination\"", "\"by magic\"");
        refused(
                liar,
                "a jar in '" + liar + "' has a game that cannot be loaded: the ending 'elimination' already means");
        assertThat(Games.all()).isEqualTo(shipped);
    }

    @Test
    void everyKindOfAgentPlaysAGameFromAJar() throws IOException {
        Agents agents = Plugins.load(Example.pack("breakthrough-game", directory));
        Game game = Games.parse("breakthrough(size=6)");
        for (String text : List.of(
                "mcts(iterations=50)",
                "rave(iterations=50)",
                "alphabeta(depth=2)",
                "strong(nodes=200)",
                "td(learn=live)")) {
            Position position = game.start(1);
            try (Agent agent = agents.parse(text).create(game, 1);
                    Agent other = agents.parse("greedy").create(game, 2)) {
                for (int ply = 0; position.result() == Result.ONGOING; ply++) {
                    Choice choice = (ply % 2 == 0 ? agent : other).choose(position, Thinking.unwatched());
                    assertThat(game.moves(position)).as(text).contains(choice.move());
                    position.make(choice.move());
                    agent.played(choice.move());
                    other.played(choice.move());
                }
            }
        }
        Plugins.unload();
        assertThatThrownBy(() -> Games.parse("breakthrough")).hasMessageContaining("there is no game 'breakthrough'");
    }

    /** A plugin that wants to end the program, in each of the ways there are. */
    @Test
    void aPluginCannotEndTheProgram(@TempDir Path classes) throws IOException, ReflectiveOperationException {
        Path source = Files.writeString(classes.resolve("Leaving.java"), """
                public final class Leaving {
                    public static final long WIDE = 1234567890123L;
                    public static final double ALSO = 0.1;
                    public static void leave() { System.exit(0); }
                    public static void hurry() { Runtime.getRuntime().exit(0); }
                    public static void flee() { Runtime.getRuntime().halt(0); }
                    public static void sneak() {
                        java.util.function.IntConsumer exit = System::exit;
                        exit.accept(0);
                    }
                    public static void exit(int code) { throw new IllegalStateException("mine " + code + WIDE + ALSO); }
                    public static void mine() { exit(7); }
                }
                """);
        JavaCompiler compiler = Objects.requireNonNull(ToolProvider.getSystemJavaCompiler());
        assertThat(compiler.run(null, null, null, "--release", "17", "-d", classes.toString(), source.toString()))
                .isZero();
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(directory.resolve("leaving.jar")))) {
            add(out, classes);
        }
        URL[] jars = {directory.resolve("leaving.jar").toUri().toURL()};
        try (PluginLoader loader = new PluginLoader(jars, Map.of(), PluginsTest.class.getClassLoader())) {
            Class<?> leaving = loader.loadClass("Leaving");
            for (String method : new String[] {"leave", "hurry", "flee", "sneak"})
                assertThatThrownBy(() -> leaving.getMethod(method).invoke(null))
                        .as(method)
                        .hasRootCauseInstanceOf(NoSuchMethodError.class)
                        .rootCause()
                        .hasMessageContaining("_is_not_for_agents");
            assertThatThrownBy(() -> leaving.getMethod("mine").invoke(null))
                    .rootCause()
                    .hasMessage("mine 712345678901230.1");
        }
    }

    private static void write(Path jar, String name, String text) throws IOException {
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(file)) {
            out.putNextEntry(new JarEntry(name));
            out.write(text.getBytes(java.nio.charset.StandardCharsets.UTF_8));
            out.closeEntry();
        }
    }

    private static void refused(Path directory, String line) {
        assertThatThrownBy(() -> Plugins.load(directory))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith(line)
                .hasMessageNotContaining("\n");
    }
}
