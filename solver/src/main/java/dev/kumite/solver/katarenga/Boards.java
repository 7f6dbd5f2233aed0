package dev.kumite.solver.katarenga;

import dev.kumite.games.core.Position;
import dev.kumite.games.katarenga.KatarengaBoards;
import dev.kumite.solver.LazyOracle;
import java.nio.file.Path;

/** All boards of 4×4: the tablebase of one is read or else solved, in a second or two. The last few are kept. */
final class Boards extends LazyOracle<Tablebase> {
    private static final int KEPT = 4;

    private final Path folder;

    Boards(Path folder) {
        super(KEPT);
        this.folder = folder;
    }

    @Override
    protected boolean covers(Position position) {
        return KatarengaBoards.isFourByFour(position);
    }

    @Override
    protected long key(Position position) {
        return KatarengaBoards.layoutKey(position);
    }

    @Override
    protected Tablebase open(Position position) {
        return new Builder(position.copy()).open(folder);
    }

    @Override
    protected String nothingOpened() {
        return "a sample needs a board; name its tiles (docs/tables.md)";
    }

    @Override
    public int pieces() {
        return 2 * PawnSets.MOST;
    }
}
