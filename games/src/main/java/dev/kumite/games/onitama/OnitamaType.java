package dev.kumite.games.onitama;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.GameType;
import dev.kumite.games.core.Ending;
import dev.kumite.games.picture.GamePicture;
import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import dev.kumite.spec.Spec;
import java.util.List;

/** The entry of Onitama in the register of games. */
public final class OnitamaType implements GameType {
    private static final Option<Integer> SIZE =
            Option.of("size", Kind.oddWhole(5, 13), "5", "squares along an edge, and men on a side");
    private static final Option<List<Card>> DECK = Option.of(
            "deck",
            Kind.text("base, sensei, promo, joined by +", Card::parseDeck),
            "base",
            "the decks from which five cards are dealt for each game");
    private static final Option<List<Card>> CARDS = Option.optional(
            "cards",
            Kind.text("five cards joined by +", Card::parseFive),
            "any of the deck",
            "five fixed cards, shuffled anew for each game");
    private static final Option<Integer> DEAL = Option.optional(
            "deal",
            Kind.text("blue+blue/red+red/side", Hands::parse),
            "random",
            "one fixed deal: Blue's hand, Red's hand, side card; a --position has its own");
    private static final Option<String> FIRST = Option.of(
            "first",
            Kind.oneOf("stamp", "blue", "red"),
            "stamp",
            "who begins: the side card's stamp decides, or always the same");
    private static final List<Option<?>> OPTIONS = List.of(SIZE, DECK, CARDS, DEAL, FIRST);

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
        return List.of(OnitamaPosition.STONE, OnitamaPosition.STREAM);
    }

    @Override
    public GamePicture picture() {
        return OnitamaPicture.PICTURE;
    }

    @Override
    public Game create(Spec spec, Settings settings) {
        refuseTogether(settings, DEAL, CARDS);
        refuseTogether(settings, DEAL, DECK);
        refuseTogether(settings, CARDS, DECK);
        int first = List.of("blue", "red").indexOf(settings.get(FIRST));
        OnitamaSetup.Dealer dealer = settings.find(DEAL)
                .map(deal -> new OnitamaSetup.Dealer(List.of(), deal, first))
                .orElseGet(() ->
                        new OnitamaSetup.Dealer(settings.find(CARDS).orElseGet(() -> settings.get(DECK)), 0, first));
        return new OnitamaGame(spec.toString(), settings.get(SIZE), dealer);
    }

    private static void refuseTogether(Settings settings, Option<?> a, Option<?> b) {
        if (settings.has(a) && settings.has(b))
            throw new BadInput("'onitama' takes " + a.name() + " or " + b.name()
                    + ", not both: each decides which cards are dealt");
    }
}
