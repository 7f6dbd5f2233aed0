package dev.kumite.agents.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Agents;
import dev.kumite.agents.Thinking;
import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Knowledge in files: whole or refused, and only for what it was trained for. */
class KnowledgeFilesTest {
    private static final Game GAME = Games.parse("onitama");
    private static final Agents AGENTS = Agents.shipped();
    private static final LearnerType TYPE = Training.type(AGENTS.parse("tdlambda"));

    @TempDir
    Path folder = Path.of("");

    private Path file = Path.of("");

    @BeforeEach
    void train() {
        file = folder.resolve("some.know");
        Training training = new Training(
                AGENTS.parse("tdlambda(alpha=0.02)"), GAME, null, 20, Map.of(AGENTS.parse("random"), 4), 9);
        Trainer trainer = new Trainer(training, 1, 4 << 20);
        trainer.train(40, Trainer.Progress.NONE);
        trainer.save(file);
    }

    @Test
    void aFileSaysHowItCameAbout() {
        Knowledge knowledge = KnowledgeFiles.head(file);
        assertThat(knowledge.agent()).isEqualTo("tdlambda(alpha=0.02)");
        assertThat(knowledge.game()).isEqualTo("onitama");
        assertThat(knowledge.columns()).isEqualTo(5);
        assertThat(knowledge.opponent()).isEqualTo("self");
        assertThat(knowledge.seed()).isEqualTo(9);
        assertThat(knowledge.games()).isEqualTo(40);
        assertThat(knowledge.history()).hasSize(2);
        assertThat(knowledge.history().get(1).trained()).isEqualTo(40);
        assertThat(knowledge.history().get(1).games()).isEqualTo(4);
    }

    @Test
    void anAgentPlaysByIt() {
        try (Agent agent = AGENTS.parse("tdlambda(file=" + file + ")").create(GAME, 1)) {
            assertThat(GAME.moves(GAME.start(1)))
                    .contains(agent.choose(GAME.start(1), Thinking.unwatched()).move());
        }
        assertThat(KnowledgeCache.read(file.toString(), TYPE, GAME))
                .as("read once")
                .isSameAs(KnowledgeCache.read(file.toString(), TYPE, GAME));
        assertThat(KnowledgeCache.live(file.toString(), TYPE, GAME, 8 << 20))
                .as("what goes on learning is another one")
                .isNotSameAs(KnowledgeCache.read(file.toString(), TYPE, GAME));
    }

    @ParameterizedTest
    @CsvSource({
        "tdlambda, onitama(size=7), 'knows onitama, which is not onitama(size=7); train one for this game and size'",
        "tdlambda, checkers, 'knows onitama, which is not checkers; train one for this game and size'",
        "q, onitama, 'holds what ''tdlambda'' has learned, not ''q''; write tdlambda(file='"
    })
    void anotherGameSizeOrLearnerIsRefused(String agent, String game, String complaint) {
        assertThatThrownBy(() -> AGENTS.parse(agent + "(file=" + file + ")").create(Games.parse(game), 1))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("some.know")
                .hasMessageContaining(complaint);
    }

    @Test
    void otherRulesAreAnotherGame() {
        Game paper = Games.parse("katarenga(layout=1)");
        Path learned = folder.resolve("katarenga.know");
        Training training =
                new Training(AGENTS.parse("tdlambda"), paper, null, 2, Map.of(AGENTS.parse("random"), 2), 1);
        Trainer trainer = new Trainer(training, 1, 8 << 20);
        trainer.train(2, Trainer.Progress.NONE);
        trainer.save(learned);
        AgentMaker player = AGENTS.parse("tdlambda(file=" + learned + ")");
        assertThatCode(() -> player.create(Games.parse("katarenga"), 1)).doesNotThrowAnyException();
        assertThatThrownBy(() -> player.create(Games.parse("katarenga(rules=published)"), 1))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("knows katarenga(layout=1), which is not katarenga(rules=published)");
    }

    @Test
    void otherCardsAreTheSameGame() {
        Game cards = Games.parse("onitama(cards=rabbit+cobra+rooster+tiger+monkey)");
        assertThatCode(() -> KnowledgeFiles.load(file, TYPE, cards, 8 << 20)).doesNotThrowAnyException();
    }

    @Test
    void anAgentWithoutKnowledgeSaysHowToGetSome() {
        assertThatThrownBy(() -> AGENTS.parse("qlambda").create(GAME, 1))
                .isInstanceOf(BadInput.class)
                .hasMessage("'qlambda' has learned nothing: train it with kumite train qlambda --game onitama --games "
                        + "100k --out FILE, then write qlambda(file=FILE)");
        assertThatThrownBy(() -> AGENTS.parse("qlambda(file=none.know)").create(GAME, 1))
                .isInstanceOf(BadInput.class)
                .hasMessage("there is no knowledge file 'none.know'; kumite train writes one");
        assertThatThrownBy(() -> AGENTS.parse("td(file=some, alpha=0.3)").create(GAME, 1))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("'td': 'alpha' belongs to kumite train");
    }

    @Test
    void onlyAFileThatIsMissingIsCalledMissing() {
        Path below = file.resolve("some.know");
        assertThatThrownBy(() -> AGENTS.parse("td(file=" + below + ")").create(GAME, 1))
                .isInstanceOf(BadInput.class)
                .hasMessage("the knowledge '" + below + "' cannot be read: Not a directory");
    }

    @Test
    void everyChangeOfAByteIsNoticed() throws IOException {
        byte[] sound = Files.readAllBytes(file);
        Path spoilt = folder.resolve("spoilt.know");
        for (int at = 0; at < sound.length; at += at < 150 ? 1 : 97) {
            byte[] changed = sound.clone();
            changed[at] ^= 0x10;
            Files.write(spoilt, changed);
            assertThatThrownBy(() -> KnowledgeFiles.load(spoilt, TYPE, GAME, 8 << 20))
                    .as("byte %d", at)
                    .isInstanceOf(BadInput.class);
        }
    }

    @Test
    void aFileThatIsCutShortOrTooLongIsDamaged() throws IOException {
        byte[] sound = Files.readAllBytes(file);
        Path spoilt = folder.resolve("spoilt.know");
        for (int length = 0; length <= sound.length + 1; length += length > 50 && length < sound.length - 20 ? 89 : 1) {
            if (length == sound.length) continue;
            Files.write(spoilt, Arrays.copyOf(sound, length));
            assertThatThrownBy(() -> KnowledgeFiles.load(spoilt, TYPE, GAME, 8 << 20))
                    .as("%d bytes", length)
                    .isInstanceOf(BadInput.class);
        }
    }

    @Test
    void foreignFilesAndOtherVersionsAreNamed() throws IOException {
        Path text = Files.writeString(folder.resolve("text"), "Not a knowledge file at all.\n");
        assertThatThrownBy(() -> KnowledgeFiles.head(text))
                .isInstanceOf(BadInput.class)
                .hasMessageEndingWith("is not a knowledge file of Kumite; kumite train writes one");
        byte[] bytes = Files.readAllBytes(file);
        ByteBuffer.wrap(bytes).putInt(8, 7);
        Path later = Files.write(folder.resolve("later"), bytes);
        assertThatThrownBy(() -> KnowledgeFiles.head(later))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("has format 7, this Kumite reads format 1; train again");
        assertThatThrownBy(() -> KnowledgeFiles.head(folder)).isInstanceOf(BadInput.class);
    }

    @Test
    void aFileThatCannotBeWrittenLeavesNothing() throws IOException {
        Knowledge knowledge = KnowledgeFiles.head(file);
        Learner learner = KnowledgeFiles.load(file, TYPE, GAME, 8 << 20).learner();
        Path nowhere = folder.resolve("none").resolve("x.know");
        assertThatThrownBy(() -> KnowledgeFiles.save(nowhere, knowledge, learner))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("cannot be written");
        KnowledgeFiles.save(folder.resolve("copy.know"), knowledge, learner);
        assertThat(Files.mismatch(file, folder.resolve("copy.know"))).isEqualTo(-1);
        try (var files = Files.list(folder)) {
            assertThat(files.filter(each -> each.toString().endsWith(".part"))).isEmpty();
        }
    }
}
