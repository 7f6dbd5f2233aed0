package dev.kumite.cli.bench;

import dev.kumite.games.Game;
import dev.kumite.games.GameType;
import dev.kumite.games.Games;
import dev.kumite.games.Perft;
import dev.kumite.games.Policy;
import dev.kumite.games.Position;
import dev.kumite.games.Rng;
import dev.kumite.spec.Spec;
import java.util.List;

/**
 * One number for the rules of all games: a hash of node counts, of moves in their order, and of where playouts of fixed
 * seeds end. It changes only when rules, the order of moves, or the drawing of random moves change; a commit that
 * changes it says so.
 */
public final class Signature {
    private static final int PERFT_DEPTH = 4;
    private static final int SEEDS = 25;
    private static final List<String> GAMES = List.of(
            "checkers",
            "katarenga(size=4)",
            "katarenga(size=8)",
            "katarenga(size=9)",
            "onitama",
            "onitama(size=7, deck=base+sensei+promo)",
            "onitama(size=9)");

    private final Digest digest = new Digest();

    private Signature() {}

    /** Sixteen hexadecimal digits. */
    public static String compute() {
        Signature signature = new Signature();
        List<String> known = Games.all().stream().map(GameType::name).toList();
        for (String text : GAMES) if (known.contains(Spec.parse(text).name())) signature.add(Games.parse(text));
        return signature.digest.text();
    }

    private void add(Game game) {
        for (int move : game.moves(game.start(1))) digest.add(move);
        for (int depth = 1; depth <= PERFT_DEPTH; depth++)
            digest.add(new Perft(game, game.start(1), depth).count(depth));
        for (Policy policy : Policy.values())
            for (int seed = 1; seed <= SEEDS; seed++) {
                Position position = game.start(seed);
                digest.add(position.playout(new Rng(seed), policy, game.plyCap(), null));
                digest.add(position.key());
            }
    }
}
