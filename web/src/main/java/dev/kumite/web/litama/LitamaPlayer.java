package dev.kumite.web.litama;

import com.fasterxml.jackson.databind.JsonNode;
import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Thinking;
import dev.kumite.base.BadInput;
import dev.kumite.base.Unavailable;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** An agent that plays a match on a Litama server. */
public final class LitamaPlayer implements AutoCloseable {
    private final Game game = Games.parse(LitamaHall.GAME);
    private final AgentMaker maker;
    private final Consumer<String> out;
    private @Nullable Agent agent;
    private @Nullable Position known;
    private int heard;

    /** @param out is told in lines what happens */
    public LitamaPlayer(AgentMaker maker, Consumer<String> out) {
        this.maker = maker;
        this.out = out;
        maker.create(game, 1).close();
    }

    /**
     * Plays a match to its end.
     *
     * @param name the player's name
     * @param asked the match to join; null creates one
     */
    public void play(String url, String name, @Nullable String asked) {
        try (LitamaClient server = LitamaClient.connect(url)) {
            JsonNode entered = server.enter(asked == null ? "create " + name : "join " + asked + " " + name);
            String match = asked == null ? entered.path("matchId").asText() : asked;
            out.accept((asked == null ? "Created" : "Joined") + " the match " + match + ".");
            play(
                    server,
                    match,
                    entered.path("token").asText(),
                    entered.path("index").asInt());
        }
    }

    @Override
    public void close() {
        if (agent != null) agent.close();
    }

    private void play(LitamaClient server, String match, String token, int index) {
        server.send("spectate " + match);
        int answered = -1;
        while (true) {
            JsonNode message = server.next();
            String type = message.path("messageType").asText();
            if (type.equals("error") && message.path("command").asText().equals("move")) {
                answered = -1; // the game has changed while the agent was thinking
                continue;
            }
            if (type.equals("error"))
                throw Unavailable.permanently(
                        "the server refused: " + message.path("error").asText());
            if (!type.equals("state")) continue;
            LitamaState state = LitamaState.read(message);
            if (state.ended()) {
                out.accept(result(state, index));
                return;
            }
            boolean ours = state.inProgress() && state.indices().getOrDefault(state.currentTurn(), -1) == index;
            if (!ours) answered = -1;
            if (!ours || answered == state.moves().size()) continue;
            answered = state.moves().size();
            String move = choose(state);
            if (move.isEmpty()) continue;
            out.accept(state.currentTurn() + " plays " + move);
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
    private String choose(LitamaState state) {
        Position position = state.position(game);
        Agent player = follow(state, position);
        String move = game.notation()
                .writeMove(
                        position,
                        player.choose(position.copy(), Thinking.unwatched()).move());
        heard = state.moves().size();
        known = position;
        return move.matches("[a-z]+:[a-e][1-5][a-e][1-5]") ? move : "";
    }

    /** The agent of this game, told of the moves since its last one; a new one where they do not lead here. */
    private Agent follow(LitamaState state, Position position) {
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
