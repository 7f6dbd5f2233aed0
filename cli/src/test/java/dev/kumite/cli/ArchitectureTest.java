package dev.kumite.cli;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;

/** Which package may use which: games and kinds of agents know nothing of each other, and nothing knows them by name. */
class ArchitectureTest {
    private static final String SPEC = "dev.kumite.spec";
    private static final String GAMES = "dev.kumite.games";
    private static final String RECORD = "dev.kumite.games.record";
    private static final String AGENTS = "dev.kumite.agents";
    private static final String RULE = "dev.kumite.agents.rule";
    private static final String LEARN = "dev.kumite.agents.learn";
    private static final String LEARN_FILE = "dev.kumite.agents.learn.file";
    private static final String SOLVER = "dev.kumite.solver";
    private static final String TABLE_FILES = "dev.kumite.solver.file";
    private static final String PROOF = "dev.kumite.solver.proof";
    private static final String LESSON = "dev.kumite.lab.lesson";
    private static final String STATS = "dev.kumite.lab.stats";
    private static final String PLAY = "dev.kumite.lab.play";
    private static final String PLAN = "dev.kumite.lab.plan";
    private static final String YAML = "dev.kumite.lab.yaml";
    private static final String STORE = "dev.kumite.lab.store";
    private static final String RUN = "dev.kumite.lab.run";
    private static final String ACCOUNT = "dev.kumite.lab.account";
    private static final String RETELL = "dev.kumite.lab.retell";
    private static final String WEB = "dev.kumite.web";
    private static final String VIEW = "dev.kumite.web.view";
    private static final String THINK = "dev.kumite.web.think";
    private static final String DISTRIBUTIONS = "org.apache.commons.statistics.distribution";
    private static final String REPORT = "dev.kumite.lab.report";
    /** The JDK, and the ground floor. */
    private static final String[] GROUND = {"java..", "org.jspecify.annotations..", "dev.kumite.base"};

    private static final JavaClasses OURS = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("dev.kumite");

    /** The packages directly below {@code dev.kumite.games} that hold a game. */
    private static Set<String> gamePackages() {
        Set<String> games = packages(GAMES);
        games.remove(RECORD);
        return games;
    }

    private static Set<String> packages(String above) {
        return OURS.stream()
                .map(JavaClass::getPackageName)
                .filter(name -> name.startsWith(above + "."))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static void mayUseOnly(String user, String... used) {
        classes()
                .that(living(user))
                .should()
                .onlyDependOnClassesThat(living(user)
                        .or(living(used))
                        .or(JavaClass.Predicates.resideInAnyPackage(GROUND))
                        .or(describe(
                                "are primitive",
                                type -> type.getBaseComponentType().isPrimitive()))
                        .or(describe(
                                "are arrays of those",
                                type -> type.isArray()
                                        && living(user)
                                                .or(living(used))
                                                .or(JavaClass.Predicates.resideInAnyPackage(GROUND))
                                                .test(type.getBaseComponentType()))))
                .check(OURS);
    }

    private static DescribedPredicate<JavaClass> living(String... packages) {
        return JavaClass.Predicates.resideInAnyPackage(packages);
    }

    @Test
    void theLanguageOfOptionsUsesNothingOfOurs() {
        mayUseOnly(SPEC);
        mayUseOnly("dev.kumite.base", SPEC);
    }

    @Test
    void theIdeaOfAGameKnowsNoGame() {
        mayUseOnly(GAMES, SPEC);
    }

    @Test
    void gamesKnowNeitherEachOtherNorTheirRecords() {
        assertThat(gamePackages()).isNotEmpty();
        for (String game : gamePackages()) mayUseOnly(game, GAMES, SPEC);
    }

    @Test
    void recordsKnowNoGameByName() {
        mayUseOnly(RECORD, GAMES, SPEC);
    }

    private static Set<String> solverPackages() {
        Set<String> solvers = packages(SOLVER);
        solvers.removeAll(Set.of(TABLE_FILES, PROOF));
        return solvers;
    }

    /** The solver of a game knows that game, and nothing of agents; the others reach it through the register. */
    @Test
    void aSolverKnowsItsOwnGameAlone() {
        mayUseOnly(SOLVER, GAMES, SPEC);
        mayUseOnly(TABLE_FILES, SOLVER, SPEC);
        mayUseOnly(PROOF, TABLE_FILES, SOLVER, GAMES, SPEC);
        assertThat(solverPackages()).contains("dev.kumite.solver.checkers");
        for (String solver : solverPackages())
            mayUseOnly(solver, solver.replace(SOLVER, GAMES), TABLE_FILES, PROOF, SOLVER, GAMES, SPEC);
    }

    @Test
    void theIdeaOfAnAgentKnowsNoKindOfAgent() {
        mayUseOnly(AGENTS, GAMES, SPEC);
    }

    /** The trainer knows no learner by name; the learners stand on it. */
    @Test
    void theTrainerKnowsNoKindOfLearner() {
        mayUseOnly(LEARN_FILE, SPEC);
        mayUseOnly(LEARN, LEARN_FILE, AGENTS, GAMES, SPEC);
    }

    /** Each kind of agent stands alone but for the rules and the trainer they share, and so does the tuner. */
    @Test
    void kindsOfAgentsDoNotKnowEachOther() {
        Set<String> kinds = packages(AGENTS);
        assertThat(kinds).contains("dev.kumite.agents.strong", "dev.kumite.agents.tuning");
        kinds.removeAll(Set.of(RULE, LEARN, LEARN_FILE));
        mayUseOnly(RULE, AGENTS, GAMES, SPEC);
        for (String kind : kinds) mayUseOnly(kind, RULE, LEARN, LEARN_FILE, AGENTS, GAMES, SPEC);
    }

    @Test
    void theLabStandsOnTheIdeaOfAnAgent() {
        mayUseOnly(STATS, DISTRIBUTIONS);
        mayUseOnly("dev.kumite.lab.problems", PLAY, STATS, AGENTS, GAMES, SPEC);
        mayUseOnly(PLAY, AGENTS, GAMES, SPEC);
        mayUseOnly(PLAN, PLAY, SPEC);
        mayUseOnly(STORE, PLAN, PLAY, GAMES, SPEC, "org.sqlite..", "com.fasterxml.jackson..");
        mayUseOnly(RETELL, REPORT + ".text", STORE, PLAN, PLAY, RECORD, GAMES, SPEC, "com.fasterxml.jackson..");
        mayUseOnly(RUN, STORE, PLAN, PLAY, STATS, "dev.kumite.lab.problems", AGENTS, GAMES, SPEC);
    }

    @Test
    void learningCurvesKnowNoLearner() {
        mayUseOnly("dev.kumite.lab.learning", REPORT, STATS, LEARN);
    }

    @Test
    void whatMovesCostIsToldBySomeoneWhoKnowsNoSolver() {
        mayUseOnly("dev.kumite.lab.regret", PLAY, REPORT, STATS, AGENTS, GAMES, SPEC);
    }

    @Test
    void theReaderOfFilesKnowsNothingOfTheirMeaning() {
        mayUseOnly(YAML, SPEC, "org.yaml.snakeyaml..");
    }

    @Test
    void experimentsStandOnTheRestOfTheLab() {
        String run = "dev.kumite.lab.run";
        mayUseOnly(
                "dev.kumite.lab.experiment",
                YAML,
                ACCOUNT,
                STORE,
                PLAN,
                PLAY,
                run,
                STATS,
                REPORT,
                LESSON,
                LEARN,
                AGENTS,
                GAMES,
                SPEC);
    }

    @Test
    void lessonsKnowLearnersAlone() {
        mayUseOnly(LESSON, LEARN, AGENTS, GAMES, SPEC);
    }

    @Test
    void aReportKnowsNothingOfGamesAndAgents() {
        String jackson = "com.fasterxml.jackson..";
        mayUseOnly(REPORT, STATS);
        mayUseOnly(REPORT + ".text", REPORT, jackson);
        mayUseOnly(REPORT + ".chart", REPORT);
        mayUseOnly(REPORT + ".html", REPORT, REPORT + ".chart");
        mayUseOnly(REPORT + ".latex", REPORT, REPORT + ".chart");
        mayUseOnly(REPORT + ".picture", REPORT, REPORT + ".chart", SPEC, "javax.imageio..");
        mayUseOnly(
                REPORT + ".files",
                REPORT,
                REPORT + ".text",
                REPORT + ".html",
                REPORT + ".latex",
                REPORT + ".chart",
                REPORT + ".picture",
                SPEC);
    }

    /** Loading the JDK's drawing takes longer than most commands. */
    @Test
    void onlyPicturesLoadTheJdksDrawing() {
        noClasses()
                .that()
                .resideOutsideOfPackage(REPORT + ".picture")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.awt..", "javax.imageio..")
                .check(OURS);
    }

    @Test
    void tournamentsArePlansInAFile() {
        mayUseOnly("dev.kumite.lab.tournament", YAML, ACCOUNT, RUN, PLAN, PLAY, AGENTS, GAMES, SPEC);
    }

    @Test
    void theAccountOfARunStandsOnAllThatMadeIt() {
        mayUseOnly(ACCOUNT, REPORT, RETELL, RUN, STORE, PLAN, PLAY, STATS, AGENTS, GAMES, SPEC);
    }

    @Test
    void whatIsToldOfRunsStandsOnTheLabAlone() {
        String experiment = "dev.kumite.lab.experiment";
        String annotations = "com.fasterxml.jackson.annotation";
        mayUseOnly("dev.kumite.lab.view", ACCOUNT, experiment, REPORT, RUN, STORE, PLAN, STATS, annotations);
    }

    @Test
    void theWebStandsOnTheLab() {
        String jackson = "com.fasterxml.jackson..";
        mayUseOnly(VIEW, AGENTS, GAMES, SPEC, jackson);
        mayUseOnly(WEB + ".page", VIEW, jackson);
        mayUseOnly(WEB + ".exact", VIEW, SOLVER, GAMES, SPEC);
        mayUseOnly(THINK, VIEW, AGENTS, GAMES, SPEC);
        mayUseOnly(WEB + ".table", VIEW, THINK, STORE, AGENTS, GAMES, RECORD, SPEC);
        mayUseOnly(
                WEB + ".lab", VIEW, THINK, "dev.kumite.lab..", AGENTS, "dev.kumite.agents.learn", GAMES, SPEC, jackson);
    }

    /** The web server's library is known to the server alone. */
    @Test
    void onlyTheServerKnowsTheWebServer() {
        noClasses()
                .that()
                .resideOutsideOfPackage(WEB)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("io.javalin..", "org.eclipse.jetty..", "jakarta..", "kotlin..")
                .check(OURS);
    }

    @Test
    void theCommandAndThePageKnowNoGameItsSolverNorAKindOfAgentByName() {
        Set<String> unknown = gamePackages();
        unknown.addAll(packages(AGENTS));
        unknown.addAll(packages(SOLVER));
        unknown.removeAll(Set.of("dev.kumite.agents.tuning", LEARN, LEARN_FILE));
        for (String name : unknown)
            noClasses()
                    .that()
                    .resideInAnyPackage("dev.kumite.cli..", "dev.kumite.web..")
                    .should()
                    .dependOnClassesThat()
                    .resideInAPackage(name)
                    .check(OURS);
    }

    @Test
    void theMeasuringAndThePlayingStandOnGamesAndAgentsAlone() {
        mayUseOnly("dev.kumite.cli.bench", LEARN, AGENTS, GAMES, SPEC);
        mayUseOnly("dev.kumite.cli.play", AGENTS, GAMES, RECORD, SPEC);
    }

    /** What tries to break the rest uses it as anybody could. */
    @Test
    void theSelftestUsesCommandsAndReaders() {
        mayUseOnly(
                "dev.kumite.cli.selftest",
                "dev.kumite.cli.console",
                "dev.kumite.lab.tournament",
                "dev.kumite.lab.experiment",
                AGENTS,
                GAMES,
                RECORD,
                SPEC,
                "com.fasterxml.jackson..");
    }

    @Test
    void whatCommandsShareKnowsNoCommand() {
        String[] commands = {"dev.kumite.cli", "dev.kumite.cli.lab", "dev.kumite.cli.exact", "dev.kumite.cli.learn"};
        noClasses()
                .that(living("dev.kumite.cli.console", "dev.kumite.cli.option"))
                .should()
                .dependOnClassesThat(living(commands))
                .check(OURS);
        noClasses()
                .that(living("dev.kumite.cli.console"))
                .should()
                .dependOnClassesThat(living("dev.kumite.cli.option"))
                .check(OURS);
    }

    @Test
    void everyPackageSaysWhatItIsFor() {
        Set<String> silent = new TreeSet<>();
        for (JavaClass type : OURS) {
            JavaPackage home = type.getPackage();
            if (home.tryGetPackageInfo()
                    .filter(info -> info.isAnnotatedWith(NullMarked.class))
                    .isEmpty()) silent.add(home.getName());
        }
        assertThat(silent)
                .as("packages without a package-info.java that is @NullMarked")
                .isEmpty();
    }
}
