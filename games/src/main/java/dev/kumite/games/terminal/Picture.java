package dev.kumite.games.terminal;

import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.picture.Drawing;
import dev.kumite.games.picture.Drawing.Cell;
import dev.kumite.games.picture.GamePicture;
import dev.kumite.games.picture.GamePicture.Ground;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A position drawn with letters. A square shows its piece, large for side 0 and small for side 1, and behind it the
 * ground's mark, or the square's number where the game numbers its squares.
 */
public final class Picture {
    private final Game game;
    private final GamePicture look;
    private final Drawing drawing;
    private final int sideToMove;
    private final boolean colour;

    public Picture(Game game, Position position, boolean colour) {
        this.game = game;
        this.look = game.picture();
        this.drawing = game.draw(position);
        this.sideToMove = position.sideToMove();
        this.colour = colour;
    }

    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        int rows = drawing.cells().size() / drawing.columns();
        for (int row = 0; row < rows; row++) lines.add(row(row));
        if (!look.numbered()) lines.add(columnNames());
        lines.add("");
        lines.addAll(new CardPictures(game, drawing.cards(), sideToMove, colour).lines());
        lines.addAll(drawing.notes());
        lines.add(legend());
        return lines;
    }

    private String row(int row) {
        List<Cell> cells = drawing.cells().subList(row * drawing.columns(), (row + 1) * drawing.columns());
        StringBuilder line = new StringBuilder();
        if (!look.numbered()) line.append(Paint.FAINT.on(pad(digits(cells.get(0).name()), 3), colour));
        for (Cell cell : cells) line.append("  ").append(piece(cell)).append(ground(cell));
        return line.toString().stripTrailing();
    }

    private String columnNames() {
        StringBuilder line = new StringBuilder("   ");
        for (Cell cell : drawing.cells().subList(0, drawing.columns()))
            line.append("  ").append(letters(cell.name())).append(' ');
        return Paint.FAINT.on(line.toString().stripTrailing(), colour);
    }

    private String piece(Cell cell) {
        if (cell.owner() < 0) return " ";
        return Paint.of(cell.owner()).on(letter(cell.piece(), cell.owner()), colour);
    }

    private static String letter(char piece, int owner) {
        String text = String.valueOf(piece);
        return owner == 0 ? text.toUpperCase(Locale.ROOT) : text.toLowerCase(Locale.ROOT);
    }

    private String ground(Cell cell) {
        String shown = look.numbered()
                ? padRight(cell.name(), 2)
                : String.valueOf(look.ground(cell.ground()).mark());
        return Paint.FAINT.on(shown, colour);
    }

    private String legend() {
        List<String> parts = new ArrayList<>();
        for (int side = 0; side < 2; side++)
            parts.add(Paint.of(side).on(game.sideName(side), colour) + " is " + (side == 0 ? "upper" : "lower")
                    + " case");
        for (Ground ground : look.grounds())
            if (ground.mark() != ground.letter() && !ground.word().isEmpty() && isShown(ground))
                parts.add(ground.mark() + " is a " + ground.word());
        return String.join(", ", parts) + ".";
    }

    private boolean isShown(Ground ground) {
        return drawing.cells().stream().anyMatch(cell -> cell.ground() == ground.letter());
    }

    private static String digits(String name) {
        return name.replaceAll("\\D", "");
    }

    private static String letters(String name) {
        return name.replaceAll("\\d", "");
    }

    private static String pad(String text, int width) {
        return " ".repeat(Math.max(0, width - text.length())) + text;
    }

    private static String padRight(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }
}
