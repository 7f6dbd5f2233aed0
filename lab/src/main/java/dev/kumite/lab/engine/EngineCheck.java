package dev.kumite.lab.engine;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Agents;
import dev.kumite.agents.Forfeit;
import dev.kumite.agents.engine.EngineProcess;
import dev.kumite.agents.engine.EngineSetup;
import dev.kumite.agents.engine.EngineType;
import dev.kumite.agents.engine.Ugi;
import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.lab.play.GameCrew;
import dev.kumite.lab.play.Limits;
import dev.kumite.lab.play.Played;
import dev.kumite.lab.play.Umpire;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Checks an engine: a dialogue of everything that Kumite may send it, then games; faults are reported in plain words. */
public final class EngineCheck {
    private static final int GAMES = 10;
    private static final long SECOND = 1_000_000_000L;
    private static final long MOVE_NANOS = 30 * SECOND;

    private final Game game;
    private final AgentMaker maker;
    private final EngineSetup setup;
    private final Agents agents;
    private final Consumer<String> out;
    private final Limits limits;
    private boolean passed = true;

    /**
     * Prepares the check of an engine.
     *
     * @param game null for the first one that the engine plays
     * @param out receives the findings line by line
     */
    public EngineCheck(@Nullable String game, AgentMaker maker, Agents agents, Consumer<String> out) {
        this(game, maker, agents, out, MOVE_NANOS);
    }

    /** @param moveNanos how long a move of a game may take */
    EngineCheck(@Nullable String game, AgentMaker maker, Agents agents, Consumer<String> out, long moveNanos) {
        if (!(maker.type() instanceof EngineType engine))
            throw new BadInput("--check: '" + maker.type().name() + "' is an agent of Kumite itself; name an engine of "
                    + "engines.yaml (docs/engines.md)");
        this.maker = maker;
        this.setup = engine.setup();
        List<String> games = setup.games();
        this.game = Games.parse(
                game != null ? game : games.isEmpty() ? Games.offered().get(0).name() : games.get(0));
        this.agents = agents;
        this.out = out;
        this.limits = Limits.ofMoves(moveNanos).withPlies(this.game.plyCap());
    }

    /** Runs the check; true if the engine passed. */
    public boolean run() {
        try {
            converse();
        } catch (Forfeit forfeit) {
            wrong(forfeit.line());
        }
        if (passed) play();
        out.accept(passed ? "All is well: " + maker.text() + " can play " + game.text() + "." : "");
        return passed;
    }

    private void right(String what) {
        out.accept("ok     " + what);
    }

    private void wrong(String what) {
        passed = false;
        out.accept("wrong  " + what);
    }

    private void converse() {
        EngineProcess engine = EngineProcess.start(setup);
        right("it starts, and answers 'ugi' with 'ugiok' and 'isready' with 'readyok'");
        engine.declaration().forEach(line -> out.accept("         " + line));
        if (engine.declaration().stream().noneMatch(line -> line.startsWith("id name ")))
            out.accept("note   it does not say its name ('id name …')");
        engine.send("this line means nothing");
        engine.isReady();
        right("it ignores a line that it does not know");
        engine.newGame(game, 1);
        Position position = game.start(1);
        move(engine, position, "go movetime 100", SECOND);
        move(engine, position, "go depth 1", MOVE_NANOS);
        move(engine, position, "go nodes 100", MOVE_NANOS);
        int first = game.moves(position)[0];
        String moves = " moves " + game.notation().writeMove(position, first);
        String before = game.notation().write(position);
        position.make(first);
        ask(engine, position, "position fen " + before + moves, "go movetime 100", SECOND);
        stop(engine, position);
        if (engine.quit()) right("it ends when it is told to quit");
        else wrong("it did not end within a second after 'quit', and was killed");
    }

    private void move(EngineProcess engine, Position position, String go, long limit) {
        ask(engine, position, "position fen " + game.notation().write(position), go, limit);
    }

    private void ask(EngineProcess engine, Position position, String where, String go, long limit) {
        send(engine, position, where, go);
        answer(engine, position, go + (where.contains(" moves ") ? " after a move" : ""), limit);
    }

    private void send(EngineProcess engine, Position position, String where, String go) {
        engine.ask(where
                + (engine.wants("LegalMoves") ? "\nlegal" + Ugi.legal(game, position) : "")
                + (engine.wants("Board") ? "\nboard" + Ugi.board(game, position) : "") + "\n" + go);
    }

    private void answer(EngineProcess engine, Position position, String what, long limit) {
        long start = System.nanoTime();
        while (System.nanoTime() - start < limit) {
            String line = engine.read(limit);
            if (line == null || !line.startsWith("bestmove")) continue;
            String[] words = line.split("\\s+");
            try {
                game.notation().readMove(position, words.length < 2 ? "" : words[1]);
                right("it answers '" + what + "': " + line);
            } catch (BadInput bad) {
                wrong("it answers '" + what + "' with '" + line + "', which is not a legal move; the legal moves are"
                        + Ugi.legal(game, position));
            }
            return;
        }
        wrong("it does not answer '" + what + "' within " + limit / SECOND
                + " s; does it write each line with a line end, and flush it?");
    }

    private void stop(EngineProcess engine, Position position) {
        send(engine, position, "position fen " + game.notation().write(position), "go infinite");
        engine.send("stop");
        answer(engine, position, "stop", SECOND);
    }

    private void play() {
        List<Trial> trials = new ArrayList<>();
        GameCrew.Hiring.threads(1).hire(() -> next(trials)).await();
        List<Trial> lost = trials.stream().filter(Trial::forfeited).toList();
        String figures = String.format(
                Locale.ROOT,
                "%d %s against random: %s of %d points in %d plies",
                trials.size(),
                trials.size() == 1 ? "game" : "games",
                points(trials.stream()
                        .mapToDouble(trial -> trial.game().score())
                        .sum()),
                trials.size(),
                trials.stream()
                        .mapToLong(trial -> trial.game().outcome().plies())
                        .sum());
        if (lost.isEmpty()) right(figures);
        else wrong(figures + ", " + lost.size() + " of them forfeited");
        lost.stream()
                .map(trial -> trial.game().failure())
                .distinct()
                .forEach(reason -> out.accept("         " + reason));
    }

    /** The next game, played once the one before it is over; an engine that has hung would only hang again. */
    private Optional<Trial> next(List<Trial> trials) {
        if (trials.size() == GAMES || trials.stream().anyMatch(Trial::hung)) return Optional.empty();
        Trial trial = new Trial(trials.size());
        trials.add(trial);
        return Optional.of(trial);
    }

    /** A game against {@code random}. */
    private final class Trial implements GameCrew.Task {
        private final int number;
        private final int side;
        private volatile @Nullable Played played;

        Trial(int number) {
            this.number = number;
            this.side = number % 2;
        }

        @Override
        public Umpire umpire() {
            AgentMaker random = agents.parse("random");
            List<AgentMaker> bySide = side == 0 ? List.of(maker, random) : List.of(random, maker);
            long[] seeds = {number, number};
            return new Umpire(game, game.opening(number / 2, 1 + number / 2), bySide, side, seeds, limits);
        }

        @Override
        public void played(Played over) {
            played = over;
        }

        Played game() {
            return Objects.requireNonNull(played);
        }

        boolean forfeited() {
            return !game().failure().isEmpty() && Result.winner(game().outcome().result()) != side;
        }

        boolean hung() {
            Ending ending = game().outcome().ending();
            return ending == Ending.OVERTIME || ending == Ending.HANGING;
        }
    }

    private static String points(double score) {
        return score == Math.rint(score) ? String.valueOf((int) score) : String.valueOf(score);
    }
}
