package dev.kumite.cli.lab;

import dev.kumite.cli.console.Console;
import dev.kumite.cli.option.AgentCommand;
import dev.kumite.cli.option.JsonOption;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.run.PreparedPlan;
import dev.kumite.lab.tournament.Tournament;
import dev.kumite.lab.tournament.TournamentReader;
import dev.kumite.lab.view.RunLines;
import dev.kumite.lab.view.RunView;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code kumite tournament FILE}. */
@Command(
        name = "tournament",
        description = {
            "Play the tournament of a file (docs/tournaments.md): pairs, a round robin, one agent against",
            "all others, or one agent over a grid of option values. Every game is stored; after Ctrl-C or",
            "any other interruption the same command continues where it stopped."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  kumite tournament examples/tournaments/round-robin.yaml --workers 2",
            "  kumite tournament examples/tournaments/exploration.yaml --store results.db",
            "  kumite tournament mine.yaml --check",
            "  kumite tournament mine.yaml --json"
        })
public final class TournamentCommand extends AgentCommand implements Runnable {
    @Parameters(index = "0", paramLabel = "FILE", description = "The tournament, in YAML.")
    private Path file = Path.of("");

    @Option(names = "--check", description = "Only check the file, and print what it would play.")
    private boolean check;

    @Mixin
    private final RunOptions runs = new RunOptions();

    public TournamentCommand(Console console) {
        super(console);
    }

    @Override
    public void run() {
        Tournament tournament = TournamentReader.read(file, agents.agents());
        Plan plan = tournament.plan();
        if (check) {
            PreparedPlan.of(plan, agents.agents());
            console.line(file + " is valid: " + RunLines.size(plan) + ".");
            return;
        }
        if (!json.wanted()) {
            console.line(plan.name() + ": " + RunLines.size(plan));
            if (!tournament.title().isEmpty()) console.line(tournament.title());
            console.lineNow("");
        }
        runs.play(console, plan, agents, tournament.workers(), json.wanted(), (store, run, totals) -> {
            if (json.wanted()) JsonOption.print(console, RunView.of(store, run, totals));
            else RunLines.played(run, totals, console.width()).forEach(console::line);
        });
    }
}
