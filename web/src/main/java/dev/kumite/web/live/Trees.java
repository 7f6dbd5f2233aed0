package dev.kumite.web.live;

import dev.kumite.agents.Inspectable;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.record.Replay;
import dev.kumite.lab.store.StoredLiveGame;
import dev.kumite.web.think.AgentPool;
import dev.kumite.web.view.MoveView;
import dev.kumite.web.view.Refusal;
import dev.kumite.web.view.TreeView;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** The search trees of a live game's agents. */
public final class Trees {
    private static final List<String> WHOSE = List.of("analysis", "hint", "0", "1");
    private static final int PATIENCE_SECONDS = 30;

    private final LiveGame live;

    public Trees(LiveGame live) {
        this.live = live;
    }

    /**
     * The node after these moves in the tree of the agent that is searching the position on the board, or searched it
     * or an earlier one last. During a search the answer comes with its next report.
     */
    public CompletableFuture<TreeView> look(List<String> path) {
        AgentPool.Memory memory = latest().orElseThrow(() ->
                Refusal.notFound("no search tree is at hand: let mcts or rave think about this position first"));
        Game game = live.game();
        Replay replay = new Replay(game, game.notation().read(live.state().start()));
        memory.after().forEach(replay::make);
        Position at = replay.position();
        List<Integer> way = new ArrayList<>();
        for (String text : path) {
            int move = game.notation().readMove(at, text);
            way.add(move);
            at.make(move);
        }
        return pool().look(memory, way)
                .orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS)
                .exceptionally(late -> Optional.empty())
                .thenApplyAsync(glance -> view(memory, path, at, glance));
    }

    private AgentPool pool() {
        return live.context().thinkers().pool();
    }

    /** The tree of the latest position before the board; of two such, the one that is still being searched. */
    private Optional<AgentPool.Memory> latest() {
        StoredLiveGame state = live.state();
        List<Integer> moves = state.plies().subList(0, state.board()).stream()
                .map(StoredLiveGame.Ply::move)
                .toList();
        return WHOSE.stream()
                .flatMap(whose -> pool().memory(live.keys() + whose).stream())
                .filter(memory -> memory.after().size() <= moves.size()
                        && memory.after().equals(moves.subList(0, memory.after().size())))
                .min(Comparator.comparing(
                                (AgentPool.Memory memory) -> -memory.after().size())
                        .thenComparing(memory -> !memory.thinking()));
    }

    private TreeView view(AgentPool.Memory memory, List<String> path, Position at, Optional<Inspectable.Glance> seen) {
        Inspectable.Glance glance = seen.orElseThrow(() -> Refusal.notFound("the search tree does not reach this far"));
        return new TreeView(
                memory.agent(),
                memory.after().size(),
                memory.thinking(),
                path,
                node(glance.node()),
                glance.children().stream()
                        .filter(child -> at.result() == Result.ONGOING)
                        .map(child -> child(live.game(), at, child))
                        .toList());
    }

    private static TreeView.Node node(Inspectable.Node node) {
        Inspectable.Rave rave = node.rave();
        return new TreeView.Node(
                node.visits(),
                node.value(),
                node.winIn() == 0 ? null : node.winIn(),
                rave == null ? null : rave.visits(),
                rave == null ? null : rave.value(),
                node.prior());
    }

    private static TreeView.Child child(Game game, Position at, Inspectable.Node child) {
        MoveView shape = MoveView.of(game, at, child.move());
        return new TreeView.Child(shape.move(), shape, node(child), child.children());
    }
}
