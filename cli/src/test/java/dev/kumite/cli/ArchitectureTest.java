package dev.kumite.cli;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.stream.Collectors.toCollection;
import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.SoftAssertions.assertSoftly;

import com.tngtech.archunit.core.domain.JavaAnnotation;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.core.importer.Locations;
import dev.kumite.agents.AgentType;
import dev.kumite.base.MayUse;
import dev.kumite.games.GameType;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;

/** The packages depend on each other as their {@code package-info.java} says, in one direction, and not on what they must not know. */
class ArchitectureTest {
    private static final String OWN = "dev.kumite.";
    private static final int MOST_LINES = 350;
    private static final String ENGINE = OWN + "agents.engine";
    private static final List<String> FREE = List.of("java.", "org.jspecify.annotations", OWN + "base");

    /** The command line does not load the cluster's classes; they are looked at where they were compiled. */
    private static final Path CLUSTER = Path.of("..", "cluster", "target", "classes");

    private static final JavaClasses OURS = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .withImportOption(location -> !location.contains("-tests.jar"))
            .importLocations(locations());

    private static Set<Location> locations() {
        Set<Location> locations = new HashSet<>(Locations.ofPackage("dev.kumite"));
        if (Files.isDirectory(CLUSTER)) locations.add(Location.of(CLUSTER));
        return locations;
    }

    /** The packages of others that each package uses. */
    private static final Map<JavaPackage, Set<String>> USED =
            packages().stream().collect(toMap(user -> user, ArchitectureTest::used));

    private static Set<JavaPackage> packages() {
        return OURS.stream()
                .map(JavaClass::getPackage)
                .collect(toCollection(() -> new TreeSet<>((a, b) -> a.getName().compareTo(b.getName()))));
    }

    private static Optional<JavaAnnotation<?>> mayUse(JavaPackage of) {
        return of.tryGetPackageInfo()
                .flatMap(info ->
                        info.tryGetAnnotationOfType(MayUse.class.getName()).map(it -> it));
    }

    private static String[] texts(JavaPackage of, String property) {
        return mayUse(of)
                .flatMap(it -> it.get(property))
                .map(String[].class::cast)
                .orElse(new String[0]);
    }

    private static Set<String> used(JavaPackage user) {
        return user.getClasses().stream()
                .flatMap(type -> type.getDirectDependenciesFromSelf().stream())
                .map(use -> use.getTargetClass().getBaseComponentType())
                .filter(type -> !type.isPrimitive())
                .map(JavaClass::getPackageName)
                .filter(name -> !name.equals(user.getName()) && FREE.stream().noneMatch(name::startsWith))
                .collect(toCollection(TreeSet::new));
    }

    /** The name as a {@code package-info.java} has it: ours are short, a library's is that of the whole. */
    private static String declared(String used, String[] libraries) {
        if (used.startsWith(OWN)) return used.substring(OWN.length());
        return Arrays.stream(libraries)
                .filter(library -> used.equals(library) || used.startsWith(library + "."))
                .findFirst()
                .orElse(used);
    }

    @Test
    void everyPackageSaysWhatItIsForAndWhatItUses() {
        assertThat(packages())
                .filteredOn(home -> mayUse(home).isEmpty()
                        || !home.tryGetPackageInfo().orElseThrow().isAnnotatedWith(NullMarked.class))
                .as("packages without a package-info.java that is @MayUse and @NullMarked")
                .isEmpty();
    }

    @Test
    void everyPackageUsesWhatItSaysAndNothingElse() {
        assertSoftly(softly -> {
            for (JavaPackage user : USED.keySet()) {
                String[] libraries = texts(user, "libraries");
                Set<String> used = new TreeSet<>();
                for (String name : USED.get(user)) used.add(declared(name, libraries));
                softly.assertThat(used)
                        .as("what %s uses, and its @MayUse", user.getName())
                        .containsExactlyInAnyOrderElementsOf(
                                Stream.concat(Arrays.stream(texts(user, "value")), Arrays.stream(libraries))
                                        .toList());
            }
        });
    }

    @Test
    void noPackageDependsOnItselfThroughOthers() {
        slices().matching("dev.kumite.(**)").should().beFreeOfCycles().check(OURS);
    }

    @Test
    void everyFileHoldsOneIdea() throws IOException {
        List<Path> sources = new ArrayList<>();
        try (Stream<Path> modules = Files.list(Path.of(".."))) {
            for (Path source : modules.map(module -> module.resolve("src"))
                    .filter(Files::isDirectory)
                    .toList())
                try (Stream<Path> files = Files.walk(source)) {
                    files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
                }
        }
        assertThat(sources).hasSizeGreaterThan(500);
        assertSoftly(softly -> {
            for (Path source : sources)
                softly.assertThat(lines(source)).as("lines of %s", source).isLessThanOrEqualTo(MOST_LINES);
        });
    }

    private static long lines(Path file) {
        try (Stream<String> lines = Files.lines(file)) {
            return lines.count();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The packages with an implementation of a type. */
    private static Set<String> kinds(Class<?> type) {
        Set<String> packages = OURS.stream()
                .filter(one -> one.isAssignableTo(type) && !one.getModifiers().contains(JavaModifier.ABSTRACT))
                .map(JavaClass::getPackageName)
                .collect(toCollection(TreeSet::new));
        packages.remove(type.getPackageName());
        return packages;
    }

    private static Set<String> users(String used) {
        Set<String> users = new TreeSet<>();
        USED.forEach((user, all) -> {
            if (all.contains(used)) users.add(user.getName());
        });
        return users;
    }

    /** Everything else reaches a game through the register. */
    @Test
    void onlyItsSolverKnowsAGameByName() {
        Set<String> games = kinds(GameType.class);
        assertThat(games).contains("dev.kumite.games.checkers");
        for (String game : games) assertThat(users(game)).isSubsetOf(game.replace(".games.", ".solver."));
    }

    @Test
    void nobodyKnowsAKindOfAgentByName() {
        Set<String> kinds = kinds(AgentType.class);
        assertThat(kinds).contains("dev.kumite.agents.strong");
        kinds.removeIf(kind -> !kind.startsWith("dev.kumite.agents.") || kind.equals(ENGINE));
        for (String kind : kinds)
            assertThat(users(kind)).as("users of %s", kind).isEmpty();
    }

    /**
     * Programs are started for the command line alone, here or on its cluster: the server and the lab's runs have no way
     * to name one.
     */
    @Test
    void onlyTheCommandLineKnowsEngines() {
        List<String> knowing = List.of(OWN + "cluster", OWN + "lab.cluster", OWN + "lab.engine", OWN + "lab.ugi");
        for (String room : knowing)
            assertThat(users(room))
                    .as("users of %s", room)
                    .allMatch(user -> user.startsWith(OWN + "cli.") || user.equals(OWN + "cluster"));
        assertThat(users(ENGINE))
                .allMatch(user ->
                        knowing.contains(user) || user.equals(OWN + "cli.engine") || user.equals(OWN + "cli.option"));
    }

    /**
     * The same seed gives the same games on every machine, but of what {@link Math} computes the last bit may depend on the
     * processor and on the version of Java; not so with {@link StrictMath}.
     */
    @Test
    void whatDecidesGamesIsComputedTheSameOnEveryMachine() {
        Set<String> exact = Set.of(
                "abs",
                "addExact",
                "ceil",
                "ceilDiv",
                "clamp",
                "copySign",
                "floor",
                "floorDiv",
                "floorMod",
                "fma",
                "max",
                "min",
                "multiplyExact",
                "multiplyHigh",
                "nextDown",
                "nextUp",
                "rint",
                "round",
                "scalb",
                "signum",
                "sqrt",
                "subtractExact",
                "toIntExact",
                "ulp");
        noClasses()
                .that()
                .resideInAnyPackage(OWN + "games..", OWN + "solver..", OWN + "agents..")
                .should()
                .callMethodWhere(describe(
                        "Math rounds as the machine likes",
                        call -> call.getTargetOwner().isEquivalentTo(Math.class) && !exact.contains(call.getName())))
                .check(OURS);
    }

    /** Loading the JDK's drawing takes longer than most commands. */
    @Test
    void onlyPicturesLoadTheJdksDrawing() {
        noClasses()
                .that()
                .resideOutsideOfPackage("dev.kumite.lab.report.picture")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.awt..", "javax.imageio..")
                .check(OURS);
    }

    @Test
    void onlyTheServerKnowsTheWebServersLibrary() {
        noClasses()
                .that()
                .resideOutsideOfPackage("dev.kumite.web")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("io.javalin..", "org.eclipse.jetty..", "jakarta..", "kotlin..")
                .check(OURS);
    }
}
