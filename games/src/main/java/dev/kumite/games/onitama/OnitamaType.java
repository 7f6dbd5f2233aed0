package dev.kumite.games.onitama;

import dev.kumite.games.Game;
import dev.kumite.games.GameType;
import dev.kumite.spec.BadInput;
import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import dev.kumite.spec.Spec;
import java.util.List;

/** How Onitama presents itself to the register. */
public final class OnitamaType implements GameType {
    private static final int OFFICIAL_SIZE = 5;
    private static final List<Option> OPTIONS = List.of(
            new Option("size", Kind.oddWhole(5, 13), "5", "squares along an edge, and men on a side"),
            new Option(
                    "deck",
                    Kind.text("base, sensei, promo, joined by +", Pool::deck),
                    "base",
                    "the decks from which five cards are dealt for each game"),
            new Option(
                    "cards",
                    Kind.text("five cards joined by +", Pool::five),
                    "any of the deck",
                    "five fixed cards, shuffled anew for each game"),
            new Option(
                    "deal",
                    Kind.text("blue+blue/red+red/side", CardText::parseHands),
                    "random",
                    "one fixed deal: Blue's hand, Red's hand, side card; a --position has its own"),
            new Option(
                    "first",
                    Kind.oneOf("stamp", "blue", "red"),
                    "stamp",
                    "who begins: the side card's stamp decides, or always the same"));

    /** The cards of an option's value, so that settings can tell them from other values. */
    private record Pool(List<Card> cards) {
        static Pool deck(String text) {
            return new Pool(CardText.parseDeck(text));
        }

        static Pool five(String text) {
            return new Pool(CardText.parseFive(text));
        }
    }

    @Override
    public String name() {
        return "onitama";
    }

    @Override
    public String summary() {
        return "five cards, masters and students; capture the master or reach the temple";
    }

    @Override
    public List<Option> options() {
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
    public Game create(Spec spec, Settings settings) {
        refuseTogether(settings, "deal", "cards");
        refuseTogether(settings, "deal", "deck");
        refuseTogether(settings, "cards", "deck");
        int first = List.of("blue", "red").indexOf(settings.text("first", "stamp"));
        Dealer dealer = settings.has("deal")
                ? new Dealer(List.of(), settings.whole("deal", 0), first)
                : new Dealer(pool(settings), 0, first);
        return new Onitama(spec.toString(), settings.whole("size", OFFICIAL_SIZE), dealer);
    }

    private static List<Card> pool(Settings settings) {
        return settings.get("cards", Pool.class)
                .or(() -> settings.get("deck", Pool.class))
                .orElseGet(() -> Pool.deck("base"))
                .cards();
    }

    private static void refuseTogether(Settings settings, String a, String b) {
        if (settings.has(a) && settings.has(b))
            throw new BadInput("'onitama' takes " + a + " or " + b + ", not both: each decides which cards are dealt");
    }
}
