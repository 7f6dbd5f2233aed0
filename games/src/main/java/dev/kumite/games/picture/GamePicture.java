package dev.kumite.games.picture;

import dev.kumite.games.core.Ending;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a game looks and how it is explained, as data. The terminal and the page draw any game from this and from the
 * drawing of a position, without knowing the game. Shapes are drawn in a box of 100 × 100.
 *
 * @param sides the stones of both sides
 * @param pieces all kinds of pieces, in the order in which a person who sets up a position is offered them
 * @param grounds all that a square can show under its piece
 * @param bottomSide the side whose home row is the last row of a drawing
 * @param chequered whether every other plain square is a shade darker
 * @param numbered whether every named square shows its name; else the names stand along two edges
 * @param sizes the board sizes to offer for the option "size"; empty where there is none
 * @param begins a sentence about who begins, where it is not always side 0; else empty
 * @param goal the strip beyond each home row over which pieces leave the board for points; null where there is none
 * @param endings how a game was won, in words for both players
 * @param rules the rules in a few paragraphs, for a person who plays for the first time
 */
public record GamePicture(
        List<Stone> sides,
        List<Piece> pieces,
        List<Ground> grounds,
        int bottomSide,
        boolean chequered,
        boolean numbered,
        List<Integer> sizes,
        String begins,
        @Nullable Goal goal,
        List<Ended> endings,
        List<String> rules) {

    /**
     * A side's stones. Colour alone must not tell the sides apart: two colours of similar brightness need two forms.
     *
     * @param colour {@code blue}, {@code red}, {@code white} or {@code black}
     * @param form {@code round}, or {@code square} for a square on edge
     */
    public record Stone(String colour, String form) {
        public Stone {
            check("colour of a stone", colour, "blue", "red", "white", "black");
            check("form of a stone", form, "round", "square");
        }
    }

    /**
     * A part of a glyph.
     *
     * @param paint what it is painted as: the {@code body} of a stone, a {@code sign} or a {@code ring} on it (or a
     *     {@code thin-ring}), lines that show a {@code way} to move, or a {@code mark} on a square
     * @param path an SVG path, or empty for a circle in the middle
     * @param radius of the circle
     */
    public record Shape(String paint, String path, double radius) {
        public Shape {
            check("paint of a shape", paint, "body", "sign", "ring", "thin-ring", "way", "mark");
        }

        public static Shape path(String paint, String path) {
            return new Shape(paint, path, 0);
        }

        public static Shape circle(String paint, double radius) {
            return new Shape(paint, "", radius);
        }
    }

    /**
     * A kind of piece.
     *
     * @param letter as the squares of a drawing have it; capitals and small letters are the same
     * @param word what it is called
     * @param single whether a side has only one of them
     * @param shapes how it is drawn, a body first
     * @param groundScale how large the piece shows the shapes of the square it stands on, 1 being the square's own
     *     size; 0 where it does not
     */
    public record Piece(char letter, String word, boolean single, List<Shape> shapes, double groundScale) {
        public static Piece of(char letter, String word, Shape... shapes) {
            return new Piece(letter, word, false, List.of(shapes), 0);
        }

        public Piece onlyOne() {
            return new Piece(letter, word, true, shapes, groundScale);
        }

        public Piece showingGround(double scale) {
            return new Piece(letter, word, single, shapes, scale);
        }
    }

    /**
     * What a square can show under its piece.
     *
     * @param letter as the squares of a drawing have it
     * @param mark what the terminal prints for it; a mark that is not the letter is explained below the board
     * @param word what it is called; empty for plain squares
     * @param colour "plain", "shaded", "dark", "light", "yellow", "blue", "green" or "red"
     * @param movable whether a person who sets up a position may put it on any square
     */
    public record Ground(char letter, char mark, String word, String colour, boolean movable, List<Shape> shapes) {
        /** A square with nothing on it. */
        public static final Ground PLAIN = new Ground('.', '\u00b7', "", "plain", false, List.of());

        public Ground {
            check("colour of a square", colour, "plain", "shaded", "dark", "light", "yellow", "blue", "green", "red");
        }
    }

    /**
     * The strips over which pieces leave the board.
     *
     * @param points how many points win
     * @param takeOff what the strip says when the chosen piece can be taken off
     * @param camps whether the pieces stay in sight, in as many camps at the ends of the strip; else they are only counted
     */
    public record Goal(int points, String takeOff, boolean camps) {}

    /**
     * A way to win, told to the players.
     *
     * @param ending the word of the ending
     * @param won what the winner reads behind "You won:", such as {@code your master reached the temple}
     * @param lost what the loser reads behind "You lost:"
     */
    public record Ended(String ending, String won, String lost) {}

    public GamePicture {
        sides = List.copyOf(sides);
        endings = List.copyOf(endings);
        pieces = List.copyOf(pieces);
        grounds = List.copyOf(grounds);
        sizes = List.copyOf(sizes);
        rules = List.copyOf(rules);
    }

    private static void check(String what, String word, String... valid) {
        if (!List.of(valid).contains(word))
            throw new IllegalArgumentException(
                    "'" + word + "' is not a valid " + what + "; valid are " + String.join(", ", valid));
    }

    /** What a square with this letter shows; an unknown letter is plain. */
    public Ground ground(char letter) {
        for (Ground ground : grounds) if (ground.letter() == letter) return ground;
        return Ground.PLAIN;
    }

    /** A picture with nothing but these stones, on plain squares; side 0 is at the bottom. */
    public static Builder of(Stone first, Stone second) {
        return new Builder(List.of(first, second));
    }

    /** Builds a picture; the defaults are those of {@link GamePicture#of}. */
    public static final class Builder {
        private final List<Stone> sides;
        private final List<Piece> pieces = new ArrayList<>();
        private final List<Ground> grounds = new ArrayList<>(List.of(Ground.PLAIN));
        private int bottomSide;
        private boolean chequered;
        private boolean numbered;
        private List<Integer> sizes = List.of();
        private String begins = "";
        private @Nullable Goal goal;
        private final List<Ended> endings = new ArrayList<>();

        private Builder(List<Stone> sides) {
            this.sides = sides;
        }

        public Builder piece(Piece piece) {
            pieces.add(piece);
            return this;
        }

        public Builder ground(Ground ground) {
            grounds.add(ground);
            return this;
        }

        public Builder bottomSide(int side) {
            bottomSide = side;
            return this;
        }

        public Builder chequered() {
            chequered = true;
            return this;
        }

        public Builder numbered() {
            numbered = true;
            return this;
        }

        public Builder sizes(Integer... offered) {
            sizes = List.of(offered);
            return this;
        }

        public Builder begins(String sentence) {
            begins = sentence;
            return this;
        }

        public Builder goal(Goal strips) {
            goal = strips;
            return this;
        }

        /** How a game that ended in this way is told to the winner and to the loser. */
        public Builder ended(Ending ending, String won, String lost) {
            endings.add(new Ended(ending.word(), won, lost));
            return this;
        }

        public GamePicture rules(String... paragraphs) {
            return new GamePicture(
                    sides,
                    pieces,
                    grounds,
                    bottomSide,
                    chequered,
                    numbered,
                    sizes,
                    begins,
                    goal,
                    endings,
                    List.of(paragraphs));
        }
    }
}
