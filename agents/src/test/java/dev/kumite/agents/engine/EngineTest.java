package dev.kumite.agents.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Agents;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Forfeit;
import dev.kumite.agents.Thinking;
import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Position;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Kumite's side of the dialogue with an engine, which is a small shell script here. */
@Tag("slow")
class EngineTest {
    private static final Game GAME = Games.parse("onitama(deal=ox+boar/horse+elephant/crab, first=blue)");

    /** Answers the first legal move, and notes its process. */
    private static final String FIRST = """
            echo $$ >> pids
            while read -r line; do case "$line" in
              ugi) echo "option name LegalMoves type check default true"; echo ugiok;;
              isready) echo readyok;;
              legal*) set -- $line; move=$2;;
              go*) echo "bestmove $move";;
              quit) exit;;
            esac; done
            """;

    @TempDir
    Path folder = Path.of("");

    private EngineSetup setup(String script, List<String> games, Map<String, String> options) throws IOException {
        Files.writeString(folder.resolve("bot.sh"), script, StandardCharsets.UTF_8);
        return new EngineSetup(
                "bot", List.of("sh", "bot.sh"), folder, games, options, true, TimeUnit.SECONDS.toNanos(60));
    }

    private AgentMaker maker(String script, String text) throws IOException {
        return Agents.shipped()
                .with(List.of(new EngineType(setup(script, List.of(), Map.of()))))
                .parse(text);
    }

    private List<Long> pids() throws IOException {
        return Files.readAllLines(folder.resolve("pids")).stream()
                .map(Long::parseLong)
                .toList();
    }

    @Test
    void theRecordedDialogueIsSpokenWordForWord() throws IOException {
        try (var recorded = Objects.requireNonNull(EngineTest.class.getResourceAsStream("dialogue.txt"))) {
            Files.write(folder.resolve("dialogue.txt"), recorded.readAllBytes());
        }
        String replay = """
                exec 3<dialogue.txt
                while read -r mark line <&3; do case $mark in
                  '<') echo "$line";;
                  '>') read -r heard
                    case "$heard" in
                      "$line"|legal*|board*) ;;
                      *) echo "expected '$line', heard '$heard'" >&2; exit 7;;
                    esac;;
                esac; done
                read -r rest
                """;
        AgentMaker maker = Agents.shipped()
                .with(List.of(new EngineType(setup(replay, List.of(), Map.of("Hash", "32")))))
                .parse("bot(depth=3, nodes=500)");
        try {
            converse(maker);
        } catch (Forfeit forfeit) {
            throw new AssertionError(Files.readString(folder.resolve("bot.stderr.log")), forfeit);
        }
    }

    private static void converse(AgentMaker maker) {
        Position position = GAME.start(1);
        try (Agent agent = maker.create(GAME, 7)) {
            Choice first = agent.choose(position, Thinking.unwatched());
            assertThat(GAME.notation().writeMove(position, first.move())).isEqualTo("boar:b1b2");
            assertThat(first.depth()).isEqualTo(3);
            assertThat(first.nodes()).isEqualTo(300);
            assertThat(first.value()).isCloseTo(-0.1003, org.assertj.core.data.Offset.offset(0.001));
            assertThat(first.line()).hasSize(2);
            for (int move : first.line()) {
                agent.played(move);
                position.make(move);
            }
            Choice second = agent.choose(position, Thinking.unwatched());
            assertThat(GAME.notation().writeMove(position, second.move())).isEqualTo("ox:b2b3");
            assertThat(second.winIn()).hasValue(3);
        }
        try (Agent agent = maker.create(GAME, 8)) {
            Position red = GAME.notation().read("R:Ba1,b1,Mc1,d1,e1:Ra5,b5,Mc5,d5,e5:ox+boar/horse+elephant/crab");
            int move = agent.choose(red, Thinking.unwatched()).move();
            assertThat(GAME.notation().writeMove(red, move)).isEqualTo("horse:a5a4");
        }
    }

    @Test
    void oneProcessPlaysGameAfterGameAndIsReplacedWhenItFails() throws Exception {
        AgentMaker maker = maker(FIRST, "bot(nodes=1)");
        for (int game = 0; game < 3; game++)
            try (Agent agent = maker.create(GAME, game)) {
                assertThat(agent.choose(GAME.start(1), Thinking.unwatched()).move())
                        .isEqualTo(GAME.moves(GAME.start(1))[0]);
            }
        assertThat(pids()).hasSize(1);
        try (Agent agent = maker.create(GAME, 3)) {
            ProcessHandle process = ProcessHandle.of(pids().get(0)).orElseThrow();
            process.destroyForcibly();
            process.onExit().get(1, TimeUnit.MINUTES);
            assertThatThrownBy(() -> agent.choose(GAME.start(1), Thinking.unwatched()))
                    .isInstanceOf(Forfeit.class)
                    .hasMessage("it ended by itself with exit code 137; its standard error is in "
                            + folder.resolve("bot.stderr.log"));
        }
        maker.create(GAME, 4).close();
        assertThat(pids()).hasSize(2);
    }

    @Test
    void anImprovedProgramIsNotPlayedByAProcessOfTheOldOne() throws IOException {
        AgentMaker maker = maker(FIRST, "bot(nodes=1)");
        maker.create(GAME, 1).close();
        String old = maker.meaning(GAME);
        assertThat(maker.meaning(GAME)).isEqualTo(old);
        maker.create(GAME, 2).close();
        assertThat(pids()).hasSize(1);
        Files.writeString(folder.resolve("bot.sh"), "# improved\n" + FIRST, StandardCharsets.UTF_8);
        assertThat(maker.meaning(GAME)).isNotEqualTo(old);
        maker.create(GAME, 3).close();
        assertThat(pids()).hasSize(2);
    }

    /** Each of these takes a second to be ended. */
    @Test
    void nobodyWaitsForTheEndOfIdleEngines() throws Exception {
        String stubborn = FIRST.replace("quit) exit", "quit) echo >> asked") + "sleep 1000\n";
        EngineType type = new EngineType(setup(stubborn, List.of(), Map.of()));
        AgentMaker maker = Agents.shipped().with(List.of(type)).parse("bot(nodes=1)");
        List<Agent> agents = new ArrayList<>();
        for (int game = 0; game < 4; game++) agents.add(maker.create(GAME, game));
        agents.forEach(Agent::close);
        FutureTask<Boolean> ending = new FutureTask<>(() -> type.endIdle(0), true);
        Thread housekeeping = new Thread(ending, "idle-engines");
        housekeeping.start();
        while (!Files.exists(folder.resolve("asked"))) Thread.onSpinWait();
        try (Agent agent = maker.create(GAME, 4)) {
            assertThat(ending).as("the end of the others").isNotDone();
            assertThat(agent.choose(GAME.start(1), Thinking.unwatched()).move())
                    .isEqualTo(GAME.moves(GAME.start(1))[0]);
        }
        housekeeping.join();
        type.endIdle(0);
        awaitTheirEnd();
    }

    @Test
    void aStoppedEngineAnswersWithWhatItHas() throws IOException {
        String thinker = FIRST.replace("go*) echo \"bestmove $move\"", "stop) echo \"bestmove $move\"");
        Thinking thinking = Thinking.unwatched();
        thinking.stop();
        try (Agent agent = maker(thinker, "bot(nodes=1)").create(GAME, 1)) {
            assertThat(agent.choose(GAME.start(1), thinking).move()).isEqualTo(GAME.moves(GAME.start(1))[0]);
        }
    }

    @Test
    void anEngineThatDoesNotHearStopLosesTheGameAndItsProcess() throws Exception {
        Thinking thinking = Thinking.unwatched();
        thinking.stop();
        try (Agent agent = maker(FIRST.replace("echo \"bestmove $move\"", ":"), "bot(nodes=1)")
                .create(GAME, 1)) {
            assertThatThrownBy(() -> agent.choose(GAME.start(1), thinking))
                    .isInstanceOfSatisfying(
                            Forfeit.class,
                            forfeit -> assertThat(forfeit.ending()).isEqualTo(Ending.OVERTIME))
                    .hasMessageContaining("no move within a second after 'stop'");
        }
        awaitTheirEnd();
    }

    private void awaitTheirEnd() throws IOException {
        for (long pid : pids())
            ProcessHandle.of(pid)
                    .ifPresent(
                            left -> left.onExit().orTimeout(1, TimeUnit.MINUTES).join());
    }

    @Test
    void whatItPrintsToStandardErrorIsInTheLog() throws IOException {
        AgentMaker maker = maker("echo oh dear >&2; read -r line; exit 3", "bot");
        assertThatThrownBy(() -> maker.create(GAME, 1)).hasMessageContaining("exit code 3; its standard error is in");
        assertThat(folder.resolve("bot.stderr.log")).content().contains("oh dear");
    }

    @Test
    void gamesAndOptionsThatDoNotFitAreRefused() throws IOException {
        EngineType type = new EngineType(setup(FIRST, List.of("checkers"), Map.of("Hash", "1")));
        AgentMaker maker = Agents.shipped().with(List.of(type)).parse("bot");
        assertThatThrownBy(() -> maker.create(GAME, 1))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("plays checkers, not onitama");
        assertThatThrownBy(() -> maker.create(Games.parse("checkers"), 1))
                .isInstanceOf(BadInput.class)
                .hasMessage("the engine 'bot' has no option 'Hash'; it has LegalMoves");
    }

    @Test
    void onlyAFileMakesAnEngineRepeatableAndNeverWithAClock() throws IOException {
        assertThat(maker(FIRST, "bot(nodes=10)").repeatable()).isTrue();
        assertThat(maker(FIRST, "bot(depth=10)").repeatable()).isTrue();
        assertThat(maker(FIRST, "bot").repeatable()).isFalse();
        assertThat(maker(FIRST, "bot(nodes=10, time=1s)").repeatable()).isFalse();
    }

    @Test
    void aNameThatIsTakenIsRefused() throws IOException {
        EngineType type = new EngineType(setup(FIRST, List.of(), Map.of()));
        Agents agents = Agents.shipped().with(List.of(type));
        assertThatThrownBy(() -> agents.with(List.of(type))).hasMessageContaining("already an agent 'bot'");
        assertThatThrownBy(() -> agents.parse("bot(command=touch)"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("has no option 'command'");
    }
}
