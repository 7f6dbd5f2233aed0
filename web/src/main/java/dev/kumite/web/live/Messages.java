package dev.kumite.web.live;

import dev.kumite.web.view.FindingsView;
import dev.kumite.web.view.LiveGameView;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Messages of a live connection, told apart by their {@code type}. */
final class Messages {
    private Messages() {}

    record LiveGameMessage(String type, LiveGameView liveGame) {
        static LiveGameMessage of(LiveGameView liveGame) {
            return new LiveGameMessage("liveGame", liveGame);
        }
    }

    record ThinkingMessage(String type, int ply, int side, String agent, FindingsView choice) {
        static ThinkingMessage of(int ply, int side, String agent, FindingsView choice) {
            return new ThinkingMessage("thinking", ply, side, agent, choice);
        }
    }

    record AnalysisMessage(String type, int ply, String position, String agent, FindingsView choice, boolean done) {
        static AnalysisMessage of(int ply, String position, String agent, FindingsView choice, boolean done) {
            return new AnalysisMessage("analysis", ply, position, agent, choice, done);
        }
    }

    /**
     * A review.
     *
     * @param values for side 0, before each ply and after the last one
     * @param moves what is said of each move, once all positions were searched
     * @param accuracy of each side in per cent, null without a move of it
     * @param thresholds the loss in points from which on a move is called so
     */
    record ReviewMessage(
            String type,
            String agent,
            int done,
            int of,
            List<Double> values,
            List<ReviewedMove> moves,
            List<@Nullable Double> accuracy,
            Map<String, Integer> thresholds) {
        static ReviewMessage of(String agent, int done, int of, List<Double> values, List<ReviewedMove> moves) {
            return new ReviewMessage(
                    "review",
                    agent,
                    done,
                    of,
                    List.copyOf(values),
                    moves,
                    Arrays.asList(accuracy(moves, 0), accuracy(moves, 1)),
                    Assessment.thresholds());
        }

        private static @Nullable Double accuracy(List<ReviewedMove> moves, int side) {
            List<Double> losses = moves.stream()
                    .filter(move -> move.side() == side)
                    .map(ReviewedMove::loss)
                    .toList();
            return losses.isEmpty() ? null : Assessment.accuracy(losses);
        }
    }

    /** The review has ended before it was done. */
    record ReviewStoppedMessage(String type) {
        static ReviewStoppedMessage now() {
            return new ReviewStoppedMessage("reviewStopped");
        }
    }

    record ErrorMessage(String type, String error) {
        static ErrorMessage of(String error) {
            return new ErrorMessage("error", error);
        }
    }

    record GoneMessage(String type) {
        static GoneMessage now() {
            return new GoneMessage("gone");
        }
    }
}
