package dev.kumite.cli.bench;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Choice;
import dev.kumite.games.Game;
import dev.kumite.games.GameType;
import dev.kumite.games.Games;
import dev.kumite.spec.Spec;
import java.util.List;

/**
 * One number for all searches: a hash of the moves they choose, the nodes they visit and how they share their visits,
 * under budgets that no clock decides. A change that is meant to make a search faster, not different, leaves it alone;
 * a commit that changes it says so.
 */
public final class SearchSignature {
    private static final int STARTS = 3;
    private static final List<String> GAMES = List.of("checkers", "katarenga(size=6)", "onitama", "onitama(size=7)");
    private static final List<String> AGENTS = List.of(
            "alphabeta(depth=3)",
            "flatmc(playouts=20)",
            "mcts(iterations=1000)",
            "olets(iterations=1000)",
            "rave(iterations=1000)",
            "schulz-mcts(iterations=1000)",
            "strong(depth=5, memory=1m)");

    private SearchSignature() {}

    /** Sixteen hexadecimal digits. */
    public static String compute() {
        Digest digest = new Digest();
        List<String> known = Games.all().stream().map(GameType::name).toList();
        for (String game : GAMES)
            if (known.contains(Spec.parse(game).name()))
                for (String agent : AGENTS)
                    if (Searches.known(agent)) add(digest, Games.parse(game), Searches.maker(agent));
        return digest.text();
    }

    private static void add(Digest digest, Game game, AgentMaker maker) {
        for (int seed = 1; seed <= STARTS; seed++) {
            Choice choice = Searches.search(game, maker, game.start(seed));
            digest.add(choice.move());
            digest.add(choice.nodes());
            digest.add(choice.iterations());
            for (Choice.RootMove root : choice.rootMoves()) {
                digest.add(root.move());
                digest.add(root.visits());
            }
        }
    }
}
