package dev.kumite.agents.olets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.kumite.agents.Choice;
import dev.kumite.agents.Choice.RootMove;
import dev.kumite.agents.Sample;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.games.evaluation.Evaluation;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The search of tischner's program against the same with a position in every node, as her program has it. */
class ProgramSearchTest {
    private static final Game GAME = Games.parse("checkers");
    private static final Evaluation PIECES = GAME.evaluation("pieces");

    private static final class Node {
        final Position position;
        final int depth;
        final List<Node> children = new ArrayList<>();
        double sum;
        int visits;

        Node(Position position, int depth) {
            this.position = position;
            this.depth = depth;
        }

        void expand() {
            for (int move : GAME.moves(position)) {
                Position next = position.copy();
                next.make(move);
                children.add(new Node(next, depth + 1));
            }
        }

        Node select() {
            Node best = children.get(0);
            for (Node child : children) if (score(child) > score(best)) best = child;
            return best;
        }

        private double score(Node child) {
            return child.mean() + 1.41 + Math.sqrt(Math.log(visits + 1.0) / (child.visits + 0.0001));
        }

        double mean() {
            return sum / (visits + 0.0001);
        }
    }

    private static void simulate(Node root, Rng rng) {
        List<Node> path = new ArrayList<>(List.of(root));
        Node node = root;
        while (!node.children.isEmpty()) {
            node = node.select();
            path.add(node);
        }
        if (node.visits > 0 && node.depth < 10) {
            node.expand();
            if (!node.children.isEmpty()) {
                node = node.children.get(0);
                path.add(node);
            }
        }
        Position end = node.position.copy();
        for (int i = 0; i < 10 && end.result() == Result.ONGOING; i++) {
            int[] moves = GAME.moves(end);
            end.make(moves[rng.below(moves.length)]);
        }
        double score = end.result() == Result.ONGOING
                ? PIECES.score(end) * (end.sideToMove() == node.position.sideToMove() ? 1 : -1)
                : 10 * (end.pieces(node.position.sideToMove()) - end.pieces(1 - node.position.sideToMove()));
        for (Node each : path) {
            each.visits++;
            each.sum += score;
        }
    }

    @Test
    void doesAsAPlainerOneDoes() {
        for (Position position : Sample.positions(GAME, 12, 3)) {
            OpenLoopTree tree = new OpenLoopTree(8 << 20, Ole.BackUp.ORIGINAL);
            ProgramSearch search = new ProgramSearch(GAME, PIECES, tree);
            search.begin(position);
            Node root = new Node(position.copy(), 0);
            root.expand();
            Rng one = new Rng(7);
            Rng other = new Rng(7);
            for (int i = 0; i < 400; i++) {
                search.simulate(one);
                simulate(root, other);
            }
            int[] moves = GAME.moves(position);
            for (int i = 0; i < moves.length; i++) {
                int child = tree.child(OpenLoopTree.ROOT, moves[i]);
                Node plain = root.children.get(i);
                assertThat(tree.simulations(child)).isEqualTo(plain.visits);
                assertThat(search.merit(child)).isCloseTo(plain.mean(), within(1e-9));
            }
            assertThat(search.deepest()).isBetween(1, 10);
        }
    }

    @Test
    void theBestMeanIsPlayedNotTheMostVisited() {
        int differ = 0;
        for (Position position : Sample.positions(GAME, 40, 3)) {
            if (position.countMoves() < 2) continue;
            Choice choice = Sample.choose("olets(source=program, eval=pieces, iterations=60)", GAME, position);
            assertThat(choice.iterations()).isEqualTo(60);
            assertThat(choice.rootMoves().get(0).move()).isEqualTo(choice.move());
            double best = choice.rootMoves().get(0).value();
            long most = 0;
            for (RootMove root : choice.rootMoves()) {
                assertThat(root.value()).isLessThanOrEqualTo(best);
                most = Math.max(most, root.visits());
            }
            if (choice.rootMoves().get(0).visits() < most) differ++;
        }
        assertThat(differ).isPositive();
    }

    @Test
    void aFullTreeStopsGrowingAndGoesOn() {
        Choice choice = Sample.choose("olets(source=program, iterations=2k, memory=4k)", GAME, GAME.start(1));
        assertThat(choice.held()).isLessThanOrEqualTo(4096 / OpenLoopTree.BYTES_PER_NODE);
        assertThat(choice.iterations()).isEqualTo(2000);
        assertThat(choice.value()).isBetween(-1.0, 1.0);
    }
}
