package dev.kumite.web.live;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Outcome;
import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.record.GameRecord;
import dev.kumite.games.record.MoveTree;
import dev.kumite.games.record.RecordReader;
import dev.kumite.games.record.RecordWriter;
import dev.kumite.games.record.Replay;
import dev.kumite.games.record.TreeWalk;
import dev.kumite.lab.store.StoredLiveGame;
import dev.kumite.lab.store.StoredVariations;
import dev.kumite.web.view.MoveView;
import dev.kumite.web.view.Refusal;
import dev.kumite.web.view.VariationsView;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The variations of a live game: what was tried on the analysis board. The game itself is not changed by them. */
public final class Variations {
    private static final int MOST_MOVES = 20_000;
    private static final int MOST_TRIED = 2_000;

    private final LiveGame live;

    public Variations(LiveGame live) {
        this.live = live;
    }

    /** The moves of the game with all variations. */
    MoveTree tree() {
        MoveTree kept = live.context()
                .store()
                .ask(store -> store.variations(live.state().id()))
                .map(Variations::read)
                .orElse(MoveTree.of(List.of()));
        return kept.under(played());
    }

    private static MoveTree read(StoredVariations stored) {
        return RecordReader.readTrees(stored.text(), "the store", null).get(0).tree();
    }

    private List<Integer> played() {
        return live.moves(live.state().plies().size());
    }

    public VariationsView view() {
        return live.locked(() -> view(tree()));
    }

    /** Adds a line from the start of the game, which may be there already in part. */
    public VariationsView add(@Nullable List<String> line) {
        return live.locked(() -> keep(tree().with(readLine(line))));
    }

    /** Deletes the last move of a line, and all that follows it. */
    public VariationsView remove(@Nullable List<String> line) {
        return live.locked(() -> {
            List<Integer> moves = readLine(line);
            List<Integer> played = played();
            if (moves.size() <= played.size() && moves.equals(played.subList(0, moves.size())))
                throw Refusal.conflict("this move was played in the game; only variations can be deleted");
            return keep(tree().without(moves));
        });
    }

    private VariationsView keep(MoveTree tree) {
        put(live, tree);
        return view(tree);
    }

    /** Stores the variations of a game, in place of those before. */
    private static void put(LiveGame live, MoveTree tree) {
        StoredVariations next = stored(live.game(), live.state(), tree);
        live.context().store().ask(store -> {
            store.put(next);
            return true;
        });
    }

    /** The variations of a game as they are stored. */
    static StoredVariations stored(Game game, StoredLiveGame state, MoveTree tree) {
        if (tree.nodes().size() > state.plies().size() + MOST_TRIED)
            throw Refusal.tooMany("the variations of a game have at most " + MOST_TRIED + " moves");
        Outcome open = new Outcome(Result.ONGOING, Ending.NONE, 0);
        String text = RecordWriter.write(new GameRecord(game, state.start(), tree, open, Map.of()));
        return new StoredVariations(state.id(), text);
    }

    private VariationsView view(MoveTree tree) {
        Game game = live.game();
        VariationsView.Node[] nodes = new VariationsView.Node[tree.nodes().size()];
        int played = played().size(); // the first nodes, see MoveTree.under
        TreeWalk.through(game, live.state().start(), tree, new TreeWalk.Visitor() {
            @Override
            public void move(int node, Position before) {
                MoveView shape =
                        MoveView.of(game, before, tree.nodes().get(node).move());
                int parent = tree.nodes().get(node).parent();
                nodes[node] = new VariationsView.Node(parent, before.sideToMove(), shape.move(), shape, node < played);
            }
        });
        return new VariationsView(List.of(nodes));
    }

    /** The moves of a line from the start of the game. */
    List<Integer> readLine(@Nullable List<String> line) {
        if (line == null) throw new BadInput("'moves' is missing: the moves from the start of the game");
        return readLine(live.game(), live.state().start(), line);
    }

    /** The moves of a line from this position, each of which must be legal. */
    static List<Integer> readLine(Game game, String start, List<String> line) {
        if (line.size() > MOST_MOVES) throw new BadInput("'moves' has more than " + MOST_MOVES + " moves");
        Replay replay = new Replay(game, game.notation().read(start));
        List<Integer> moves = new ArrayList<>();
        for (String text : line) {
            Position position = replay.position();
            if (text == null || position.result() != Result.ONGOING)
                throw new BadInput(
                        "'moves' continues after the end of the game, or contains something that is not a move");
            moves.add(game.notation().readMove(position, text));
            replay.make(moves.get(moves.size() - 1));
        }
        return moves;
    }
}
