package dev.kumite.solver;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import java.nio.file.Path;
import java.util.List;

/** Solves many boards of a game and counts the values of their starting positions. */
public interface BoardSurveyor {

    /** The game's solver, which must be one. */
    static BoardSurveyor required(Game game, Solver solver) {
        if (solver instanceof BoardSurveyor surveyor) return surveyor;
        throw new BadInput("'" + game.name() + "' is always played on the same board; there is nothing to survey");
    }

    /** Results of an earlier survey in {@code folder} are not worked out again. */
    Survey survey(Game game, int boards, long seed, Path folder, int workers, Solver.Progress progress);

    /** What many boards are worth. */
    record Survey(List<Kind> kinds, double cpuSeconds) {}

    /** How many boards of a kind are won, lost and drawn for the player who begins. */
    record Kind(String name, int boards, int won, int lost, int drawn) {}
}
