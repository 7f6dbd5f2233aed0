package dev.kumite.web.table;

import dev.kumite.agents.Inspectable;
import dev.kumite.games.Game;
import dev.kumite.games.Position;
import dev.kumite.games.Result;
import dev.kumite.games.record.Replay;
import dev.kumite.lab.store.StoredSitting;
import dev.kumite.web.think.AgentPool;
import dev.kumite.web.view.MoveView;
import dev.kumite.web.view.Refusal;
import dev.kumite.web.view.TreeView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A look into the search trees of a table's agents. */
public final class Trees {
    private static final List<String> WHOSE = List.of("analysis", "hint", "0", "1");

    private final Table table;

    public Trees(Table table) {
        this.table = table;
    }

    /** The node that these moves lead to, in the tree of the agent that thought last about the board or shortly before. */
    public TreeView look(List<String> path) {
        StoredSitting state = table.state();
        List<Integer> moves = state.plies().subList(0, state.board()).stream()
                .map(StoredSitting.Ply::move)
                .toList();
        String best = null;
        int latest = -1;
        for (String whose : WHOSE) {
            Optional<AgentPool.Memory> memory = table.room().thinkers().pool().look(table.keys() + whose, List.of());
            if (memory.isEmpty()) continue;
            List<Integer> after = memory.get().after();
            boolean here = after.size() <= moves.size() && after.equals(moves.subList(0, after.size()));
            if (!here || after.size() <= latest) continue;
            best = whose;
            latest = after.size();
        }
        if (best == null)
            throw Refusal.notFound("no search tree is at hand: let mcts or rave think about this position first, and"
                    + " look when it has finished");
        return look(best, moves.subList(0, latest), path);
    }

    private TreeView look(String whose, List<Integer> after, List<String> path) {
        Game game = table.game();
        Replay replay = new Replay(game, game.notation().read(table.state().start()));
        after.forEach(replay::make);
        Position at = replay.position();
        List<Integer> way = new ArrayList<>();
        for (String text : path) {
            int move = game.notation().readMove(at, text);
            way.add(move);
            at.make(move);
        }
        AgentPool.Memory memory = table.room()
                .thinkers()
                .pool()
                .look(table.keys() + whose, way)
                .orElseThrow(() -> Refusal.notFound("the search tree does not reach this far"));
        return new TreeView(
                memory.agent(),
                after.size(),
                path,
                node(memory.glance().node()),
                memory.glance().children().stream()
                        .filter(child -> at.result() == Result.ONGOING)
                        .map(child -> child(game, at, child))
                        .toList());
    }

    private static TreeView.Node node(Inspectable.Node node) {
        Inspectable.Rave rave = node.rave();
        return new TreeView.Node(
                node.visits(),
                node.value(),
                node.winIn() == 0 ? null : node.winIn(),
                rave == null ? null : rave.visits(),
                rave == null ? null : rave.value());
    }

    private static TreeView.Child child(Game game, Position at, Inspectable.Node child) {
        MoveView shape = MoveView.of(game, at, child.move());
        return new TreeView.Child(shape.move(), shape, node(child), child.children());
    }
}
