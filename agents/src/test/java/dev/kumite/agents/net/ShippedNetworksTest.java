package dev.kumite.agents.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.agents.Agent;
import dev.kumite.agents.Agents;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Sample;
import dev.kumite.agents.Thinking;
import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.games.evaluation.Evaluation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The networks that ship with Kumite: a search of the same size plays better with them. */
class ShippedNetworksTest {
    private static final int PAIRS = 20;
    private static final int RANDOM_PLIES = 2;
    private static final int MOST_PLIES = 120;

    @ParameterizedTest
    @ValueSource(strings = {"onitama", "onitama(size=7)", "katarenga", "checkers"})
    @Tag("slow")
    void aSearchPlaysBetterWithIt(String text) {
        Game game = Games.parse(text);
        double points = 0;
        for (int pair = 0; pair < PAIRS; pair++)
            for (int side = 0; side < 2; side++) points += points(game, pair, side);
        assertThat(points / (2 * PAIRS)).isGreaterThan(0.5);
    }

    /** 1, ½ or 0 for the network, which has this side. */
    private static double points(Game game, int pair, int side) {
        Position position = game.start(pair);
        Rng rng = new Rng(pair);
        for (int i = 0; i < RANDOM_PLIES; i++) position.make(position.playoutMove(rng, Policy.RANDOM));
        try (Agent network = agent("strong(nodes=300, memory=256k, eval=net)", game, pair);
                Agent other = agent("strong(nodes=300, memory=256k, eval=default)", game, pair)) {
            for (int ply = 0; ply < MOST_PLIES && position.result() == Result.ONGOING; ply++) {
                Agent next = position.sideToMove() == side ? network : other;
                int move = next.choose(position.copy(), Thinking.unwatched()).move();
                position.make(move);
                network.played(move);
                other.played(move);
            }
        }
        int result = position.result();
        return result == Result.win(side) ? 1 : result == Result.win(1 - side) ? 0 : 0.5;
    }

    private static Agent agent(String text, Game game, long seed) {
        return Agents.shipped().parse(text).create(game, seed);
    }

    @ParameterizedTest
    @CsvSource({
        "checkers, net",
        "onitama, net",
        "onitama(size=7), net",
        "onitama(size=9), default",
        "katarenga, net",
        "katarenga(size=6), default",
        "katarenga(rules=published), default"
    })
    void strongUsesItWhereItHasWonItsTest(String text, String evaluation) {
        Game game = Games.parse(text);
        assertThat(game.evaluation("best")).isSameAs(game.evaluation(evaluation));
        Position position = game.start(1);
        long nodes = searched("strong(depth=6, memory=256k)", game, position);
        assertThat(nodes).isEqualTo(searched("strong(depth=6, memory=256k, eval=" + evaluation + ")", game, position));
    }

    /** A run that is continued must not be played on by another network. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            checkers | strong(depth=1)               | strong\\(depth=1\\) pruning:[0-9a-f]+ net:[0-9a-f]+
            checkers | strong(depth=1, eval=default) | strong\\(depth=1, eval=default\\) pruning:[0-9a-f]+
            onitama  | strong(depth=1)               | strong\\(depth=1\\) pruning:[0-9a-f]+, lazy:0.4 net:[0-9a-f]+
            onitama  | strong(depth=1, lazy=off)     | strong\\(depth=1, lazy=off\\) pruning:[0-9a-f]+ net:[0-9a-f]+
            onitama(size=7) | strong(depth=1)        | strong\\(depth=1\\) pruning:[0-9a-f]+ net:[0-9a-f]+
            onitama(size=9) | strong(depth=1)        | strong\\(depth=1\\) pruning:[0-9a-f]+
            katarenga | strong(depth=1)              | strong\\(depth=1\\) pruning:[0-9a-f]+, lazy:0.4 net:[0-9a-f]+
            katarenga(size=6) | strong(depth=1)      | strong\\(depth=1\\) pruning:[0-9a-f]+
            katarenga | strong(depth=1, eval=net)    | strong\\(depth=1, eval=net\\) pruning:[0-9a-f]+, lazy:0.4 net:[0-9a-f]+
            onitama  | alphabeta(eval=net)           | alphabeta\\(eval=net\\) net:[0-9a-f]+
            onitama  | alphabeta(eval=ntuple)        | alphabeta\\(eval=ntuple\\) ntuple:[0-9a-f]+
            onitama  | mcts(iterations=10)           | mcts\\(iterations=10\\)
            """)
    void whatDeterminesTheGamesNamesTheWeights(String game, String agent, String meaning) {
        assertThat(Agents.shipped().parse(agent).meaning(Games.parse(game))).matches(meaning);
    }

    /** One ply of alpha-beta is the best of the network's own scores. */
    @ParameterizedTest
    @ValueSource(strings = {"onitama", "onitama(size=7)", "katarenga", "checkers"})
    void alphaBetaTakesIt(String text) {
        Game game = Games.parse(text);
        Position position = game.start(2);
        int best = -Evaluation.LIMIT;
        for (int move : game.moves(position)) {
            position.make(move);
            best = Math.max(best, -game.evaluation("net").score(position));
            position.unmake();
        }
        try (Agent alphabeta = agent("alphabeta(depth=1, eval=net)", game, 1)) {
            assertThat(alphabeta.choose(position, Thinking.unwatched()).score()).hasValue(best);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"onitama", "onitama(size=7)", "katarenga", "checkers"})
    void playoutsThatAreCutShortTakeIt(String text) {
        assertThat(valuesOfMcts(text, "net"))
                .isEqualTo(valuesOfMcts(text, "net"))
                .isNotEqualTo(valuesOfMcts(text, "default"));
    }

    private static List<Choice.RootMove> valuesOfMcts(String text, String evaluation) {
        Game game = Games.parse(text);
        try (Agent mcts = agent("mcts(iterations=300, cutoff=4, cutoffeval=" + evaluation + ")", game, 1)) {
            return mcts.choose(game.start(2), Thinking.unwatched()).rootMoves();
        }
    }

    @ParameterizedTest
    @CsvSource({"onitama, true", "onitama(size=7), false", "katarenga, true", "checkers, false"})
    void whereTheGamesOwnEvaluationStandsIn(String text, boolean standsIn) {
        Game game = Games.parse(text);
        assertThat(game.evaluation("best").mayBeEstimated()).isEqualTo(standsIn);
        List<Position> positions = Sample.positions(game, 8, 10);
        List<Long> eager = searched("strong(depth=7, lazy=off)", game, positions);
        assertThat(searched("strong(depth=7)", game, positions).equals(eager)).isNotEqualTo(standsIn);
        List<Long> own = searched("strong(depth=7, eval=default, lazy=off)", game, positions);
        assertThat(searched("strong(depth=7, eval=default)", game, positions)).isEqualTo(own);
    }

    @Test
    void allThatShipsIsSmall() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src/main/resources/dev/kumite/agents"))) {
            assertThat(files.mapToLong(file -> file.toFile().length()).sum()).isLessThan(8_000_000);
        }
    }

    private static List<Long> searched(String agent, Game game, List<Position> positions) {
        return positions.stream()
                .map(position -> searched(agent, game, position))
                .toList();
    }

    private static long searched(String agent, Game game, Position position) {
        try (Agent searching = agent(agent, game, 1)) {
            return searching.choose(position.copy(), Thinking.unwatched()).nodes();
        }
    }

    @Test
    void aGameWithoutOneSaysHowToTrainIt() {
        Game game = Games.parse("katarenga(size=4)");
        assertThatThrownBy(() -> game.evaluation("net"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(
                        "no network for katarenga(size=4) ships with Kumite: train one with kumite train net");
    }
}
