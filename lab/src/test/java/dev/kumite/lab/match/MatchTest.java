package dev.kumite.lab.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.AgentType;
import dev.kumite.agents.Agents;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Thinking;
import dev.kumite.games.Ending;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.Position;
import dev.kumite.spec.BadInput;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import dev.kumite.spec.Spec;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Matches: the same with any number of workers, fair in colours, and not to be broken by an agent. */
class MatchTest {
    private static final Game GAME = Games.parse("onitama");

    private static Summary play(AgentMaker a, AgentMaker b, int games, int workers) {
        return new Match(GAME, a, b, games, 3, GAME.plyCap()).play(workers, game -> {});
    }

    private static AgentMaker agent(String text) {
        return Agents.shipped().parse(text);
    }

    @Test
    void workersDoNotChangeTheGames() {
        AgentMaker a = agent("strong(depth=2, memory=16k)");
        AgentMaker b = agent("strong(depth=1, memory=16k)");
        assertThat(outcomes(play(a, b, 20, 2))).isEqualTo(outcomes(play(a, b, 20, 1)));
    }

    private static List<String> outcomes(Summary summary) {
        return summary.games().stream()
                .map(game -> game.number() + " " + game.outcome() + " "
                        + game.first().nodes() + " " + game.second().nodes())
                .toList();
    }

    @Test
    void theDeeperSearchWinsAndTheCountsAddUp() {
        Summary summary = play(agent("strong(depth=4, memory=64k)"), agent("strong(depth=1, memory=16k)"), 40, 2);
        assertThat(summary.wins()).isGreaterThan(25);
        assertThat(summary.wins() + summary.losses() + summary.draws() + summary.unfinished())
                .isEqualTo(40);
        assertThat(summary.score().low()).isLessThan(summary.score().share());
        assertThat(summary.endings(1).values().stream()
                        .mapToLong(Long::longValue)
                        .sum())
                .isEqualTo(summary.wins());
        assertThat(summary.firstEffort().perMove(summary.firstEffort().nodes())).isPositive();
    }

    @Test
    void anOddNumberOfGamesIsRefused() {
        assertThatThrownBy(() -> play(agent("strong"), agent("strong"), 3, 1))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("even number");
    }

    @Test
    void coloursAreSwappedInEveryPair() {
        Summary summary = play(agent("strong(depth=1, memory=16k)"), agent("strong(depth=1, memory=16k)"), 10, 1);
        for (PlayedGame game : summary.games())
            assertThat(game.firstAgentsSide()).isEqualTo(game.number() % 2);
    }

    @Test
    void anAgentThatThrowsLosesThatGameAndTheMatchGoesOn() {
        Summary summary = play(faulty(true), agent("strong(depth=1, memory=16k)"), 4, 1);
        assertThat(summary.losses()).isEqualTo(4);
        assertThat(summary.endings(0)).containsEntry(Ending.FAILED, 4L);
        assertThat(summary.failures()).hasSize(4).allMatch(line -> line.contains("broken on purpose"));
    }

    @Test
    void anIllegalMoveLosesThatGame() {
        Summary summary = play(agent("strong(depth=1, memory=16k)"), faulty(false), 4, 2);
        assertThat(summary.wins()).isEqualTo(4);
        assertThat(summary.endings(1)).containsEntry(Ending.ILLEGAL_MOVE, 4L);
    }

    private static AgentMaker faulty(boolean throwing) {
        AgentType type = new AgentType() {
            @Override
            public String name() {
                return "faulty";
            }

            @Override
            public String summary() {
                return "does what it must not";
            }

            @Override
            public List<Option> options() {
                return List.of();
            }

            @Override
            public Agent create(Settings settings, Game game, long seed) {
                return (Position position, Thinking thinking) -> {
                    if (throwing) throw new IllegalStateException("broken on purpose");
                    return Choice.of(123_456_789, 0, List.of());
                };
            }
        };
        Spec spec = Spec.parse("faulty");
        return new AgentMaker("faulty", "faulty", type, new Settings(spec, List.of()));
    }
}
