package dev.kumite.lab.run;

import dev.kumite.base.BadInput;
import dev.kumite.base.NamedFile;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import java.util.ArrayList;
import java.util.List;

/**
 * Openings from a file: one position per line in the game's notation; blank lines and lines that begin with # are
 * skipped.
 */
record PositionFile(Game game, List<String> positions) implements Openings {
    private static final int LARGEST = 16 << 20;

    static PositionFile read(Game game, String file) {
        if (file.isEmpty()) throw new BadInput("positions: say which file, as in positions(file=FILE)");
        List<String> positions = new ArrayList<>();
        int number = 0;
        for (String line : NamedFile.text(NamedFile.path(file), LARGEST).lines().toList()) {
            number++;
            if (line.isBlank() || line.startsWith("#")) continue;
            if (!isPosition(game, line.strip()))
                throw new BadInput(file + ":" + number + ": must be a position of " + game.text()
                        + " in which the game is not over, such as "
                        + game.notation().write(game.start(1)));
            positions.add(line.strip());
        }
        if (positions.isEmpty()) throw new BadInput(file + " has no position in it");
        return new PositionFile(game, List.copyOf(positions));
    }

    /** The message does not say what is wrong with a line: it would quote the file. */
    private static boolean isPosition(Game game, String line) {
        try {
            return game.notation().read(line).result() == Result.ONGOING;
        } catch (BadInput bad) {
            return false;
        }
    }

    @Override
    public Position of(int pair, long seed) {
        return game.notation().read(positions.get(pair % positions.size()));
    }
}
