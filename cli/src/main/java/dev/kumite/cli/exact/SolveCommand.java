package dev.kumite.cli.exact;

import dev.kumite.base.BadInput;
import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.Interruption;
import dev.kumite.cli.console.Numbers;
import dev.kumite.cli.option.JsonCommand;
import dev.kumite.cli.option.SeedOption;
import dev.kumite.cli.option.TablesFolder;
import dev.kumite.cli.option.WorkersOption;
import dev.kumite.games.Game;
import dev.kumite.lab.exact.SolveReport;
import dev.kumite.lab.exact.SurveyReport;
import dev.kumite.solver.BoardSurveyor;
import dev.kumite.solver.DealProver;
import dev.kumite.solver.Solver;
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
            "deal of Onitama from its start; with --men, using the tablebase where it covers a position.",
            "A build or a proof that was stopped continues when the same command is given again."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  kumite solve checkers --pieces 4",
            "  kumite solve checkers --pieces 5 --workers 2 --tables /data/kumite",
            "  kumite solve onitama --cards ox+boar+horse+elephant+crab --men 6",
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
        Solver solver = Solver.of(game).orElseThrow(() -> new BadInput("'" + game.name() + "' cannot be solved"));
        SolveProgress progress = new SolveProgress(console, json.wanted());
        proof.check();
        if (proof.deal() != null) deals(game, solver).prove(wanted == null ? 0 : wanted, tables.path(), proof);
        else if (proof.deals()) deals(game, solver).survey(proof.plies(), workers(), progress);
        else if (layouts == null) solve(game, solver, progress);
        else survey(game, solver, layouts, progress);
    }

    private int workers() {
        return workers.workersOr(Runtime.getRuntime().availableProcessors());
    }

    private DealWork deals(Game game, Solver solver) {
        if (solver instanceof DealProver prover) return new DealWork(console, json.wanted(), game, prover);
        throw new BadInput("'" + game.name() + "' has no deals; --deal and --deals are for games with cards");
    }

    private void solve(Game game, Solver solver, SolveProgress progress) {
        int pieces = pieces(solver);
        Interruption.partingWith(() -> sayHowToContinue(progress), () -> {
            Solver.Report found = solver.solve(game, pieces, tables.path(), workers(), progress);
            progress.done();
            print(SolveReport.of(game, pieces, found, progress.seconds()));
        });
    }

    private void sayHowToContinue(SolveProgress progress) {
        progress.done();
        console.note("Stopped. Finished slices are kept; run the same command again to continue.");
    }

    /** How many are wanted; where a game is only solved whole it need not be said. */
    private int pieces(Solver solver) {
        int fewest = solver.fewestPieces();
        int most = solver.mostPieces();
        if (wanted != null) Numbers.check("--pieces", wanted, fewest, most);
        else if (fewest < most) throw new BadInput("--pieces: say how many, from " + fewest + " to " + most);
        return wanted == null ? most : wanted;
    }

    private void survey(Game game, Solver solver, int boards, SolveProgress progress) {
        Numbers.check("--layouts", boards, 1, MOST_LAYOUTS);
        if (wanted != null) throw new BadInput("--pieces: has no meaning with --layouts; leave one of them out");
        if (!(solver instanceof BoardSurveyor surveyor))
            throw new BadInput("'" + game.name() + "' is always played on the same board; there is nothing to survey");
        BoardSurveyor.Survey found = surveyor.survey(game, boards, seed.seed(), tables.path(), workers(), progress);
        progress.done();
        print(SurveyReport.of(game, seed.seed(), found, progress.seconds()));
    }
}
