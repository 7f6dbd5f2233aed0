package dev.kumite.agents.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Agents;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Preset;
import dev.kumite.agents.Thinking;
import dev.kumite.agents.tree.TreeType.TreeAgent;
import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.GameType;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TreeAgentTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "mcts(iterations=300)",
                "rave(iterations=300, playout=greedy)",
                "mcts(iterations=300, expand=all, depthpenalty=300, solver=off)",
                "rave(iterations=300, expand=after:3, schedule=gelly, memory=100k)",
                "mcts(iterations=300, playout=heuristic, cutoff=10)"
            })
    @Tag("slow")
    void theSameSeedGivesTheSameGameAndStatistics(String agent) {
        for (GameType type : Games.all()) {
            Game game = Games.parse(type.name());
            List<String> once = playOut(game, agent, 12);
            assertThat(playOut(game, agent, 12)).as(type.name()).isEqualTo(once);
        }
    }

    private static List<String> playOut(Game game, String text, int plies) {
        List<String> log = new ArrayList<>();
        Position position = game.start(1);
        try (Agent agent = Agents.shipped().parse(text).create(game, 5)) {
            for (int i = 0; i < plies && position.result() == Result.ONGOING; i++) {
                Choice choice = agent.choose(position, Thinking.unwatched());
                log.add(choice.move() + " " + choice.value() + " " + choice.nodes() + " " + choice.held() + " "
                        + choice.rootMoves() + choice.line());
                position.make(choice.move());
                agent.played(choice.move());
            }
        }
        return log;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "mcts(iterations=400)",
                "rave(iterations=400, memory=60k, playout=greedy)",
                "mcts(iterations=400, memory=60k, expand=all, depthpenalty=300)"
            })
    void reuseKeepsATrueTreeThroughWholeGames(String text) {
        for (GameType type : Games.all()) {
            Game game = Games.parse(type.name());
            TreeAgent agent = (TreeAgent) Agents.shipped().parse(text).create(game, 2);
            Position position = game.start(2);
            Rng opponent = new Rng(9);
            long bytes = 0;
            for (int ply = 0; ply < 80 && position.result() == Result.ONGOING; ply++) {
                int move;
                if (ply % 2 == 0) {
                    Choice choice = agent.choose(position, Thinking.unwatched());
                    move = choice.move();
                    assertThat(choice.rootMoves()).hasSize(position.countMoves());
                    assertTrue(agent.tree(), Tree.ROOT, position, game);
                    if (bytes == 0) bytes = agent.tree().bytes();
                } else {
                    int[] moves = game.moves(position);
                    move = moves[opponent.below(moves.length)];
                }
                assertThat(game.moves(position)).contains(move);
                position.make(move);
                agent.played(move);
            }
            assertThat(agent.tree().bytes()).isLessThanOrEqualTo(Math.max(2 * bytes, 3 << 20));
        }
    }

    /** Every family holds exactly the legal moves of its position, and no node is visited less than its children. */
    private static void assertTrue(Tree tree, int node, Position position, Game game) {
        int fan = tree.fan(node);
        if (fan == 0) return;
        int[] moves = new int[Tree.count(fan)];
        long visits = 0;
        for (int i = 0; i < moves.length; i++) {
            int child = tree.first(node) + i;
            moves[i] = tree.move(child);
            visits += tree.visits(child);
            assertThat(tree.visits(child) > 0).isEqualTo(i < Tree.tried(fan));
        }
        assertThat(moves).containsExactlyInAnyOrder(game.moves(position));
        assertThat(visits).isLessThanOrEqualTo(tree.visits(node));
        for (int i = 0; i < moves.length; i++) {
            position.make(moves[i]);
            assertTrue(tree, tree.first(node) + i, position, game);
            position.unmake();
        }
    }

    @Test
    void reuseBuildsOnTheEarlierVisits() {
        Game game = Games.parse("onitama");
        Position position = game.start(1);
        for (String reuse : new String[] {"on", "off"}) {
            Agent agent = Agents.shipped()
                    .parse("mcts(iterations=5000, solver=off, reuse=" + reuse + ")")
                    .create(game, 1);
            Choice first = agent.choose(position, Thinking.unwatched());
            agent.played(first.line().get(0));
            agent.played(first.line().get(1));
            Position later = position.copy();
            later.make(first.line().get(0));
            later.make(first.line().get(1));
            long visits = agent.choose(later, Thinking.unwatched()).rootMoves().stream()
                    .mapToLong(Choice.RootMove::visits)
                    .sum();
            if (reuse.equals("on")) assertThat(visits).isGreaterThan(5000);
            else assertThat(visits).isEqualTo(5000);
        }
    }

    @Test
    void aPositionThatTheTreeDoesNotHoldStartsAnew() {
        Game game = Games.parse("onitama");
        Agent agent = Agents.shipped().parse("mcts(iterations=100)").create(game, 1);
        agent.played(123456);
        agent.choose(game.start(1), Thinking.unwatched());
        agent.played(-7);
        Position other = game.start(2);
        Choice choice = agent.choose(other, Thinking.unwatched());
        assertThat(game.moves(other)).contains(choice.move());
        Position third = game.start(3);
        assertThat(game.moves(third))
                .contains(agent.choose(third, Thinking.unwatched()).move());
    }

    @Test
    void aFullTreeGoesOnWithPlayouts() {
        Game game = Games.parse("onitama(size=7)");
        Agent agent = Agents.shipped().parse("mcts(iterations=20k, memory=50k)").create(game, 1);
        Choice choice = agent.choose(game.start(1), Thinking.unwatched());
        assertThat(choice.iterations()).isEqualTo(20_000);
        assertThat(choice.held()).isLessThan(50 * 1024 / Chunk.Fields.PLAIN.bytesPerNode());
        assertThat(choice.rootMoves().stream()
                        .mapToLong(Choice.RootMove::visits)
                        .sum())
                .isEqualTo(20_000);
        assertThat(((TreeAgent) agent).tree().bytes()).isLessThanOrEqualTo(50 * 1024);
    }

    @Test
    void expansionDecidesWhatCountsAsANode() {
        Game game = Games.parse("onitama");
        Position start = game.start(1);
        assertThat(choose("mcts(iterations=1000, solver=off)", game).nodes()).isEqualTo(1000);
        Choice all = choose("mcts(iterations=1000, solver=off, expand=all)", game);
        assertThat(all.nodes()).isBetween(2000L, all.held() + 1000);
        assertThat(all.held()).isGreaterThan(2000);
        Choice after = choose("mcts(iterations=1000, solver=off, expand=after:1000)", game);
        assertThat(after.held()).isEqualTo(start.countMoves());
        assertThat(after.depth()).isEqualTo(1);
        assertThat(choose("mcts(nodes=500)", game).nodes()).isEqualTo(500);
    }

    private static Choice choose(String agent, Game game) {
        try (Agent made = Agents.shipped().parse(agent).create(game, 1)) {
            return made.choose(game.start(1), Thinking.unwatched());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"mcts(time=60s, solver=off)", "rave(iterations=1000M, threads=2, solver=off)"})
    void aSearchReportsAndStopsWhenAsked(String text) {
        Game game = Games.parse("onitama(size=7)");
        List<Choice> reports = new ArrayList<>();
        Thinking[] line = new Thinking[1];
        line[0] = Thinking.watchedBy(
                soFar -> {
                    reports.add(soFar);
                    if (reports.size() == 3) line[0].stop();
                },
                5_000_000);
        Choice choice;
        try (Agent agent = Agents.shipped().parse(text).create(game, 1)) {
            choice = agent.choose(game.start(1), line[0]);
        }
        assertThat(reports).hasSize(3);
        assertThat(choice.iterations()).isGreaterThanOrEqualTo(reports.get(2).iterations());
        assertThat(reports.get(2).rootMoves()).hasSameSizeAs(choice.rootMoves());
    }

    @Test
    void aSearchReportsEverySixtyFourIterations() {
        Bandit game = Bandit.of(0, 1);
        List<Long> reports = new ArrayList<>();
        try (Agent agent = Agents.shipped()
                .parse("mcts(iterations=200, expand=after:1000)")
                .create(game, 1)) {
            agent.choose(game.start(1), Thinking.watchedBy(soFar -> reports.add(soFar.iterations()), 0));
        }
        assertThat(reports).containsExactly(64L, 128L, 192L);
    }

    @Test
    void watchingDoesNotChangeTheResult() {
        Game game = Games.parse("onitama");
        AgentMaker maker = Agents.shipped().parse("mcts(iterations=3000)");
        Choice watched = maker.create(game, 1).choose(game.start(1), Thinking.watchedBy(soFar -> {}, 0));
        Choice quiet = maker.create(game, 1).choose(game.start(1), Thinking.unwatched());
        assertThat(watched.rootMoves()).isEqualTo(quiet.rootMoves());
    }

    @Test
    void threadsShareOneTree() {
        Choice choice = choose("mcts(threads=2, iterations=20k, solver=off)", Games.parse("onitama"));
        assertThat(choice.iterations()).isEqualTo(20_000);
        assertThat(choice.rootMoves().stream()
                        .mapToLong(Choice.RootMove::visits)
                        .sum())
                .isEqualTo(20_000);
    }

    @Test
    void timeIsKept() {
        Choice choice = choose("mcts(time=100ms, solver=off)", Games.parse("onitama(size=7)"));
        assertThat(choice.nanos()).isGreaterThanOrEqualTo(100_000_000);
    }

    @Test
    void thePapersPresetsRun() {
        for (Preset preset : Agents.shipped().presets()) {
            String type = preset.meaning().name();
            if (!type.equals("mcts") && !type.equals("rave")) continue;
            for (GameType gameType : Games.all()) {
                Game game = Games.parse(gameType.name());
                String evaluation = preset.meaning().options().getOrDefault("cutoffeval", "default");
                if (!evaluation.equals("default")
                        && game.evaluations().stream().noneMatch(e -> e.name().equals(evaluation))) continue;
                Choice choice = choose(preset.name() + "(iterations=200)", game);
                assertThat(choice.iterations()).as(preset.name()).isEqualTo(200);
                assertThat(game.moves(game.start(1))).contains(choice.move());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "mcts(expand=after:0)",
                "mcts(expand=after:x)",
                "mcts(expand=two)",
                "mcts(sure=2)",
                "mcts(cutoff=-1)",
                "mcts(b=3)",
                "rave(schedule=none)",
                "mcts(threads=0)",
                "mcts(memory=1)"
            })
    void badOptionsAreRefused(String text) {
        assertThatThrownBy(() -> Agents.shipped().parse(text)).isInstanceOf(BadInput.class);
    }

    @Test
    void anUnknownEvaluationIsRefusedForTheGame() {
        assertThatThrownBy(() -> choose("mcts(cutoff=10, cutoffeval=nonsense)", Games.parse("onitama")))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("nonsense");
    }
}
