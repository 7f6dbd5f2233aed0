package dev.kumite.agents.engine;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AwakeClock;
import dev.kumite.agents.Budget;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Forfeit;
import dev.kumite.agents.Thinking;
import dev.kumite.agents.engine.Ugi.Info;
import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** An engine that plays one game. It is shown where the game began and all moves since, as far as they are known. */
final class EngineAgent implements Agent {
    private static final long LOOK_EVERY_NANOS = 5_000_000;
    private static final long STOP_NANOS = 1_000_000_000L;
    private static final String BEST = "bestmove";

    private final EngineType type;
    private final EngineProcess process;
    private final Game game;
    private final Budget budget;
    private final long marginNanos;
    private final boolean wantsLegal;
    private final boolean wantsBoard;
    private final StringBuilder history = new StringBuilder();
    private @Nullable Position known;
    private boolean closed;

    EngineAgent(EngineType type, EngineProcess process, Game game, Budget budget, long marginNanos) {
        this.type = type;
        this.process = process;
        this.game = game;
        this.budget = budget;
        this.marginNanos = marginNanos;
        this.wantsLegal = process.wants("LegalMoves");
        this.wantsBoard = process.wants("Board");
    }

    @Override
    public Choice choose(Position position, Thinking thinking) {
        if (position.result() != Result.ONGOING) return Choice.over(position.result(), position.sideToMove());
        long start = AwakeClock.ofProcess().getAsLong();
        process.ask(request(position));
        String info = "";
        long stoppedAt = 0;
        while (true) {
            String line = process.read(LOOK_EVERY_NANOS);
            long now = AwakeClock.ofProcess().getAsLong() - start;
            if (budget.hasTime() && now > budget.nanos() + marginNanos) throw late(now);
            if (line != null && line.startsWith(BEST)) return best(line, info, position, now);
            if (line != null && line.startsWith("info ")) {
                if (!line.startsWith("info string")) info = line;
                if (thinking.wantsReport(now)) report(info, position, thinking, now);
            }
            if (stoppedAt == 0 && thinking.stopped()) {
                stoppedAt = now;
                process.send("stop");
            }
            if (stoppedAt > 0 && now > stoppedAt + STOP_NANOS)
                throw process.failure(Ending.OVERTIME, "no move within a second after 'stop'");
        }
    }

    private Forfeit late(long nanos) {
        return process.failure(
                Ending.OVERTIME,
                String.format(
                                Locale.ROOT,
                                "no move after %d ms; its time is %d ms, and the margin %d ms",
                                nanos / 1_000_000,
                                budget.nanos() / 1_000_000,
                                marginNanos / 1_000_000)
                        + process.unfinishedLine());
    }

    private void report(String info, Position position, Thinking thinking, long now) {
        Info found = Info.parse(info);
        List<Integer> line = found.moves(game, position);
        if (!line.isEmpty()) thinking.report(found.choice(game, position, line.get(0), now), now);
    }

    private Choice best(String line, String info, Position position, long nanos) {
        String[] words = line.split("\\s+");
        String text = words.length < 2 ? "" : words[1];
        int move;
        try {
            move = game.notation().readMove(position, text);
        } catch (BadInput bad) {
            throw process.failure(
                    Ending.ILLEGAL_MOVE,
                    "it answered '" + shortened(line) + "', which is not a legal move in "
                            + game.notation().write(position));
        }
        return (info.isEmpty() ? Info.NONE : Info.parse(info)).choice(game, position, move, nanos);
    }

    private static String shortened(String line) {
        return line.length() <= 80 ? line : line.substring(0, 80) + "…";
    }

    private String request(Position position) {
        StringBuilder out = new StringBuilder();
        String text = game.notation().write(position);
        if (known == null || !game.notation().write(known).equals(text)) {
            history.setLength(0);
            history.append("position fen ").append(text);
            known = position.copy();
        }
        out.append(history).append('\n');
        if (wantsLegal) out.append("legal").append(Ugi.legal(game, position)).append('\n');
        if (wantsBoard) out.append("board").append(Ugi.board(game, position)).append('\n');
        return out.append(go()).toString();
    }

    private String go() {
        StringBuilder out = new StringBuilder("go");
        if (budget.hasTime()) out.append(" movetime ").append(Math.max(1, budget.nanos() / 1_000_000));
        if (budget.depth() < Budget.DEEPEST) out.append(" depth ").append(budget.depth());
        if (budget.nodes() < Long.MAX_VALUE) out.append(" nodes ").append(budget.nodes());
        return out.toString();
    }

    @Override
    public void played(int move) {
        if (known == null) return;
        if (history.indexOf(" moves ") < 0) history.append(" moves");
        history.append(' ').append(game.notation().writeMove(known, move));
        known.make(move);
    }

    @Override
    public void close() {
        if (!closed) type.giveBack(process);
        closed = true;
    }
}
