package dev.kumite.lab.ugi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.agents.Agents;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Our agents as engines. */
class SessionTest {
    private final BlockingQueue<String> said = new LinkedBlockingQueue<>();

    private Session session(String game, String agent) {
        Game played = Games.parse(game);
        Agents agents = Agents.shipped();
        return new Session(played, played.start(3), agents, agents.parse(agent), 3, said::add);
    }

    private String next() throws InterruptedException {
        return Objects.requireNonNull(said.poll(1, TimeUnit.MINUTES), "nothing was said");
    }

    private String bestMove() throws InterruptedException {
        String line = next();
        while (!line.startsWith("bestmove ")) line = next();
        return line.substring("bestmove ".length());
    }

    @Test
    void theRecordedDialogueIsAnsweredWordForWord() throws IOException, InterruptedException {
        List<String> lines;
        try (var in = Objects.requireNonNull(SessionTest.class.getResourceAsStream("dialogue.txt"))) {
            lines = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        }
        try (Session session = session("onitama", "alphabeta(depth=2)")) {
            for (String line : lines)
                if (line.startsWith("> ")) session.hear(line.substring(2));
                else if (line.startsWith("< ")) assertThat(likeRecorded(next())).matches(said -> matches(line, said));
        }
        assertThat(said).isEmpty();
    }

    private static String likeRecorded(String line) {
        return line.replaceAll("(nodes|nps|time) [0-9]+", "$1 N");
    }

    private static boolean matches(String recorded, String line) {
        String wanted = recorded.substring(2);
        return wanted.endsWith("*") ? line.startsWith(wanted.substring(0, wanted.length() - 1)) : line.equals(wanted);
    }

    @ParameterizedTest
    @CsvSource({
        "onitama, random",
        "'onitama(size=7)', 'mcts(iterations=50)'",
        "katarenga, 'greedy'",
        "katarenga(rules=published), 'greedy'",
        "checkers, 'strong(memory=64k)'",
        "onitama, 'schulz-mcts(iterations=20)'"
    })
    void everyKindOfAgentPlaysEveryGame(String text, String agent) throws InterruptedException {
        Game game = Games.parse(text);
        try (Session session = session(text, agent)) {
            List<String> moves = new ArrayList<>();
            for (String go : List.of("go nodes 30", "go depth 2", "go movetime 20", "go p1time 500 p2time 500", "go")) {
                session.hear("position startpos" + (moves.isEmpty() ? "" : " moves " + String.join(" ", moves)));
                session.hear(agent.startsWith("strong") && go.equals("go") ? "go nodes 30" : go);
                moves.add(bestMove());
            }
            var position = game.start(3);
            for (String move : moves) position.make(game.notation().readMove(position, move));
        }
    }

    @Test
    void anEndlessSearchAnswersOnlyWhenItIsStopped() throws InterruptedException {
        try (Session session = session("checkers", "random")) {
            session.hear("position startpos");
            session.hear("go infinite");
            session.hear("isready");
            String line = next();
            while (!line.equals("readyok")) {
                assertThat(line).doesNotStartWith("bestmove");
                line = next();
            }
            session.hear("stop");
            assertThat(bestMove()).contains("-");
        }
    }

    @Test
    void infoLinesComeWhileItThinks() throws InterruptedException {
        try (Session session = session("onitama", "mcts(memory=8m)")) {
            session.hear("position startpos");
            session.hear("go infinite");
            for (int i = 0; i < 3; i++) assertThat(next()).matches("info depth [0-9]+ score .* pv \\S+.*");
            session.hear("stop");
            assertThat(bestMove()).contains(":");
        }
    }

    @Test
    void theClockOfTheProcessorEndsASearchToo() throws InterruptedException {
        try (Session session = session("onitama", "strong(memory=1m)")) {
            session.hear("setoption name Clock value cpu");
            session.hear("position startpos");
            session.hear("go movetime 50");
            assertThat(bestMove()).contains(":");
        }
    }

    @Test
    void theSameSeedGivesTheSameGamesAndANewGameAnother() throws InterruptedException {
        List<String> first = new ArrayList<>();
        List<String> again = new ArrayList<>();
        for (List<String> moves : List.of(first, again))
            try (Session session = session("checkers", "random")) {
                session.hear("setoption name Seed value 5");
                for (int game = 0; game < 8; game++) {
                    session.hear("uginewgame");
                    session.hear("position startpos");
                    session.hear("go");
                    moves.add(bestMove());
                }
            }
        assertThat(again).isEqualTo(first);
        assertThat(first.stream().distinct()).hasSizeGreaterThan(1);
    }
}
