package dev.kumite.web.view;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A live game without its picture and its history.
 *
 * @param position the position on the board
 * @param moves the legal moves there
 * @param lastMove the move that led to it, or null
 * @param thinking the agent that thinks about the next move, or null
 * @param clock how much time is left, or null if there is no clock
 */
public record BriefGame(
        String id,
        long version,
        int plies,
        int cursor,
        String position,
        int sideToMove,
        List<String> moves,
        @Nullable String lastMove,
        @Nullable String thinking,
        LiveGameView.@Nullable ClockView clock,
        LiveGameView.@Nullable OverView over,
        @Nullable String trouble) {
    public static BriefGame of(LiveGameView live) {
        return new BriefGame(
                live.id(),
                live.version(),
                live.plies(),
                live.cursor(),
                live.now().position(),
                live.now().sideToMove(),
                live.now().moves().stream().map(MoveView::move).toList(),
                live.lastMove() == null ? null : live.lastMove().move(),
                live.thinking() == null ? null : live.thinking().agent(),
                live.clock(),
                live.over(),
                live.trouble());
    }
}
