package dev.kumite.cli;

import dev.kumite.agents.AgentMaker;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.Notation;
import dev.kumite.lab.problems.Exam;
import dev.kumite.lab.problems.Exam.Answer;
import dev.kumite.lab.problems.Exam.Marks;
import dev.kumite.lab.problems.Problem;
import dev.kumite.lab.problems.ProblemFile;
import dev.kumite.lab.stats.Interval;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code kumite problems GAME FILE --agent SPEC}. */
@Command(
        name = "problems",
        description = {
            "Set agents the problems of a file and count how many they solve, with the 95 %%",
            "interval. Each line of the file is a problem, its columns split by tabs: the position,",
            "its value (WIN, DRAW or LOSS), the right moves split by blanks; more may follow.",
            "Lines that begin with # are comments. 100 checkers problems ship in data/."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  kumite problems checkers data/checkers-problems.tsv --agent 'strong(time=100ms)'",
            "  kumite problems checkers data/checkers-problems.tsv --verbose \\",
            "      --agent 'strong(nodes=1k)' --agent 'strong(nodes=10k)' --agent 'strong(nodes=100k)'"
        })
final class ProblemsCommand implements Runnable {
    @Parameters(
            index = "0",
            paramLabel = "GAME",
            completionCandidates = GameChoice.Names.class,
            description = "A game with its options; see kumite games.")
    private String gameText = "";

    @Parameters(index = "1", paramLabel = "FILE", description = "The problems.")
    private Path file = Path.of("");

    @Option(
            names = "--agent",
            paramLabel = "SPEC",
            required = true,
            completionCandidates = AgentsOption.Names.class,
            description = "Who solves them; give it again for more agents or budgets.")
    private List<String> specs = new ArrayList<>();

    @Option(names = "--seed", paramLabel = "N", description = "Decides what is random; 1 unless given.")
    private Long seed = 1L;

    @Option(names = "--verbose", description = "Also list the problems that were not solved.")
    private boolean verbose;

    @Mixin
    private final AgentsOption agents = new AgentsOption();

    @Mixin
    private final JsonOption json = new JsonOption();

    private final Console console;

    ProblemsCommand(Console console) {
        this.console = console;
    }

    record Failure(int line, String position, String played, List<String> right) {}

    record Entry(
            String agent,
            long solved,
            int total,
            double low,
            double high,
            double millisecondsPerMove,
            List<Failure> failures) {}

    /** The first agent's figures stand at the top too, for the usual case of one agent. */
    record Report(
            String game,
            String file,
            String agent,
            long solved,
            int total,
            double low,
            double high,
            List<Entry> results) {}

    @Override
    public void run() {
        Game game = Games.parse(gameText);
        List<AgentMaker> makers =
                specs.stream().map(text -> agents.parse("--agent", text)).toList();
        for (AgentMaker maker : makers) maker.create(game, seed).close();
        List<Problem> problems = ProblemFile.read(file, game);
        Exam exam = new Exam(game, problems, seed);
        LiveLines live = new LiveLines(console, !json.wanted());
        List<Entry> entries = new ArrayList<>();
        for (AgentMaker maker : makers) {
            Marks marks = exam.set(
                    maker,
                    soFar -> live.draw(List.of(maker.text() + ": " + soFar.solved() + " of " + soFar.total()
                            + " solved, " + problems.size() + " in all")));
            live.erase();
            entries.add(entry(game, marks));
        }
        Entry first = entries.get(0);
        if (json.wanted())
            JsonOption.print(
                    console,
                    new Report(
                            game.text(),
                            file.toString(),
                            first.agent(),
                            first.solved(),
                            first.total(),
                            first.low(),
                            first.high(),
                            entries));
        else print(entries);
    }

    private static Entry entry(Game game, Marks marks) {
        Interval share = marks.share();
        return new Entry(
                marks.agent().text(),
                marks.solved(),
                marks.total(),
                share.low(),
                share.high(),
                marks.millisecondsPerMove(),
                marks.failures().stream().map(answer -> failure(game, answer)).toList());
    }

    private static Failure failure(Game game, Answer answer) {
        Problem problem = answer.problem();
        Notation notation = game.notation();
        return new Failure(
                problem.line(),
                problem.text(),
                notation.writeMove(problem.position(), answer.choice().move()),
                problem.right().stream()
                        .map(move -> notation.writeMove(problem.position(), move))
                        .toList());
    }

    private void print(List<Entry> entries) {
        Columns table = new Columns().row("agent", "solved", "share", "95 % interval", "seconds a move");
        for (Entry entry : entries)
            table.row(
                    entry.agent(),
                    entry.solved() + " of " + entry.total(),
                    Columns.percent((double) entry.solved() / entry.total()),
                    Columns.percent(entry.low()) + " to " + Columns.percent(entry.high()),
                    Columns.decimal("%.3f", entry.millisecondsPerMove() / 1000));
        table.lines().forEach(console::line);
        if (verbose) entries.forEach(this::printFailures);
    }

    private void printFailures(Entry entry) {
        console.line("");
        console.line(entry.agent() + (entry.failures().isEmpty() ? " solved all." : " did not solve:"));
        for (Failure failure : entry.failures())
            console.line("  line " + failure.line() + "  " + failure.position() + "  played " + failure.played()
                    + ", right: " + String.join(" ", failure.right()));
    }
}
