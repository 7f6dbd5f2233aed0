package dev.kumite.lab.run;

import dev.kumite.games.Game;
import dev.kumite.games.Position;
import dev.kumite.games.Result;
import dev.kumite.spec.BadInput;
import dev.kumite.spec.FileTrouble;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Openings from a file: one position to a line in the game's notation; blank lines and lines with # in front are notes. */
record PositionFile(Game game, List<String> positions) implements Openings {
    private static final long LARGEST = 16_000_000;

    static PositionFile read(Game game, String file) {
        if (file.isEmpty()) throw new BadInput("positions: say which file, as in positions(file=FILE)");
        List<String> positions = new ArrayList<>();
        int number = 0;
        for (String line : lines(file)) {
            number++;
            if (line.isBlank() || line.startsWith("#")) continue;
            try {
                if (game.notation().read(line.strip()).result() != Result.ONGOING)
                    throw new BadInput("the game is over in this position");
            } catch (BadInput bad) {
                throw bad.at(file + ", line " + number);
            }
            positions.add(line.strip());
        }
        if (positions.isEmpty()) throw new BadInput(file + " has no position in it");
        return new PositionFile(game, List.copyOf(positions));
    }

    private static List<String> lines(String file) {
        try {
            Path path = Path.of(file);
            if (!Files.exists(path)) throw new BadInput("there is no file '" + file + "'");
            if (!Files.isRegularFile(path) || Files.size(path) > LARGEST)
                throw new BadInput(
                        "cannot read '" + file + "': it is no plain file, or larger than " + LARGEST + " bytes");
            return Files.readAllLines(path);
        } catch (IOException e) {
            throw FileTrouble.of("cannot read '" + file + "': " + FileTrouble.reason(e), e);
        } catch (InvalidPathException e) {
            throw new BadInput("'" + file + "' cannot be a file's name");
        }
    }

    @Override
    public Position of(int pair, long seed) {
        return game.notation().read(positions.get(pair % positions.size()));
    }
}
