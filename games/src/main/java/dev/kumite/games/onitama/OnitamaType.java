package dev.kumite.games.onitama;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.GameType;
import dev.kumite.games.core.Ending;
import dev.kumite.games.picture.GamePicture;
import dev.kumite.games.picture.GamePicture.Ground;
import dev.kumite.games.picture.GamePicture.Piece;
import dev.kumite.games.picture.GamePicture.Shape;
import dev.kumite.games.picture.GamePicture.Stone;
import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import dev.kumite.spec.Spec;
import java.util.List;

/** How Onitama presents itself to the register. */
public final class OnitamaType implements GameType {
    private static final Option<Integer> SIZE =
            Option.of("size", Kind.oddWhole(5, 13), "5", "squares along an edge, and men on a side");
    private static final Option<List<Card>> DECK = Option.of(
            "deck",
            Kind.text("base, sensei, promo, joined by +", CardText::parseDeck),
            "base",
            "the decks from which five cards are dealt for each game");
    private static final Option<List<Card>> CARDS = Option.optional(
            "cards",
            Kind.text("five cards joined by +", CardText::parseFive),
            "any of the deck",
            "five fixed cards, shuffled anew for each game");
    private static final Option<Integer> DEAL = Option.optional(
            "deal",
            Kind.text("blue+blue/red+red/side", CardText::parseHands),
            "random",
            "one fixed deal: Blue's hand, Red's hand, side card; a --position has its own");
    private static final Option<String> FIRST = Option.of(
            "first",
            Kind.oneOf("stamp", "blue", "red"),
            "stamp",
            "who begins: the side card's stamp decides, or always the same");
    private static final List<Option<?>> OPTIONS = List.of(SIZE, DECK, CARDS, DEAL, FIRST);

    /** A temple's gate. */
    private static final String GATE = "M24 35q26-7 52 0l-2 8q-24-6-48 0zM30 49h40v6H30zM36 42h7v34h-7zM57 42h7v34h-7z";

    private static final GamePicture PICTURE = GamePicture.of(new Stone("blue", "round"), new Stone("red", "square"))
            .piece(Piece.of('M', "master", Shape.circle("body", 42), Shape.path("sign", GATE))
                    .onlyOne())
            .piece(Piece.of('s', "student", Shape.circle("body", 31), Shape.circle("ring", 11)))
            .ground(new Ground('T', '^', "temple", "shaded", false, List.of(Shape.path("mark", GATE))))
            .chequered()
            .sizes(5, 7, 9, 11, 13)
            .begins("The stamp on the side card decides who moves first.")
            .rules(
                    "You have two cards. A card shows how any of your pieces may step from its square (the dark one);"
                            + " nothing blocks the way, and landing on an enemy piece captures it.",
                    "The card you used goes to the side, and the side card comes into your hand; your opponent will get"
                            + " yours later.",
                    "You win by capturing the enemy master, the large piece with the gate, or by moving your own master"
                            + " to the enemy’s temple.",
                    "If none of your pieces can move, you pass: you give one card away.");

    @Override
    public String name() {
        return "onitama";
    }

    @Override
    public String summary() {
        return "five cards, masters and students; capture the master or reach the temple";
    }

    @Override
    public List<Option<?>> options() {
        return OPTIONS;
    }

    @Override
    public List<String> examples() {
        return List.of(
                "onitama",
                "onitama(size=7)",
                "onitama(deck=base+sensei)",
                "onitama(cards=rabbit+cobra+rooster+tiger+monkey, first=blue)",
                "onitama(deal=ox+boar/horse+elephant/crab)");
    }

    @Override
    public List<Ending> endings() {
        return List.of(Onitama.STONE, Onitama.STREAM);
    }

    @Override
    public GamePicture picture() {
        return PICTURE;
    }

    @Override
    public Game create(Spec spec, Settings settings) {
        refuseTogether(settings, DEAL, CARDS);
        refuseTogether(settings, DEAL, DECK);
        refuseTogether(settings, CARDS, DECK);
        int first = List.of("blue", "red").indexOf(settings.get(FIRST));
        Dealer dealer = settings.find(DEAL)
                .map(deal -> new Dealer(List.of(), deal, first))
                .orElseGet(() -> new Dealer(settings.find(CARDS).orElseGet(() -> settings.get(DECK)), 0, first));
        return new Onitama(spec.toString(), settings.get(SIZE), dealer);
    }

    private static void refuseTogether(Settings settings, Option<?> a, Option<?> b) {
        if (settings.has(a) && settings.has(b))
            throw new BadInput("'onitama' takes " + a.name() + " or " + b.name()
                    + ", not both: each decides which cards are dealt");
    }
}
