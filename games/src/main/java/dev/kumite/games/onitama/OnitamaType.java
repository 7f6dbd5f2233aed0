package dev.kumite.games.onitama;

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

/** The entry of Onitama in the register of games. */
public final class OnitamaType implements GameType {
    /** No deal has this number, since its cards differ. */
    private static final int FAIR = 0;

    private static final Option<Integer> SIZE =
            Option.of("size", Kind.oddWhole(5, 13), "5", "squares along an edge, and pieces on a side");
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
            Kind.text("blue+blue/red+red/side, or fair", OnitamaType::readDeal),
            "random",
            "one deal (Blue's hand, Red's hand, side card), or a new one with even chances; not for --position");
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
                "onitama(deal=ox+boar/horse+elephant/crab)",
                "onitama(deal=fair)");
    }

    @Override
    public List<Ending> endings() {
        return List.of(OnitamaPosition.STONE, OnitamaPosition.STREAM);
    }

    @Override
    public List<TutorialStep> tutorial() {
        return OnitamaTutorial.STEPS;
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
        int size = settings.get(SIZE);
        Dealer dealer = settings.find(DEAL)
                .map(deal -> new Dealer(List.of(), deal == FAIR ? fair(size, first) : List.of(deal), first))
                .orElseGet(() -> Dealer.of(settings.find(CARDS).orElseGet(() -> settings.get(DECK)), first));
        return new OnitamaGame(spec.toString(), size, dealer);
    }

    private static int readDeal(String text) {
        return text.equals("fair") ? FAIR : Hands.parse(text);
    }

    private static List<Integer> fair(int size, int first) {
        if (size != 5 || first >= 0)
            throw new BadInput(
                    "'onitama', deal=fair: the atlas of deals is for boards of size 5 where the stamp decides"
                            + " who begins; leave size and first out");
        return DealAtlas.fair();
    }

    private static void refuseTogether(Settings settings, Option<?> a, Option<?> b) {
        if (settings.has(a) && settings.has(b))
            throw new BadInput("'onitama' takes " + a.name() + " or " + b.name()
                    + ", not both: each decides which cards are dealt");
    }
}
