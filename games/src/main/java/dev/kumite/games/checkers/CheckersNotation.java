package dev.kumite.games.checkers;

import dev.kumite.games.Notation;
import dev.kumite.games.core.Position;

/** Positions and moves as PDN writes them. */
final class CheckersNotation implements Notation {

    @Override
    public String write(Position position) {
        return PositionText.write((CheckersPosition) position);
    }

    @Override
    public Position read(String text) {
        return PositionText.read(text);
    }

    @Override
    public String writeMove(Position position, int move) {
        return MoveText.write((CheckersPosition) position, move);
    }

    @Override
    public int readMove(Position position, String text) {
        return MoveText.read((CheckersPosition) position, text);
    }

    @Override
    public String exampleMove() {
        return "11-15";
    }
}
