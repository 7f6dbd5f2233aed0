package dev.kumite.agents.tree;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.agents.Agents;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Inspectable.Glance;
import dev.kumite.agents.Inspectable.Node;
import dev.kumite.agents.Inspectable.Rave;
import dev.kumite.agents.Thinking;
import dev.kumite.agents.tree.TreeType.TreeAgent;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a tree shows of itself: three moves with 1 of 1, 3 of 6 and ¾ of 3, and two replies to the second of them. */
class InspectorTest {
    private static final Chunk.Fields WITH_AMAF = new Chunk.Fields(true, false);

    private final Tree tree = new Tree(WITH_AMAF, 1 << 20, 3);
    private final Inspector inspector = new Inspector(tree, WITH_AMAF);
    private final int second;

    InspectorTest() {
        tree.open(Tree.ROOT, new int[] {11, 12, 13}, 3);
        int first = tree.first(Tree.ROOT);
        second = first + 1;
        figures(first, 1, 1, 4, 3);
        figures(second, 6, 3, 0, 0);
        figures(first + 2, 3, 0.75, 8, 2);
        tree.open(second, new int[] {21, 22}, 2);
        figures(tree.first(second), 2, 1.5, 2, 1);
        figures(tree.first(second) + 1, 3, 0, 3, 0);
    }

    private void figures(int node, int visits, double sum, int amafVisits, double amafSum) {
        Chunk chunk = tree.chunk(node);
        int at = Tree.place(node);
        chunk.visits[at] = visits;
        chunk.sum[at] = sum;
        chunk.amafVisits[at] = amafVisits;
        chunk.amafSum[at] = amafSum;
    }

    private Glance look(Integer... path) {
        return inspector.look(List.of(path)).orElseThrow();
    }

    @Test
    void nothingIsSeenBeforeTheFirstVisitOrWhereTheTreeEnds() {
        assertThat(inspector.look(List.of())).isEmpty();
        figures(Tree.ROOT, 10, 0, 0, 0);
        assertThat(inspector.look(List.of())).isPresent();
        assertThat(inspector.look(List.of(14))).isEmpty();
        assertThat(inspector.look(List.of(12, 21))).isPresent();
        assertThat(inspector.look(List.of(12, 21, 31))).isEmpty();
    }

    /** 1·1 + 6·0 + 3·(−½) over ten visits. */
    @Test
    void theRootIsWorthTheMeanOfItsMovesTheMostVisitedFirst() {
        figures(Tree.ROOT, 11, 0, 0, 0);
        Glance glance = look();
        assertThat(glance.node()).isEqualTo(new Node(Choice.NO_MOVE, 11, -0.05, 0, null, null, 3));
        assertThat(glance.children())
                .containsExactly(
                        new Node(12, 6, 0, 0, new Rave(0, 0), null, 2),
                        new Node(13, 3, -0.5, 0, new Rave(8, -0.5), null, 0),
                        new Node(11, 1, 1, 0, new Rave(4, 0.5), null, 0));
    }

    @Test
    void aMoveIsWorthWhatItsMoverScored() {
        figures(Tree.ROOT, 10, 0, 0, 0);
        Glance glance = look(12);
        assertThat(glance.node()).isEqualTo(new Node(12, 6, 0, 0, new Rave(0, 0), null, 2));
        assertThat(glance.children())
                .containsExactly(
                        new Node(22, 3, -1, 0, new Rave(3, -1), null, 0),
                        new Node(21, 2, 0.5, 0, new Rave(2, 0), null, 0));
        assertThat(look(13).children()).isEmpty();
    }

    @Test
    void aSearchThatDoesNotCountAmafShowsNone() {
        figures(Tree.ROOT, 10, 0, 0, 0);
        Glance glance = new Inspector(tree, Chunk.Fields.PLAIN).look(List.of()).orElseThrow();
        assertThat(glance.children()).extracting(Node::rave).containsOnlyNulls();
    }

    /** Plies are counted for the player to move at the root, and for the mover elsewhere. */
    @Test
    void proofsTakeTheFiguresPlace() {
        figures(Tree.ROOT, 10, 0, 0, 0);
        MctsSolver.prove(tree, second, 3);
        MctsSolver.prove(tree, Tree.ROOT, -4);
        assertThat(look().node()).isEqualTo(new Node(Choice.NO_MOVE, 10, 1, 4, null, null, 3));
        assertThat(look().children().get(0)).isEqualTo(new Node(12, 6, 1, 3, new Rave(0, 0), null, 2));
        MctsSolver.prove(tree, Tree.ROOT, 5);
        assertThat(look().node()).isEqualTo(new Node(Choice.NO_MOVE, 10, -1, -5, null, null, 3));
    }

    /** As during the first iteration of a search. */
    @Test
    void aRootWithoutResultsIsEven() {
        figures(Tree.ROOT, 1, 0, 0, 0);
        for (int i = 0; i < 3; i++) figures(tree.first(Tree.ROOT) + i, 0, 0, 0, 0);
        assertThat(look().node()).isEqualTo(new Node(Choice.NO_MOVE, 1, 0, 0, null, null, 3));
    }

    @Test
    void anAgentShowsTheTreeOfItsLastSearch() {
        Bandit game = Bandit.of(0, 1);
        TreeAgent agent = (TreeAgent) Agents.shipped()
                .parse("mcts(iterations=50, solver=off, expand=after:1000)")
                .create(game, 1);
        assertThat(agent.look(List.of())).isEmpty();
        Choice choice = agent.choose(game.start(1), Thinking.unwatched());
        Glance glance = agent.look(List.of()).orElseThrow();
        assertThat(glance.node().visits()).isEqualTo(50);
        assertThat(glance.children()).extracting(Node::move).containsExactly(1, 0);
        assertThat(glance.children()).extracting(Node::value).containsExactly(1.0, -1.0);
        assertThat(glance.children().get(0).visits())
                .isEqualTo(choice.rootMoves().get(0).visits());
    }
}
