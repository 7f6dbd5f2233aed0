package dev.kumite.games.katarenga;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.GameType;
import dev.kumite.games.core.Ending;
import dev.kumite.games.picture.GamePicture;
import dev.kumite.games.picture.TutorialStep;
import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import dev.kumite.spec.Spec;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The entry of Katarenga in the register of games. */
public final class KatarengaType implements GameType {
    private static final Kind<Tile> ONE_TILE = Kind.text("K, R, B or N", KatarengaType::oneTile);

    private static final Option<Rules> RULES = Option.of(
            "rules",
            Kind.oneOf(Rules.class),
            "paper",
            "those of the research variant, or those of the game that is sold");
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

    @Override
    public String name() {
        return "katarenga";
    }

    @Override
    public String summary() {
        return "each pawn moves as its tile says: a paper's variant, and with rules=published the game that is sold";
    }

    @Override
    public List<Option<?>> options() {
        return List.of(RULES, SIZE, TILES, LAYOUT, WHITE_HALF, BLACK_HALF);
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
                "katarenga(tiles=KRBN/NKRB/BNKR/RBNK)",
                "katarenga(rules=published)");
    }

    @Override
    public List<Ending> endings() {
        return List.of(
                KatarengaPosition.POINTS,
                KatarengaPosition.ELIMINATION,
                KatarengaPosition.EXHAUSTED,
                KatarengaPosition.BLOCKED,
                KatarengaPosition.CAMPS);
    }

    @Override
    public List<TutorialStep> tutorial() {
        return KatarengaTutorial.STEPS;
    }

    @Override
    public GamePicture picture() {
        return KatarengaPicture.PICTURE;
    }

    @Override
    public List<Variant> variants() {
        return List.of(new Variant(
                RULES.name(), Kind.word(Rules.PUBLISHED), PublishedPicture.PICTURE, PublishedTutorial.STEPS));
    }

    @Override
    public Game create(Spec spec, Settings settings) {
        if (settings.get(RULES) == Rules.PUBLISHED) return new PublishedGame(spec, published(settings));
        Layout given = settings.find(TILES).orElse(null);
        if (given != null) return fixed(spec, checked(given, settings));
        int size = settings.get(SIZE);
        Tile whiteHalf = settings.find(WHITE_HALF).orElse(null);
        Tile blackHalf = settings.find(BLACK_HALF).orElse(null);
        Long seed = settings.find(LAYOUT).orElse(null);
        if (seed != null) return fixed(spec, Layout.draw(size, seed, whiteHalf, blackHalf));
        return new KatarengaGame(spec, size, drawn -> Layout.draw(size, drawn, whiteHalf, blackHalf));
    }

    /** The board of all games by the published rules, or null where each game has its own. */
    private static @Nullable Layout published(Settings settings) {
        for (Option<?> other : List.of(WHITE_HALF, BLACK_HALF))
            if (settings.has(other))
                throw new BadInput("'katarenga': rules=published and " + other.name() + " exclude each other");
        int size = settings.find(SIZE).orElse(PublishedBoard.SIZE);
        if (size != PublishedBoard.SIZE)
            throw new BadInput("'katarenga': the published board has size " + PublishedBoard.SIZE + ", not " + size
                    + "; leave size out, or rules=published");
        Long seed = settings.find(LAYOUT).orElse(null);
        Layout given = settings.find(TILES).orElse(null);
        if (given == null) return seed == null ? null : Quarters.draw(seed);
        checked(given, settings);
        if (given.size() != PublishedBoard.SIZE)
            throw new BadInput("'katarenga': the published board has size " + PublishedBoard.SIZE
                    + ", but the tiles make one of size " + given.size());
        return given;
    }

    private static Game fixed(Spec spec, Layout layout) {
        return new KatarengaGame(spec, layout.size(), drawn -> layout);
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
