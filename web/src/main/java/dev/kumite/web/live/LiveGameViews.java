package dev.kumite.web.live;

import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.lab.store.StoredLiveGame;
import dev.kumite.web.view.LiveGameView;
import dev.kumite.web.view.LiveGameView.OfferView;
import dev.kumite.web.view.PositionView;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** LiveGames as they are shown. */
final class LiveGameViews {
    private LiveGameViews() {}

    static LiveGameView of(
            Game game,
            StoredLiveGame state,
            Sharing sharing,
            GameHistory history,
            AgentTurns turns,
            Timekeeper timekeeper) {
        return new LiveGameView(
                state.id(),
                state.title(),
                Instant.ofEpochMilli(state.created()).toString(),
                state.game(),
                state.seats(),
                sharing.names(),
                sharing.offered(),
                PositionView.sideNames(game),
                state.start(),
                state.plies().size(),
                PositionView.of(game, history.board()),
                state.board() == 0
                        ? null
                        : history.plies().get(state.board() - 1).shape(),
                history.plies(),
                state.board(),
                history.captured(),
                turns.view(),
                state.paused(),
                state.pace(),
                offer(state),
                timekeeper.view(),
                state.board() < state.plies().size() ? null : GameHistory.end(game, history.outcome()),
                turns.trouble(),
                state.version());
    }

    private static @Nullable OfferView offer(StoredLiveGame state) {
        StoredLiveGame.Offer waiting = state.offer();
        return waiting == null ? null : new OfferView(waiting.what(), waiting.side());
    }

    static LiveGameView.Line line(StoredLiveGame state, List<@Nullable String> names) {
        Game game = Games.parse(state.game());
        return new LiveGameView.Line(
                state.id(),
                state.title(),
                state.game(),
                state.seats(),
                names,
                state.plies().size(),
                GameHistory.end(game, GameHistory.outcome(game, state)),
                Instant.ofEpochMilli(state.created()).toString(),
                Instant.ofEpochMilli(state.changed()).toString());
    }
}
