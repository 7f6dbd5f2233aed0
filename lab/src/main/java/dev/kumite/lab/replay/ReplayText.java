package dev.kumite.lab.replay;

import dev.kumite.games.core.Position;
import dev.kumite.games.terminal.Picture;
import dev.kumite.lab.report.text.Words;
import java.util.ArrayList;
import java.util.List;

/** A stored game for a reader at the terminal, move by move. */
public final class ReplayText {
    private final ReplayedGame game;
    private final boolean colour;
    private final List<String> lines = new ArrayList<>();

    private ReplayText(ReplayedGame game, boolean colour) {
        this.game = game;
        this.colour = colour;
    }

    /**
     * The lines.
     *
     * @param movesOnly whether the boards are left out
     */
    public static List<String> of(ReplayedGame game, boolean movesOnly, boolean colour) {
        ReplayText text = new ReplayText(game, colour);
        text.write(movesOnly);
        return text.lines;
    }

    private void write(boolean movesOnly) {
        lines.add("Game " + game.place() + ", " + game.game().text() + ": " + who(0) + ", " + who(1));
        Position position = game.start();
        if (movesOnly) lines.add(game.played().setup());
        else draw(position);
        int[] moves = game.played().moves().toArray();
        for (int ply = 0; ply < moves.length; ply++) {
            String side = (ply + 1) + ". " + game.game().sideName(position.sideToMove());
            String move = game.moves().get(ply);
            lines.add(movesOnly ? side + " " + move : side + " plays " + move + ".");
            position.make(moves[ply]);
            if (!movesOnly) draw(position);
        }
        lines.add(game.sentence());
        if (!game.played().failure().isEmpty())
            lines.add(Words.oneLine(game.played().failure()));
    }

    private String who(int side) {
        String agent = game.agent(side);
        return game.game().sideName(side) + " is " + (agent.isEmpty() ? "nobody" : agent);
    }

    private void draw(Position position) {
        lines.add("");
        lines.addAll(new Picture(game.game(), position, colour).lines());
        lines.add("");
    }
}
