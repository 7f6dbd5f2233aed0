package dev.kumite.solver.onitama;

import dev.kumite.base.BadInput;
import dev.kumite.base.Crew;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.games.onitama.OnitamaBoards;
import dev.kumite.games.oracle.Oracle;
import dev.kumite.solver.DealProver;
import dev.kumite.solver.OracleCache;
import dev.kumite.solver.Proof;
import dev.kumite.solver.Solver;
import dev.kumite.solver.onitama.Deck.Decks;
import dev.kumite.solver.proof.Prover;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Solves Onitama endings for five cards and opens their tables. */
public final class OnitamaSolver implements Solver, DealProver {
    private static final int FEWEST = 2;
    private static final int MOST = 8;
    /** The students on each side with which a table is built in a second or two. */
    private static final int FEW = 1;

    /** Bytes that a build takes besides its planes. */
    private static final long SPARE = 50_000_000;

    /** What building takes, by the students on each side (docs/tables.md). */
    private static final double[] CPU_SECONDS = {0.5, 1, 16, 580};

    private static final Progress SILENT = (table, slice, done, all) -> {};

    private static final OracleCache<Key, Tablebase> OPENED = new OracleCache<>();

    private record Key(Path folder, long cards, int students) {}

    @Override
    public String game() {
        return "onitama";
    }

    @Override
    public int mostPieces() {
        return MOST;
    }

    @Override
    public int fewestPieces() {
        return FEWEST;
    }

    @Override
    public Report solve(Game game, int pieces, Path folder, int workers, Progress progress) {
        int students = students(pieces);
        Deck deck = deck(game);
        if (!isThere(folder, deck, students)) checkMemory(pieces, students);
        try (Crew crew = Crew.timed(workers, "solver")) {
            Builder builder = new Builder(deck, folder, crew, progress);
            builder.build(students);
            return new Report(builder.report(), crew.cpuSeconds());
        }
    }

    @Override
    public Optional<Plan> plan(Game game, Position position, Path folder) {
        int students = Math.max(position.pieces(0), position.pieces(1)) - 1;
        int pieces = 2 * students + 2;
        if (students < 0 || pieces > MOST || !OnitamaBoards.isFiveByFive(position)) return Optional.empty();
        Deck deck = new Deck(Deck.cardsOf(position));
        return Optional.of(new Plan(
                Games.parse("onitama(cards=" + deck.text() + ")"),
                pieces,
                isThere(folder, deck, students),
                CPU_SECONDS[students],
                memory(students)));
    }

    private static int students(int pieces) {
        if (pieces < FEWEST || pieces > MOST || pieces % 2 != 0)
            throw new BadInput("there are no Onitama tables for " + pieces
                    + " pieces; ask for 2, 4, 6 or 8: a master and up to three students on each side");
        return pieces / 2 - 1;
    }

    private static long memory(int students) {
        long planes = SideToMove.bytes(students);
        long lists = new FileLayout(students).keepsDistances() ? planes / 2 : planes / 32;
        return SPARE + planes + lists;
    }

    private static void checkMemory(int pieces, int students) {
        long needed = memory(students);
        long allowed = Runtime.getRuntime().maxMemory();
        if (allowed < needed)
            throw new BadInput(
                    "tables for " + pieces + " pieces take " + (needed >> 20) + " MB of memory to build, and Java may"
                            + " use " + (allowed >> 20) + "; allow it more by the environment variable"
                            + " JDK_JAVA_OPTIONS=-Xmx" + (needed >> 20) + "m");
    }

    private static Deck deck(Game game) {
        if (!OnitamaBoards.playsFiveByFive(game))
            throw new BadInput("'" + game.text() + "' cannot be solved; tables are for boards of size 5");
        long cards = OnitamaBoards.fixedCards(game);
        if (cards == 0)
            throw new BadInput("a table of Onitama belongs to five cards; name them, as in"
                    + " --cards ox+boar+horse+elephant+crab");
        return new Deck(cards);
    }

    @Override
    public Proof prove(Game game, int pieces, Path folder, Proof.Effort effort, Proof.Watcher watcher) {
        if (!OnitamaBoards.playsFiveByFive(game))
            throw new BadInput("'" + game.text() + "' cannot be proven; proofs are for boards of size 5");
        if (!OnitamaBoards.hasFixedDeal(game))
            throw new BadInput("name the deal to prove, as in --deal ox+boar/horse+elephant/crab");
        Oracle oracle = pieces == 0 ? null : open(game, pieces, folder);
        Position start = game.start(0);
        String cards = game.notation()
                .write(start)
                .replaceFirst("^(.).*:(.*)$", "$1-$2")
                .replace('/', '-');
        Path file = folder.resolve("onitama-" + cards + (pieces == 0 ? "" : "-" + pieces) + ".proof");
        return new Prover(game, start, oracle, file).prove(effort, watcher);
    }

    @Override
    public int[] decided(Game game, List<Position> starts, int plies) {
        if (!OnitamaBoards.playsFiveByFive(game)) return new int[starts.size()];
        return Deals.decided(game, starts, plies);
    }

    @Override
    public DealProver.Survey deals(Game game, int plies, int workers, Progress progress) {
        if (!OnitamaBoards.playsFiveByFive(game))
            throw new BadInput("'" + game.text() + "' cannot be surveyed; surveys are for boards of size 5");
        try (Crew crew = Crew.timed(workers, "solver")) {
            return new Deals(game, plies).survey(crew, progress);
        }
    }

    /** None: a table belongs to five cards and takes seconds to build, so agents use one only where they are told to. */
    @Override
    public @Nullable Oracle usual(Game game, Path folder) {
        return null;
    }

    @Override
    public Oracle open(Game game, int pieces, Path folder) {
        int students = students(pieces);
        long cards = OnitamaBoards.fixedCards(game);
        if (cards == 0)
            return new Decks(pieces, deck -> isThere(folder, deck, students) ? opened(folder, deck, students) : null);
        Deck deck = deck(game);
        if (!isThere(folder, deck, students))
            throw new BadInput("there is no table for " + pieces + " pieces with " + deck.text() + " in '" + folder
                    + "'; 'kumite solve onitama --cards " + deck.text() + " --pieces " + pieces + "' builds it");
        return opened(folder, deck, students);
    }

    @Override
    public Oracle ready(Game game, int pieces, Path folder) {
        int students = students(pieces);
        return students > FEW ? open(game, pieces, folder) : opened(folder, deck(game), students);
    }

    @Override
    public Oracle largest(Game game, Path folder) {
        long cards = OnitamaBoards.fixedCards(game);
        Tablebase own = cards == 0 ? null : largest(folder, new Deck(cards));
        return own == null ? new Decks(MOST, deck -> largest(folder, deck)) : own;
    }

    private static @Nullable Tablebase largest(Path folder, Deck deck) {
        int students = students(MOST);
        while (students >= 0 && !isThere(folder, deck, students)) students--;
        return students < 0 ? null : opened(folder, deck, students);
    }

    private static boolean isThere(Path folder, Deck deck, int students) {
        for (int fewer = 0; fewer <= students; fewer++)
            if (!Files.exists(Builder.file(folder, deck, fewer))) return false;
        return true;
    }

    private static Tablebase opened(Path folder, Deck deck, int students) {
        return OPENED.get(new Key(folder, deck.mask(), students), () -> {
            try (Crew crew = Crew.timed(1, "solver")) {
                return new Builder(deck, folder, crew, SILENT).build(students);
            }
        });
    }
}
