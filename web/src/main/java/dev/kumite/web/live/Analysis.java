package dev.kumite.web.live;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Choice;
import dev.kumite.games.core.Result;
import dev.kumite.web.think.Answer;
import dev.kumite.web.think.Question;
import dev.kumite.web.think.Search;
import dev.kumite.web.view.FindingsView;
import dev.kumite.web.view.Json;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An analysis of one position, or of whatever is on the board, until it is stopped. While other searches wait for a
 * thread it takes turns with them: it is interrupted after a while and later continues with everything it has learned.
 * Guarded by the game's lock.
 */
final class Analysis {
    private static final long TURN_NANOS = 2_000_000_000L;

    private final LiveGame live;
    private final AgentMaker maker;
    private final long nanos;
    private final @Nullable List<Integer> line;
    private @Nullable Round round;
    private String told = "";

    /** Follows the board unless {@code line} names a position: that after these moves from the start of the game. */
    Analysis(LiveGame live, AgentMaker maker, long nanos, @Nullable List<Integer> line) {
        this.live = live;
        this.line = line;
        this.maker = maker;
        this.nanos = nanos;
    }

    /** Restarts the search if the board has changed; searches only while someone is watching. */
    void consider(boolean watched) {
        Question about = watched ? question() : null;
        Question question = about != null && about.position().result() == Result.ONGOING ? about : null;
        Round now = round;
        if (now != null && question != null && now.moves.equals(question.moves())) return;
        if (now != null) now.search().cancel();
        told = "";
        round = question == null ? null : new Round(question);
    }

    private Question question() {
        return line == null ? live.question("analysis", maker, nanos) : live.question("analysis", maker, nanos, line);
    }

    /** What was found last, for somebody who has just come; empty if nothing was. */
    String told() {
        return told;
    }

    void stop() {
        if (round != null) round.search().cancel();
        round = null;
    }

    /** The search of one position. */
    private final class Round implements Answer {
        final List<Integer> moves;
        private final Question question;
        private long spent;
        private boolean interrupted;
        private Search search;

        Round(Question question) {
            this.question = question;
            this.moves = question.moves();
            this.search = live.context().thinkers().aside(question, this);
        }

        Search search() {
            return search;
        }

        @Override
        public void soFar(Choice choice) {
            tell(choice, false);
            live.locked(() -> {
                boolean keeps = choice.nanos() < TURN_NANOS
                        || !live.context().thinkers().othersWait();
                if (interrupted || keeps) return;
                interrupted = true;
                search.hurry();
            });
        }

        @Override
        public void done(Choice choice) {
            live.locked(() -> {
                spent += choice.nanos();
                if (interrupted && round == this && spent < nanos) {
                    interrupted = false;
                    search = live.context().thinkers().aside(shorter(nanos - spent), this);
                } else {
                    tell(choice, true);
                }
            });
        }

        private Question shorter(long left) {
            return new Question(
                    question.key(), maker, question.game(), question.position(), moves, question.seed(), left);
        }

        @Override
        public void failed(String why) {
            live.tell(Json.write(Messages.ErrorMessage.of(why)));
        }

        /** Results for a position that has just left the board are dropped. */
        private void tell(Choice choice, boolean done) {
            FindingsView findings = FindingsView.of(question.game(), question.position(), choice);
            String message = Json.write(Messages.AnalysisMessage.of(
                    moves.size(), question.game().notation().write(question.position()), maker.text(), findings, done));
            live.locked(() -> {
                if (round != this) return;
                told = message;
                live.tell(message);
            });
        }
    }
}
