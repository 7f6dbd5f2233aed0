package dev.kumite.games.katarenga;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.GameType;
import dev.kumite.games.core.Ending;
import dev.kumite.games.picture.GamePicture;
import dev.kumite.games.picture.GamePicture.Goal;
import dev.kumite.games.picture.GamePicture.Ground;
import dev.kumite.games.picture.GamePicture.Piece;
import dev.kumite.games.picture.GamePicture.Shape;
import dev.kumite.games.picture.GamePicture.Stone;
import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import dev.kumite.spec.Spec;
import java.util.List;

/** Katarenga and its options. */
public final class KatarengaType implements GameType {
    private static final Kind<Tile> ONE_TILE = Kind.text("K, R, B or N", KatarengaType::oneTile);

    private static final Option<Integer> SIZE =
            Option.of("size", Kind.whole(Layout.SMALLEST, Layout.LARGEST), "8", "rows and columns of the board");
    private static final Option<Layout> TILES = Option.optional(
            "tiles",
            Kind.text("letters K, R, B, N", Layout::read),
            "drawn for each game",
            "the tiles, row 1 first, rows separated by / or a blank");
    private static final Option<Long> LAYOUT =
            Option.optional("layout", Kind.seed(), "drawn for each game", "the seed of one layout for all games");
    private static final Option<Tile> WHITE_HALF =
            Option.optional("white-half", ONE_TILE, "drawn", "the one tile that fills White's half");
    private static final Option<Tile> BLACK_HALF =
            Option.optional("black-half", ONE_TILE, "drawn", "the one tile that fills Black's half");

    /** Each tile shows how a pawn on it moves: rays that stop, go far, or leap. */
    private static final GamePicture PICTURE = GamePicture.of(new Stone("white", "round"), new Stone("black", "round"))
            .piece(Piece.of('p', "pawn", Shape.circle("body", 35)).showingGround(0.72))
            .ground(tile(
                    Tile.K,
                    "king tile",
                    "yellow",
                    "M50 50 50 30M50 50 64 36M50 50 70 50M50 50 64 64M50 50 50 70M50 50 36 64M50 50 30 50M50 50 36 36"))
            .ground(tile(
                    Tile.R,
                    "rook tile",
                    "blue",
                    "M50 22V78M22 50H78M44 29l6-7 6 7M44 71l6 7 6-7M29 44l-7 6 7 6M71 44l7 6-7 6"))
            .ground(tile(
                    Tile.B,
                    "bishop tile",
                    "green",
                    "M29 29 71 71M71 29 29 71M29 39V29h10M61 29h10v10M71 61v10H61M39 71H29V61"))
            .ground(tile(Tile.N, "knight tile", "red", "M38 74V34H62M54 26l8 8-8 8"))
            .sizes(4, 6, 8, 10, 12, 16, 20)
            .goal(new Goal(2, "Take the pawn off: one point"))
            .rules(
                    "A pawn moves according to the tile it stands on: on a king tile one step in any direction, on a rook"
                            + " tile up to three squares straight, on a bishop tile up to three squares diagonally, on a"
                            + " knight tile by a knight’s leap. Landing on an enemy pawn captures it.",
                    "A pawn that is on the enemy’s home row when your turn begins may be taken off the board for one"
                            + " point: select it, then the strip beyond the row.",
                    "Two points win. If one side has no pawns left, every pawn of the other counts a point.");

    private static Ground tile(Tile tile, String word, String colour, String way) {
        return new Ground(tile.letter(), tile.letter(), word, colour, true, List.of(Shape.path("way", way)));
    }

    @Override
    public String name() {
        return "katarenga";
    }

    @Override
    public String summary() {
        return "each pawn moves as the tile it stands on; two points win, one for each pawn taken off the far row";
    }

    @Override
    public List<Option<?>> options() {
        return List.of(SIZE, TILES, LAYOUT, WHITE_HALF, BLACK_HALF);
    }

    private static Tile oneTile(String text) {
        if (text.length() != 1) throw new BadInput("must be one of K, R, B and N");
        return Tile.of(text.charAt(0));
    }

    @Override
    public List<String> examples() {
        return List.of(
                "katarenga",
                "katarenga(size=5)",
                "katarenga(layout=7)",
                "katarenga(white-half=K, black-half=N)",
                "katarenga(tiles=KRBN/NKRB/BNKR/RBNK)");
    }

    @Override
    public List<Ending> endings() {
        return List.of(Katarenga.POINTS, Katarenga.ELIMINATION, Katarenga.EXHAUSTED, Katarenga.BLOCKED);
    }

    @Override
    public GamePicture picture() {
        return PICTURE;
    }

    @Override
    public Game create(Spec spec, Settings settings) {
        Layout given = settings.find(TILES).orElse(null);
        if (given != null) return fixed(spec, checked(given, settings));
        int size = settings.get(SIZE);
        Tile whiteHalf = settings.find(WHITE_HALF).orElse(null);
        Tile blackHalf = settings.find(BLACK_HALF).orElse(null);
        Long seed = settings.find(LAYOUT).orElse(null);
        if (seed != null) return fixed(spec, Layout.draw(size, seed, whiteHalf, blackHalf));
        return new Katarenga(spec, size, drawn -> Layout.draw(size, drawn, whiteHalf, blackHalf));
    }

    private static Game fixed(Spec spec, Layout layout) {
        return new Katarenga(spec, layout.size(), drawn -> layout);
    }

    private static Layout checked(Layout given, Settings settings) {
        for (Option<?> other : List.of(LAYOUT, WHITE_HALF, BLACK_HALF))
            if (settings.has(other))
                throw new BadInput(
                        "'katarenga': tiles and " + other.name() + " exclude each other; give one of the two");
        int size = settings.find(SIZE).orElse(given.size());
        if (size != given.size())
            throw new BadInput("'katarenga': the tiles make a board of size " + given.size() + ", but size=" + size
                    + "; leave size out or make them agree");
        return given;
    }
}
