package dev.kumite.lab.speed;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Choice;
import dev.kumite.games.Game;
import dev.kumite.games.GameType;
import dev.kumite.games.Games;
import dev.kumite.games.Perft;
import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Rng;
import dev.kumite.spec.Spec;
import java.util.List;
import java.util.Locale;

/**
 * One number for the rules of all games, and one for all searches: hashes that change if and only if behaviour changes.
 * A commit that changes one says so.
 */
public final class Signature {
    private static final int PERFT_DEPTH = 4;
    private static final int SEEDS = 25;
    private static final int SEARCHED_STARTS = 3;
    private static final List<String> GAMES = List.of(
            "checkers",
            "katarenga(size=4)",
            "katarenga(size=8)",
            "katarenga(size=9)",
            "onitama",
            "onitama(size=7, deck=base+sensei+promo)",
            "onitama(size=9)");
    private static final List<String> SEARCHED_GAMES =
            List.of("checkers", "katarenga(size=6)", "onitama", "onitama(size=7)");
    private static final List<String> AGENTS = List.of(
            "alphabeta(depth=3)",
            "flatmc(playouts=20)",
            "mcts(iterations=1000)",
            "olets(iterations=1000)",
            "rave(iterations=1000)",
            "schulz-mcts(iterations=1000)",
            "strong(depth=5, memory=1m)");

    private long hash;

    private Signature() {}

    /**
     * The signature of the rules: node counts, moves in their order, and where playouts of fixed seeds end. Changes only
     * when rules, the order of moves, or the drawing of random moves change.
     */
    public static String ofRules() {
        Signature signature = new Signature();
        for (Game game : registered(GAMES)) signature.addRules(game);
        return signature.text();
    }

    /**
     * The signature of the searches: the moves they choose, the nodes they visit and how they distribute their visits,
     * under budgets that no clock decides. A change that makes a search faster, not different, leaves it alone.
     */
    public static String ofSearches() {
        Signature signature = new Signature();
        for (Game game : registered(SEARCHED_GAMES))
            for (String agent : AGENTS) if (Searches.known(agent)) signature.addSearches(game, Searches.maker(agent));
        return signature.text();
    }

    private static List<Game> registered(List<String> texts) {
        List<String> known = Games.all().stream().map(GameType::name).toList();
        return texts.stream()
                .filter(text -> known.contains(Spec.parse(text).name()))
                .map(Games::parse)
                .toList();
    }

    private void addRules(Game game) {
        for (int move : game.moves(game.start(1))) add(move);
        for (int depth = 1; depth <= PERFT_DEPTH; depth++) add(new Perft(game, game.start(1), depth).count(depth));
        for (Policy policy : Policy.values())
            for (int seed = 1; seed <= SEEDS; seed++) {
                Position position = game.start(seed);
                add(position.playout(new Rng(seed), policy, game.plyCap(), null));
                add(position.key());
            }
    }

    private void addSearches(Game game, AgentMaker maker) {
        for (int seed = 1; seed <= SEARCHED_STARTS; seed++) {
            Choice choice = Searches.search(game, maker, game.start(seed));
            add(choice.move());
            add(choice.nodes());
            add(choice.iterations());
            for (Choice.RootMove root : choice.rootMoves()) {
                add(root.move());
                add(root.visits());
            }
        }
    }

    /** Any number that changes, and any change of their order, changes the hash. */
    private void add(long value) {
        hash = Rng.mix(hash * 31 + value + 1);
    }

    private String text() {
        return String.format(Locale.ROOT, "%016x", hash);
    }
}
