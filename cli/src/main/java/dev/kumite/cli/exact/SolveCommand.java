package dev.kumite.cli.exact;

import dev.kumite.base.BadInput;
import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.Interruption;
import dev.kumite.cli.console.Numbers;
import dev.kumite.cli.console.Progress;
import dev.kumite.cli.option.JsonCommand;
import dev.kumite.cli.option.SeedOption;
import dev.kumite.cli.option.TablesFolder;
import dev.kumite.cli.option.WorkersOption;
import dev.kumite.games.Game;
import dev.kumite.lab.exact.DealsReport;
import dev.kumite.lab.exact.ProofReport;
import dev.kumite.lab.exact.SolveReport;
import dev.kumite.lab.exact.SurveyReport;
import dev.kumite.lab.report.text.NumberText;
import dev.kumite.solver.BoardSurveyor;
import dev.kumite.solver.DealProver;
import dev.kumite.solver.Proof;
import dev.kumite.solver.Solver;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code kumite solve GAME --pieces N}, {@code kumite solve GAME --layouts N}. */
@Command(
        name = "solve",
        description = {
            "Build a tablebase of all positions with few pieces: won, lost or drawn for the player to",
            "move. It is kept for agents and for kumite value. Katarenga on 4×4 is solved from its start,",
            "for the tiles of one board or for many boards. With --deal, try to prove the value of one",
            "deal of Onitama from its start; with --pieces, using the tablebase where it covers a position.",
            "A build or a proof that was stopped continues when the same command is given again."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  kumite solve checkers --pieces 4",
            "  kumite solve checkers --pieces 5 --workers 2 --tables /data/kumite",
            "  kumite solve onitama --cards ox+boar+horse+elephant+crab --pieces 6",
            "  kumite solve onitama --deal tiger+rabbit/cobra+rooster/monkey",
            "  kumite solve onitama --deal ox+boar/horse+elephant/crab --time 60s",
            "  kumite solve onitama --cards rabbit+cobra+rooster+tiger+monkey --deals --plies 7",
            "  kumite solve katarenga --tiles KRBN/NKRB/BNKR/RBNK",
            "  kumite solve katarenga --size 4 --layouts 1000 --seed 1",
            "  kumite solve checkers --pieces 5 --json"
        })
public final class SolveCommand extends JsonCommand implements Runnable {
    private static final int MOST_LAYOUTS = 1_000_000;

    @Mixin
    private final SolvedGame argument = new SolvedGame();

    @Option(
            names = {"--pieces", "--men"},
            paramLabel = "N",
            description = "Maximum number of pieces of both sides; in Onitama this includes the masters, and "
                    + "neither side has more than half of them. Katarenga is solved whole.")
    private @Nullable Integer wanted;

    @Option(
            names = "--layouts",
            paramLabel = "N",
            description = "Survey N boards of each kind, and report how many are won, drawn and lost from the start.")
    private @Nullable Integer layouts;

    @Mixin
    private final SeedOption seed = new SeedOption();

    @Mixin
    private final WorkersOption workers = new WorkersOption();

    @Mixin
    private final ProofOptions proof = new ProofOptions();

    @Mixin
    private final TablesFolder tables = new TablesFolder();

    public SolveCommand(Console console) {
        super(console);
    }

    @Override
    public void run() {
        Game game = argument.game(proof.deal());
        Solver solver = Solver.required(game);
        Progress progress = new Progress(console, !json.wanted());
        proof.check();
        if (proof.deal() != null) prove(game, DealProver.required(game, solver), progress);
        else if (proof.deals()) surveyDeals(game, DealProver.required(game, solver), progress);
        else if (layouts == null) solve(game, solver, progress);
        else survey(game, solver, layouts, progress);
    }

    private int workers() {
        return workers.workersOr(Runtime.getRuntime().availableProcessors());
    }

    /** Proves one deal. Ctrl-C ends it with what is known, and the same command continues. */
    private void prove(Game game, DealProver prover, Progress progress) {
        AtomicBoolean stopped = new AtomicBoolean();
        Proof.Watcher watcher = (plies, positions, seconds) -> {
            if (progress.due())
                progress.show("Searching " + plies + " plies: " + NumberText.count(positions)
                        + NumberText.decimal(" positions, %.0f seconds", seconds));
        };
        Interruption.stoppedBy(() -> stopped.set(true), () -> {
            int pieces = wanted == null ? 0 : wanted;
            Proof found = prover.prove(game, pieces, tables.path(), proof.effort(stopped::get), watcher);
            progress.end();
            print(ProofReport.of(game, game.start(0), found));
            console.out().flush();
        });
    }

    private void surveyDeals(Game game, DealProver prover, Progress progress) {
        DealProver.Survey found = prover.deals(game, proof.plies(), workers(), slices(progress));
        progress.end();
        print(DealsReport.of(game, found, progress.seconds()));
    }

    private void solve(Game game, Solver solver, Progress progress) {
        int pieces = solver.pieces(wanted);
        Interruption.partingWith(() -> progress.stopped("Finished slices are kept"), () -> {
            Solver.Report found = solver.solve(game, pieces, tables.path(), workers(), slices(progress));
            progress.end();
            print(SolveReport.of(game, pieces, found, progress.seconds()));
        });
    }

    private void survey(Game game, Solver solver, int boards, Progress progress) {
        Numbers.check("--layouts", boards, 1, MOST_LAYOUTS);
        if (wanted != null) throw new BadInput("--pieces: has no meaning with --layouts; leave one of them out");
        BoardSurveyor.Survey found = BoardSurveyor.required(game, solver)
                .survey(game, boards, seed.seed(), tables.path(), workers(), slices(progress));
        progress.end();
        print(SurveyReport.of(game, seed.seed(), found, progress.seconds()));
    }

    private Solver.Progress slices(Progress progress) {
        return (table, slice, done, all) -> {
            if (!progress.due()) return;
            double share = (double) done / all;
            String rest = done < all ? ", about " + progress.left(done, all) + " left" : "";
            progress.show(share, table + ", " + slice + NumberText.decimal(": %.1f %%", 100 * share) + rest);
        };
    }
}
