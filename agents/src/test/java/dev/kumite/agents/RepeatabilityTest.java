package dev.kumite.agents;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.base.JavaCommand;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The same seed gives the same moves and statistics: twice in a row, and in another process. */
class RepeatabilityTest {
    private static final List<String> AGENTS = List.of(
            "random",
            "greedy",
            "heuristic",
            "heuristic(rule=zemlin)",
            "minimax(depth=2)",
            "alphabeta(depth=4)",
            "alphabeta(nodes=3k)",
            "flatmc(playouts=20)",
            "olets(iterations=500)");

    /** What another process prints. */
    public static void main(String[] args) {
        transcript().forEach(System.out::println);
    }

    /** Everything but the time of the first choices of each agent against itself. */
    private static List<String> transcript() {
        List<String> lines = new ArrayList<>();
        for (Game game : Sample.smallGames()) for (String text : AGENTS) lines.addAll(game(game, text));
        return lines;
    }

    private static List<String> game(Game game, String text) {
        AgentMaker maker = Agents.shipped().parse(text);
        assertThat(maker.repeatable()).isTrue();
        List<String> lines = new ArrayList<>();
        try (Agent first = maker.create(game, 11);
                Agent second = maker.create(game, 12)) {
            Position position = game.start(5);
            for (int ply = 0; ply < 8 && position.result() == Result.ONGOING; ply++) {
                Choice choice = (ply % 2 == 0 ? first : second).choose(position, Thinking.unwatched());
                lines.add(game.name() + " " + text + " " + withoutTime(choice));
                position.make(choice.move());
                first.played(choice.move());
                second.played(choice.move());
            }
        }
        return lines;
    }

    private static String withoutTime(Choice choice) {
        return choice.toString().replaceFirst("nanos=\\d+", "");
    }

    @Test
    void twiceInARow() {
        assertThat(transcript()).isEqualTo(transcript());
    }

    @Test
    @Tag("slow")
    void inAnotherProcess() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(JavaCommand.of(RepeatabilityTest.class))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).isZero();
        assertThat(printed.lines().toList()).isEqualTo(transcript());
    }
}
