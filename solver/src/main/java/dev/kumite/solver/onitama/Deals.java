package dev.kumite.solver.onitama;

import dev.kumite.base.Crew;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.onitama.OnitamaBoards;
import dev.kumite.solver.DealProver;
import dev.kumite.solver.DealProver.Survey.Decided;
import dev.kumite.solver.Solver;
import dev.kumite.solver.proof.Prover.QuickLook;
import java.util.ArrayList;
import java.util.List;

/**
 * All deals of a pool of cards, each once, for the player who begins; the other colour sees the same board turned
 * round. One worker searches all thirty deals of five cards, because their games lead into each other.
 */
final class Deals {
    private static final long MEMORY = 8 << 20;
    private static final int STEPS = 100;

    private final Game game;
    private final int plies;
    private final List<Deck> decks = new ArrayList<>();

    Deals(Game game, int plies) {
        this.game = game;
        this.plies = plies;
        choose(OnitamaBoards.pool(game), 0, 0);
    }

    private void choose(List<Integer> pool, int from, long chosen) {
        if (Long.bitCount(chosen) == Arrangements.CARDS) decks.add(new Deck(chosen));
        else for (int i = from; i < pool.size(); i++) choose(pool, i + 1, chosen | 1L << pool.get(i));
    }

    DealProver.Survey survey(Crew workers, Solver.Progress progress) {
        List<List<Decided>> found = new ArrayList<>();
        for (int i = 0; i < decks.size(); i++) found.add(List.of());
        List<QuickLook> looks = new ArrayList<>();
        for (int i = 0; i < workers.workers(); i++) looks.add(new QuickLook(MEMORY, game.maxMoves()));
        int step = Math.max(1, decks.size() / STEPS);
        for (int from = 0; from < decks.size(); from += step) {
            int first = from;
            int count = Math.min(step, decks.size() - from);
            workers.share(
                    count,
                    (worker, task) -> found.set(first + task, decided(decks.get(first + task), looks.get(worker))));
            progress.slice("onitama", "deals", (long) (first + count) * Arrangements.COUNT, deals());
        }
        return new DealProver.Survey(
                plies,
                deals(),
                found.stream().flatMap(List::stream).toList(),
                looks.stream().mapToLong(QuickLook::positions).sum(),
                workers.cpuSeconds());
    }

    /** In how many plies each of these starts is decided, 0 where that takes more. */
    static int[] decided(Game game, List<Position> starts, int plies) {
        QuickLook look = new QuickLook(MEMORY, game.maxMoves());
        return starts.stream().mapToInt(start -> look.decidedIn(start, plies)).toArray();
    }

    private int deals() {
        return Arrangements.COUNT * decks.size();
    }

    private List<Decided> decided(Deck deck, QuickLook look) {
        List<Decided> decided = new ArrayList<>();
        for (int arrangement = 0; arrangement < Arrangements.COUNT; arrangement++) {
            int[] hands = hands(deck, arrangement);
            int side = deck.card(Arrangements.sideCard(arrangement));
            int soon = look.decidedIn(OnitamaBoards.start(hands, side), plies);
            if (soon > 0) decided.add(new Decided(text(hands, side), soon));
        }
        return decided;
    }

    /** The two cards of the player who begins, then the other one's. */
    private static int[] hands(Deck deck, int arrangement) {
        int first = Arrangements.first(arrangement);
        int second = Arrangements.second(arrangement);
        int[] hands = {deck.card(first), deck.card(second), 0, 0};
        int at = 2;
        for (int card = 0; card < Arrangements.CARDS; card++)
            if (card != first && card != second && card != Arrangements.sideCard(arrangement))
                hands[at++] = deck.card(card);
        return hands;
    }

    private static String text(int[] hands, int side) {
        return OnitamaBoards.cardName(hands[0]) + "+" + OnitamaBoards.cardName(hands[1]) + "/"
                + OnitamaBoards.cardName(hands[2]) + "+" + OnitamaBoards.cardName(hands[3]) + "/"
                + OnitamaBoards.cardName(side);
    }
}
