package dev.kumite.lab.ugi;

import dev.kumite.agents.Choice;
import dev.kumite.agents.engine.Ugi;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;

/** The findings of a search as UGI writes them. */
final class InfoLine {
    private static final long MILLI = 1_000_000;

    private InfoLine() {}

    static String of(Game game, Position position, Choice choice) {
        long nodes = Math.max(choice.nodes(), choice.iterations());
        StringBuilder out = new StringBuilder("info depth ").append(choice.depth());
        if (choice.winIn().isPresent())
            out.append(" score mate ").append(Ugi.mate(choice.winIn().getAsInt()));
        else out.append(" score cp ").append(Ugi.centipawns(choice.value()));
        out.append(" nodes ").append(nodes);
        out.append(" nps ").append(nodes * 1000 * MILLI / Math.max(choice.nanos(), 1000));
        out.append(" time ").append(choice.nanos() / MILLI);
        out.append(" pv");
        Position scratch = position.copy();
        for (int move : choice.line()) {
            out.append(' ').append(game.notation().writeMove(scratch, move));
            scratch.make(move);
        }
        return out.toString();
    }
}
