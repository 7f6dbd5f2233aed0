package dev.kumite.cli.exact;

import dev.kumite.agents.AgentMaker;
import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.Interruption;
import dev.kumite.cli.console.Numbers;
import dev.kumite.cli.console.Progress;
import dev.kumite.cli.option.AgentCommand;
import dev.kumite.cli.option.AgentsOption;
import dev.kumite.cli.option.ClusterOption;
import dev.kumite.cli.option.MoveLimitOption;
import dev.kumite.cli.option.SeedOption;
import dev.kumite.cli.option.WorkersOption;
import dev.kumite.games.Game;
import dev.kumite.games.oracle.Oracle;
import dev.kumite.games.oracle.OracleSource;
import dev.kumite.games.oracle.Oracles;
import dev.kumite.lab.play.Limits;
import dev.kumite.lab.play.Tryout;
import dev.kumite.lab.regret.Findings;
import dev.kumite.lab.regret.Regret;
import dev.kumite.lab.regret.RegretReport;
import dev.kumite.lab.regret.RegretView;
import dev.kumite.lab.report.files.Format;
import dev.kumite.lab.report.files.ReportFiles;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code kumite regret GAME AGENT…}. */
@Command(
        name = "regret",
        description = {
            "Measure what agents' moves cost against perfect play. Each agent moves in random positions",
            "of a tablebase, which shows how often its move gave away half a point or a whole one.",
            "Positions are drawn uniformly from all in which no move wins at once and not all moves have",
            "the same value. An agent that fails forfeits that position. After Ctrl-C the figures cover",
            "the finished positions."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  kumite regret checkers random 'alphabeta(depth=4)' 'strong(nodes=1k, tables=off)'",
            "  kumite regret checkers 'mcts(iterations=100)' 'mcts(iterations=1k)' --report regret",
            "  kumite regret onitama --cards ox+boar+horse+elephant+crab --pieces 4 greedy 'strong(nodes=1k)'",
            "  kumite regret katarenga --tiles KRBN/NKRB/BNKR/RBNK 'flatmc(playouts=10)' --positions 500 --json"
        })
public final class RegretCommand extends AgentCommand implements Runnable {
    private static final int MOST_POSITIONS = 10_000_000;
    private static final Set<Format> FORMATS = EnumSet.of(Format.HTML, Format.CSV, Format.SVG);

    @Mixin
    private final SolvedGame argument = new SolvedGame();

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "AGENT",
            completionCandidates = AgentsOption.Names.class,
            description = "An agent with its budget, such as 'strong(nodes=1k)'; see kumite agents.")
    private List<String> specs = List.of();

    @Option(
            names = {"--pieces", "--men"},
            paramLabel = "N",
            description = "Use the tablebase of up to N pieces; default: the largest that exists.")
    private @Nullable Integer pieces;

    @Option(
            names = "--positions",
            paramLabel = "N",
            description = "Number of positions that each agent moves in; default: 1000.")
    private int positions = 1000;

    @Mixin
    private final SeedOption seed = new SeedOption();

    @Mixin
    private final MoveLimitOption moveLimit = new MoveLimitOption();

    @Mixin
    private final WorkersOption workers = new WorkersOption();

    @Mixin
    private final ClusterOption cluster = new ClusterOption();

    @Option(
            names = "--report",
            paramLabel = "DIR",
            description =
                    "Also write a report with plots into this directory (HTML, CSV, SVG), which is created if necessary.")
    private @Nullable Path report;

    public RegretCommand(Console console) {
        super(console);
    }

    @Override
    public void run() {
        Game game = argument.game();
        List<AgentMaker> makers =
                specs.stream().map(text -> agents.parse("AGENT", text)).toList();
        Numbers.check("--positions", positions, 1, MOST_POSITIONS);
        int threads = workers.workers();
        long nanos = moveLimit.nanos();
        if (report != null) ReportFiles.makeFolder("--report", report);
        Oracle oracle = oracle(game);
        for (AgentMaker maker : makers) Tryout.of(maker, game, Limits.ofOneMove(nanos));
        Regret regret = new Regret(game, oracle, makers, positions, seed.seed(), nanos);
        Progress progress = new Progress(console, !json.wanted());
        Interruption.reporting(
                () -> report(progress, regret.findings()),
                () -> regret.play(
                        cluster.hiring(agents, agents.agents(), threads),
                        done -> progress.count(done, positions, "positions")));
    }

    private Oracle oracle(Game game) {
        OracleSource source = Oracles.required(game);
        return pieces == null ? source.largest(game, agents.tables()) : source.open(game, pieces, agents.tables());
    }

    private void report(Progress progress, Findings found) {
        progress.end();
        List<Path> written = report == null || found.positions() == 0
                ? List.of()
                : ReportFiles.write(RegretReport.of(found), report, FORMATS);
        print(RegretView.of(found));
        if (!json.wanted()) written.forEach(file -> console.line("Wrote " + file + "."));
        console.out().flush();
    }
}
