package dev.kumite.cli.web;

import com.fasterxml.jackson.databind.JsonNode;
import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Thinking;
import dev.kumite.base.BadInput;
import dev.kumite.base.Unavailable;
import dev.kumite.cli.console.Console;
import dev.kumite.cli.option.AgentsOption;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.web.litama.LitamaClient;
import dev.kumite.web.litama.LitamaHall;
import dev.kumite.web.litama.LitamaState;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code kumite litama URL}. */
@Command(
        name = "litama",
        description = {
            "Let an agent play Onitama on a Litama server, anybody's or another Kumite's: create a match",
            "or join one (docs/litama.md). Ends when the match does."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  kumite litama ws://127.0.0.1:5864/litama --create --agent 'strong(time=1s)'",
            "  kumite litama ws://127.0.0.1:5864/litama --join 5f4dcc3b5aa765d61d8327de --agent greedy"
        })
public final class LitamaCommand implements Runnable {
    @Parameters(index = "0", paramLabel = "URL", description = "The server, such as ws://127.0.0.1:5864/litama.")
    private String url = "";

    private static final class Entry {
        @Option(names = "--create", required = true, description = "Create a match, and wait for an opponent.")
        private boolean create;

        @Option(names = "--join", required = true, paramLabel = "ID", description = "Join this match.")
        private @Nullable String match;
    }

    @ArgGroup(exclusive = true, multiplicity = "1")
    private Entry entry = new Entry();

    @Option(
            names = "--agent",
            paramLabel = "SPEC",
            completionCandidates = AgentsOption.Names.class,
            description = "The agent that plays; default: strong(time=1s).")
    private String spec = "strong(time=1s)";

    @Option(names = "--name", paramLabel = "NAME", description = "The player's name; default: Kumite.")
    private String name = "Kumite";

    @Mixin
    private final AgentsOption agents = new AgentsOption();

    private final Console console;
    private final Game game = Games.parse(LitamaHall.GAME);
    private @Nullable Agent agent;
    private @Nullable Position known;
    private int heard;

    public LitamaCommand(Console console) {
        this.console = console;
    }

    @Override
    public void run() {
        if (!name.matches("\\S{1,40}")) throw new BadInput("--name: must be a word of at most 40 characters");
        AgentMaker maker = agents.parse("--agent", spec);
        maker.create(game, 1).close();
        try (LitamaClient server = LitamaClient.connect(url)) {
            String asked = entry.match;
            JsonNode entered = server.enter(asked == null ? "create " + name : "join " + asked + " " + name);
            String match = asked == null ? entered.path("matchId").asText() : asked;
            say((entry.create ? "Created" : "Joined") + " the match " + match + ".");
            play(
                    server,
                    maker,
                    match,
                    entered.path("token").asText(),
                    entered.path("index").asInt());
        } finally {
            if (agent != null) agent.close();
        }
    }

    private void say(String line) {
        console.line(line);
        console.out().flush();
    }

    private void play(LitamaClient server, AgentMaker maker, String match, String token, int index) {
        server.send("spectate " + match);
        int answered = -1;
        while (true) {
            JsonNode message = server.next();
            String type = message.path("messageType").asText();
            if (type.equals("error"))
                throw Unavailable.permanently(
                        "the server refused: " + message.path("error").asText());
            if (!type.equals("state")) continue;
            LitamaState state = LitamaState.read(message);
            if (state.ended()) {
                say(result(state, index));
                return;
            }
            boolean ours = state.inProgress() && state.indices().getOrDefault(state.currentTurn(), -1) == index;
            if (!ours || answered == state.moves().size()) continue;
            answered = state.moves().size();
            String move = choose(maker, state);
            if (move.isEmpty()) continue;
            say(state.currentTurn() + " plays " + move);
            server.send("move " + match + " " + token + " " + move.replace(':', ' '));
        }
    }

    private static String result(LitamaState state, int index) {
        int winner = state.indices().getOrDefault(state.winner(), -1);
        return winner < 0
                ? "The match ended without a winner."
                : winner == index ? "Won as " + state.winner() + "." : "Lost; " + state.winner() + " won.";
    }

    /** The agent's move, or nothing where there is none that Litama can write: the server passes then. */
    private String choose(AgentMaker maker, LitamaState state) {
        Position position = state.position(game);
        Agent player = follow(maker, state, position);
        String move = game.notation()
                .writeMove(
                        position,
                        player.choose(position.copy(), Thinking.unwatched()).move());
        heard = state.moves().size();
        known = position;
        return move.matches("[a-z]+:[a-e][1-5][a-e][1-5]") ? move : "";
    }

    /** The agent of this game, told of the moves since its last one; a new one where they do not lead here. */
    private Agent follow(AgentMaker maker, LitamaState state, Position position) {
        Agent player = agent;
        Position before = known;
        if (player != null && before != null && heard <= state.moves().size())
            try {
                List<String> moves = state.moves().subList(heard, state.moves().size());
                List<Integer> read = new ArrayList<>();
                for (String text : moves) {
                    int move = game.notation().readMove(before, text);
                    before.make(move);
                    read.add(move);
                }
                if (game.notation().write(before).equals(game.notation().write(position))) {
                    read.forEach(player::played);
                    return player;
                }
            } catch (BadInput other) {
                // Another server writes its moves in another way: the agent begins anew.
            }
        if (player != null) player.close();
        Agent made = maker.create(game, System.nanoTime());
        agent = made;
        return made;
    }
}
