package dev.kumite.agents.ntuple;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.kumite.agents.Agent;
import dev.kumite.agents.Agents;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Thinking;
import dev.kumite.agents.learn.Exhibition;
import dev.kumite.agents.learn.KnowledgeFiles;
import dev.kumite.agents.learn.Trainer;
import dev.kumite.agents.learn.Training;
import dev.kumite.agents.ntuple.NetworkEvaluation.Shipped;
import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.games.evaluation.Evaluation;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** From training to playing: the network in its file, as an agent and as an evaluation of others. */
class NTupleTest {
    private static final Agents AGENTS = Agents.shipped();
    private static final Game ONITAMA = Games.parse("onitama");

    @TempDir
    private static Path folder;

    /** A little knowledge of Onitama. */
    private static Path file;

    @BeforeAll
    static void train() {
        file = folder.resolve("onitama.kn");
        train(ONITAMA, "ntuple", 1500, file);
    }

    private static Trainer trainer(Game game, String agent) {
        return new Trainer(new Training(AGENTS.parse(agent), game, null, 1000, Map.of(), 5), 1, 0);
    }

    private static void train(Game game, String agent, int games, Path out) {
        Trainer trainer = trainer(game, agent);
        trainer.train(games, Trainer.Progress.NONE);
        trainer.save(out);
    }

    private static Choice choice(String agent, Game game, Position position) {
        try (Agent player = AGENTS.parse(agent).create(game, 1)) {
            return player.choose(position, Thinking.unwatched());
        }
    }

    @Test
    void aLittleTrainingBeatsMaterialAtTheSameDepth() {
        int wins = 0;
        for (int number = 0; number < 20; number++)
            if (winner("ntuple(file=" + file + ", depth=2)", "alphabeta(depth=2, eval=material)", number)) wins++;
        assertThat(wins).isGreaterThan(14);
    }

    /** Whether the first agent wins a game; every opening is played with both colours. */
    private static boolean winner(String first, String second, int number) {
        int side = number & 1;
        Position position = ONITAMA.start(number >> 1);
        try (Agent one = AGENTS.parse(first).create(ONITAMA, number);
                Agent two = AGENTS.parse(second).create(ONITAMA, number)) {
            for (int ply = 0; ply < 300 && position.result() == Result.ONGOING; ply++)
                position.make((position.sideToMove() == side ? one : two).pick(position));
        }
        return Result.winner(position.result()) == side;
    }

    @Test
    void theAgentIsAlphaBetaWithTheNetworkAsItsEvaluation() {
        Position position = ONITAMA.start(3);
        Choice own = choice("ntuple(file=" + file + ", depth=3)", ONITAMA, position);
        Choice other = choice("alphabeta(depth=3, eval=ntuple@" + file + ")", ONITAMA, position);
        assertThat(own.move()).isEqualTo(other.move());
        assertThat(own.score()).isEqualTo(other.score());
        assertThat(own.nodes()).isEqualTo(other.nodes());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "minimax(depth=1, eval=%s)",
                "alphabeta(depth=2, eval=%s)",
                "strong(depth=3, eval=%s)",
                "olets(iterations=50, eval=%s)",
                "mcts(iterations=50, cutoff=2, cutoffeval=%s, cutoffvalue=squash)",
                "rave(iterations=50, cutoff=2, cutoffeval=%s)",
            })
    void anyAgentThatJudgesPositionsMayUseIt(String agent) {
        Position position = ONITAMA.start(3);
        Choice choice = choice(agent.formatted("ntuple@" + file), ONITAMA, position);
        assertThat(ONITAMA.moves(position)).contains(choice.move());
        assertThat(choice.value()).isBetween(-1.0, 1.0);
    }

    @Test
    void scoresSquashBackToTheNetworksValues() {
        NTupleLearner learner = (NTupleLearner)
                KnowledgeFiles.load(file, new NTupleType(), ONITAMA, 0).learner();
        Evaluation evaluation = ONITAMA.evaluation("ntuple@" + file);
        Rng rng = new Rng(1);
        for (int seed = 1; seed <= 30; seed++) {
            Position position = ONITAMA.start(seed);
            while (position.result() == Result.ONGOING) {
                int score = evaluation.score(position);
                assertThat(Math.abs(score)).isLessThan(Evaluation.LIMIT);
                assertThat(evaluation.squash(score)).isCloseTo(learner.exactValue(position), within(0.02));
                assertThat(learner.value(position)).isEqualTo(evaluation.squash(score));
                int[] moves = ONITAMA.moves(position);
                position.make(moves[rng.below(moves.length)]);
            }
        }
    }

    /** Blue's hand and board on the left, mirrored on the right: ox and horse, eel and cobra are mirror images. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "deal=ox+eel/horse+cobra/tiger, first=blue | deal=horse+cobra/ox+eel/tiger, first=blue",
                "deal=ox+eel/horse+cobra/tiger, first=blue | deal=horse+cobra/ox+eel/tiger, first=red",
                "deal=ox+eel/monkey+boar/tiger, first=red  | deal=monkey+boar/ox+eel/tiger, first=blue",
            })
    void symmetricPositionsAreWorthTheSame(String one, String two) {
        Evaluation evaluation = ONITAMA.evaluation("ntuple@" + file);
        int score = evaluation.score(Games.parse("onitama(" + one + ")").start(1));
        assertThat(score).isNotZero();
        assertThat(evaluation.score(Games.parse("onitama(" + two + ")").start(1)))
                .isEqualTo(score);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "onitama",
                "katarenga(size=5)",
                "checkers",
                "onitama(size=9)",
                "katarenga(size=9)",
                "katarenga(rules=published)"
            })
    @Tag("slow")
    void theSameSeedWritesTheSameBytesAlsoWhenItWasStopped(String text) throws IOException {
        Game game = Games.parse(text);
        Path whole = folder.resolve("whole.kn");
        Path stopped = folder.resolve("stopped.kn");
        train(game, "ntuple(epsilon=0.2)", 3, whole);
        train(game, "ntuple(epsilon=0.2)", 2, stopped);
        assertThat(Files.mismatch(whole, stopped)).isNotEqualTo(-1);
        Training training = new Training(AGENTS.parse("ntuple(epsilon=0.2)"), game, null, 1000, Map.of(), 5);
        Trainer resumed = Trainer.resume(training, 1, 0, stopped);
        resumed.train(3, Trainer.Progress.NONE);
        resumed.save(stopped);
        assertThat(Files.mismatch(whole, stopped)).isEqualTo(-1);
    }

    @Test
    void itLearnsFromGamesAgainstOthersToo() {
        Training training = new Training(
                AGENTS.parse("ntuple(ahead=2)"),
                ONITAMA,
                AGENTS.parse("random"),
                40,
                Map.of(AGENTS.parse("random"), 10),
                5);
        Trainer trainer = new Trainer(training, 1, 0);
        trainer.train(80, Trainer.Progress.NONE);
        List<Exhibition> history = trainer.knowledge().history();
        assertThat(history).hasSize(2);
        assertThat(history.get(1).winRate()).isGreaterThan(0.6);
        assertThat(trainer.learner().size().known()).isPositive();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "onitama(size=7) | strong(eval=ntuple@FILE)     | knows onitama, which is not onitama(size=7)",
                "checkers        | alphabeta(eval=ntuple@FILE)  | knows onitama, which is not checkers",
                "checkers        | ntuple(file=FILE)            | knows onitama, which is not checkers",
                "onitama         | alphabeta(eval=ntuple@none)  | there is no knowledge file 'none'",
                "onitama         | alphabeta(eval=material@FILE) | the evaluation 'material' has no weights to read from",
                "onitama         | tdlambda(file=FILE)          | holds what 'ntuple' has learned, not 'tdlambda'",
                "onitama         | ntuple(file=FILE, lambda=1)  | 'lambda' belongs to kumite train",
                "katarenga       | ntuple                       | no network for katarenga ships with Kumite",
                "katarenga       | strong(eval=ntuple)          | no network for katarenga ships with Kumite",
            })
    void whatDoesNotFitIsRefused(String game, String agent, String why) {
        String text = agent.replace("FILE", file.toString());
        assertThatThrownBy(() -> AGENTS.parse(text).create(Games.parse(game), 1))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(why);
    }

    @Test
    void whatShipsIsWhatWasTrained() throws IOException {
        NetworkEvaluation trained = (NetworkEvaluation) ONITAMA.evaluation("ntuple@" + file);
        Tuples tuples = new Tuples(ONITAMA.patterns());
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ShipNetwork.write(trained, tuples, bytes);
        NetworkEvaluation read = Shipped.read(new ByteArrayInputStream(bytes.toByteArray()), tuples);
        assertThat(read.weights()).isEqualTo(trained.weights());
    }

    /** It stands in for a file: by its name alone, for every deck of the board that it was trained on. */
    @Test
    void aNetworkForOnitamaShips() {
        Game all = Games.parse("onitama(deck=base+sensei+promo)");
        Position position = all.start(3);
        Choice own = choice("ntuple(depth=2)", all, position);
        Choice other = choice("alphabeta(depth=2, eval=ntuple)", all, position);
        assertThat(own.move()).isEqualTo(other.move());
        assertThat(own.score()).isEqualTo(other.score());
        assertThat(all.evaluation("ntuple").score(position)).isNotZero();
    }

    @Test
    void aDamagedNetworkIsRefused() throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        bytes[bytes.length / 2] ^= 1;
        Path damaged = Files.write(folder.resolve("damaged.kn"), bytes);
        assertThatThrownBy(() -> ONITAMA.evaluation("ntuple@" + damaged))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("is damaged");
    }
}
