package dev.kumite.web.table;

import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.lab.store.StoredSitting;
import dev.kumite.web.view.PositionView;
import dev.kumite.web.view.TableView;
import dev.kumite.web.view.TableView.ThinkingView;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Tables as they are shown. */
final class TableViews {
    private TableViews() {}

    static TableView of(
            Game game, StoredSitting state, Walk walk, @Nullable ThinkingView thinking, @Nullable String trouble) {
        return new TableView(
                state.id(),
                state.title(),
                Instant.ofEpochMilli(state.created()).toString(),
                state.game(),
                state.seats(),
                PositionView.sideNames(game),
                state.start(),
                state.plies().size(),
                PositionView.of(game, walk.board()),
                state.board() == 0
                        ? null
                        : walk.history().get(state.board() - 1).shape(),
                walk.history(),
                state.board(),
                thinking,
                state.paused(),
                state.pace(),
                Walk.end(game, walk.outcome()),
                trouble,
                state.version());
    }

    static TableView.Line line(StoredSitting state) {
        Game game = Games.parse(state.game());
        return new TableView.Line(
                state.id(),
                state.title(),
                state.game(),
                state.seats(),
                state.plies().size(),
                Walk.end(game, Walk.outcome(game, state)),
                Instant.ofEpochMilli(state.created()).toString(),
                Instant.ofEpochMilli(state.changed()).toString());
    }
}
