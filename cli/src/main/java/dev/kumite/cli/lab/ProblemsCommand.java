package dev.kumite.cli.lab;

import dev.kumite.agents.AgentMaker;
import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.Interruption;
import dev.kumite.cli.console.LiveLines;
import dev.kumite.cli.option.AgentCommand;
import dev.kumite.cli.option.AgentsOption;
import dev.kumite.cli.option.ClusterOption;
import dev.kumite.cli.option.GameArgument;
import dev.kumite.cli.option.MoveLimitOption;
import dev.kumite.cli.option.SeedOption;
import dev.kumite.games.Game;
import dev.kumite.lab.play.Limits;
import dev.kumite.lab.play.Tryout;
import dev.kumite.lab.problems.Exam;
import dev.kumite.lab.problems.Exam.Marks;
import dev.kumite.lab.problems.Problem;
import dev.kumite.lab.problems.ProblemFile;
import dev.kumite.lab.problems.ProblemsReport;
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
            "Count how many problems of a file agents solve, with a 95 %% interval of the share.",
            "Each line of the file is a problem, with columns separated by tabs: the position, its",
            "value (WIN, DRAW or LOSS), the right moves separated by spaces; more may follow. Lines that",
            "begin with # are comments. 100 checkers problems ship in data/. A problem in which the",
            "agent fails counts as not solved. After Ctrl-C the figures cover the finished problems."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  kumite problems checkers data/checkers-problems.tsv --agent 'strong(time=100ms)'",
            "  kumite problems checkers data/checkers-problems.tsv --verbose \\",
            "      --agent 'strong(nodes=1k)' --agent 'strong(nodes=10k)' --agent 'strong(nodes=100k)'"
        })
public final class ProblemsCommand extends AgentCommand implements Runnable {
    @Mixin
    private final GameArgument argument = new GameArgument();

    @Parameters(index = "1", paramLabel = "FILE", description = "The problems.")
    private Path file = Path.of("");

    @Option(
            names = "--agent",
            paramLabel = "SPEC",
            required = true,
            completionCandidates = AgentsOption.Names.class,
            description = "The agent; repeat for more agents or budgets.")
    private List<String> specs = new ArrayList<>();

    @Mixin
    private final SeedOption seed = new SeedOption();

    @Mixin
    private final MoveLimitOption moveLimit = new MoveLimitOption();

    @Mixin
    private final ClusterOption cluster = new ClusterOption();

    @Option(names = "--verbose", description = "Also list the problems that were not solved.")
    private boolean verbose;

    public ProblemsCommand(Console console) {
        super(console);
    }

    @Override
    public void run() {
        Game game = argument.game();
        List<AgentMaker> makers =
                specs.stream().map(text -> agents.parse("--agent", text)).toList();
        long nanos = moveLimit.nanos();
        List<Problem> problems = ProblemFile.read(file, game);
        for (AgentMaker maker : makers) Tryout.of(maker, game, Limits.ofOneMove(nanos));
        Exam exam = new Exam(game, problems, seed.seed(), nanos);
        LiveLines live = new LiveLines(console, !json.wanted());
        Interruption.reporting(() -> report(live, game, problems.size(), exam.marks()), () -> {
            for (AgentMaker maker : makers)
                exam.set(
                        maker,
                        cluster.hiring(agents, agents.agents(), 1),
                        soFar -> live.draw(List.of(maker.text() + ": " + soFar.solved() + " of " + soFar.total()
                                + " solved, " + problems.size() + " in total")));
        });
    }

    private void report(LiveLines live, Game game, int problems, List<Marks> marks) {
        live.erase();
        if (marks.isEmpty()) return;
        boolean finished =
                marks.size() == specs.size() && marks.get(marks.size() - 1).total() == problems;
        ProblemsReport report = ProblemsReport.of(game, file.toString(), finished, marks);
        print(report);
        if (verbose && !json.wanted()) report.unsolved().forEach(console::line);
        console.out().flush();
    }
}
