package dev.kumite.web.live;

import dev.kumite.web.view.FindingsView;
import dev.kumite.web.view.LiveGameView;
import java.util.List;

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

    record AnalysisMessage(String type, int ply, String agent, FindingsView choice, boolean done) {
        static AnalysisMessage of(int ply, String agent, FindingsView choice, boolean done) {
            return new AnalysisMessage("analysis", ply, agent, choice, done);
        }
    }

    /** The values are those for side 0: before each ply, and after the last one. */
    record ReviewMessage(
            String type, String agent, int done, int of, List<Double> values, List<Mistakes.Mistake> mistakes) {
        static ReviewMessage of(String agent, int done, int of, List<Double> values, List<Mistakes.Mistake> mistakes) {
            return new ReviewMessage("review", agent, done, of, List.copyOf(values), mistakes);
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
