package dev.kumite.agents.zero;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Agents;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Inspectable;
import dev.kumite.agents.Thinking;
import dev.kumite.agents.learn.Exhibition;
import dev.kumite.agents.learn.Trainer;
import dev.kumite.agents.learn.Training;
import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The agent {@code zero} as a whole: it learns, repeatably, in every game, and plays by what it has learned. */
class ZeroTest {
    private static final long ROOM = 32 << 20;
    private static final int CYCLE = 35;
    private static final String SMALL = "zero(hidden=16, second=8, effort=4, window=1000, batch=32)";
    private static final Game GAME = Games.parse("onitama(cards=rabbit+cobra+rooster+tiger+monkey, first=blue)");
    private static final Agents AGENTS = Agents.shipped();

    @TempDir
    private Path folder = Path.of("");

    private static Training training(String agent, Game game, int cycle, int exhibition) {
        Map<AgentMaker, Integer> examiners = Map.of(AGENTS.parse("random"), exhibition);
        return new Training(AGENTS.parse(agent), game, null, cycle, examiners, 1);
    }

    private Path trained(Game game, int games) {
        Trainer trainer = new Trainer(training(SMALL, game, CYCLE, 2), 1, ROOM);
        trainer.train(games, Trainer.Progress.NONE);
        Path file = folder.resolve("learned.zero");
        trainer.save(file);
        return file;
    }

    private static Agent player(Game game, Path file, String options) {
        return AGENTS.parse("zero(file=" + file + ", " + options + ")").create(game, 1);
    }

    @Test
    void aTrainingThatWasStoppedAndContinuedGivesTheSameFile() throws IOException {
        Path whole = trained(GAME, 60);
        Path parts = folder.resolve("parts.zero");
        Training training = training(SMALL, GAME, CYCLE, 2);
        Trainer first = new Trainer(training, 1, ROOM);
        first.train(CYCLE, Trainer.Progress.NONE);
        first.save(parts);
        Trainer second = Trainer.resume(training, 1, ROOM, parts);
        second.train(60, Trainer.Progress.NONE);
        second.save(parts);
        assertThat(Files.mismatch(whole, parts)).isEqualTo(-1);
    }

    /** Some seconds of training are enough against an opponent who moves at random, whom it does not know. */
    @Tag("slow")
    @Test
    void learnsToWin() {
        Trainer trainer =
                new Trainer(training("zero(hidden=32, second=16, effort=16, batch=64)", GAME, 400, 50), 1, ROOM);
        trainer.train(400, Trainer.Progress.NONE);
        Exhibition last = trainer.knowledge().history().get(0);
        assertThat(last.winRate()).isGreaterThan(0.9);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"onitama", "onitama(size=7)", "checkers", "katarenga(size=6)", "katarenga(rules=published)"})
    void playsEveryGame(String text) {
        Game game = Games.parse(text);
        Path file = trained(game, 8);
        Rng rng = new Rng(2);
        for (String options : List.of("simulations=12", "search=gumbel, simulations=12", "temperature=1, noise=0.25")) {
            Position position = game.start(3);
            try (Agent agent = player(game, file, options)) {
                for (int ply = 0; ply < 30 && position.result() == Result.ONGOING; ply++) {
                    int move = ply % 2 == 0 ? agent.pick(position) : position.playoutMove(rng, Policy.RANDOM);
                    assertThat(game.moves(position)).contains(move);
                    position.make(move);
                    agent.played(move);
                }
            }
        }
    }

    @Test
    void theGuessIsShown() {
        Path file = trained(GAME, 2);
        Position position = GAME.start(1);
        try (Agent agent = player(GAME, file, "simulations=50")) {
            Choice choice = agent.choose(position, Thinking.unwatched());
            assertThat(choice.iterations()).isEqualTo(50);
            assertThat(choice.rootMoves()).hasSize(position.countMoves());
            double sum = 0;
            for (Choice.RootMove root : choice.rootMoves()) sum += root.prior() == null ? Double.NaN : root.prior();
            assertThat(sum).isEqualTo(1, within(1e-5));
            Inspectable.Glance root = ((Inspectable) agent).look(List.of()).orElseThrow();
            assertThat(root.node().value())
                    .isEqualTo(
                            root.children().stream()
                                            .mapToDouble(child -> child.visits() * child.value())
                                            .sum()
                                    / 50,
                            within(0.05));
            assertThat(root.children().get(0).prior()).isBetween(0.0, 1.0);
            assertThat(((Inspectable) agent).look(List.of(-5))).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"onitama", "checkers", "katarenga(size=6)"})
    void whatShipsBeatsRandomPlayAtOnce(String text) {
        Game game = Games.parse(text);
        Rng rng = new Rng(5);
        int wins = 0;
        for (int seed = 0; seed < 10; seed++) {
            Position position = game.start(seed);
            try (Agent agent = AGENTS.parse("zero(simulations=8)").create(game, seed)) {
                while (position.result() == Result.ONGOING) {
                    int move = position.sideToMove() == seed % 2
                            ? agent.pick(position)
                            : position.playoutMove(rng, Policy.RANDOM);
                    position.make(move);
                    agent.played(move);
                }
            }
            if (position.result() == Result.win(seed % 2)) wins++;
        }
        assertThat(wins).isGreaterThanOrEqualTo(9);
    }

    /** Without simulations the network alone decides. */
    @Test
    void playsByTheGuessAlone() {
        Path file = trained(GAME, 2);
        Position position = GAME.start(1);
        try (Agent agent = player(GAME, file, "simulations=0")) {
            Choice choice = agent.choose(position, Thinking.unwatched());
            for (Choice.RootMove root : choice.rootMoves())
                assertThat(root.prior())
                        .isLessThanOrEqualTo(choice.rootMoves().get(0).prior());
        }
    }

    /** Rounded to 16 bits, a network guesses and judges almost as before. */
    @Test
    void aShippedNetworkIsAlmostTheSame() throws IOException {
        PolicyValueNet net =
                new PolicyValueNet(GAME.inputs().words(), GAME.moveRows().count(), 16, 8);
        Rng rng = new Rng(4);
        for (float[] part : net.parts) for (int i = 0; i < part.length; i++) part[i] = (float) (rng.real() - 0.5);
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        ShipZero.write(file, net);
        PolicyValueNet read =
                Shipped.read(new ByteArrayInputStream(file.toByteArray()), GAME.inputs(), GAME.moveRows());
        Position position = GAME.start(1);
        int[] moves = GAME.moves(position);
        float[] before = new float[moves.length];
        float[] after = new float[moves.length];
        double value =
                new Evaluator(net, GAME.inputs(), GAME.moveRows()).evaluate(position, moves, moves.length, before);
        assertThat(new Evaluator(read, GAME.inputs(), GAME.moveRows()).evaluate(position, moves, moves.length, after))
                .isEqualTo(value, within(0.02));
        for (int i = 0; i < moves.length; i++) assertThat(after[i]).isEqualTo(before[i], within(0.02f));
    }

    @Test
    void refusesWhatItCannotDo() {
        Path file = trained(GAME, 2);
        assertThatThrownBy(() -> AGENTS.parse("zero").create(Games.parse("katarenga(size=5)"), 1))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("has learned nothing");
        assertThatThrownBy(() -> player(GAME, file, "search=gumbel, time=1s"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("give simulations");
        assertThatThrownBy(() -> player(GAME, file, "search=gumbel, c=2"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("search=puct");
        assertThatThrownBy(() -> player(Games.parse("onitama(size=7)"), file, "c=2"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("which is not");
        assertThatThrownBy(() -> new Trainer(training("zero", Games.parse("onitama(size=9)"), 10, 2), 1, ROOM))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("networks know boards of up to");
    }
}
