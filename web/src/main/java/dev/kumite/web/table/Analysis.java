package dev.kumite.web.table;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Choice;
import dev.kumite.games.Result;
import dev.kumite.web.think.Answer;
import dev.kumite.web.think.Question;
import dev.kumite.web.think.Search;
import dev.kumite.web.view.FindingsView;
import dev.kumite.web.view.Json;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An agent that thinks about whatever is on the board, until it is told to stop. Where others wait for a thread it takes
 * turns with them: it is interrupted after a while and goes on later with all it knows. Used under the table's lock.
 */
final class Analysis {
    private static final long TURN_NANOS = 2_000_000_000L;

    private final Table table;
    private final AgentMaker maker;
    private final long nanos;
    private @Nullable Round round;

    Analysis(Table table, AgentMaker maker, long nanos) {
        this.table = table;
        this.maker = maker;
        this.nanos = nanos;
    }

    /** Thinks about the board if that changed, and only while somebody watches. */
    void consider(boolean watched) {
        boolean wanted = watched && table.walk().board().result() == Result.ONGOING;
        Question question = wanted ? table.question("analysis", maker, nanos) : null;
        Round now = round;
        if (now != null && question != null && now.moves.equals(question.moves())) return;
        if (now != null) now.search().cancel();
        round = question == null ? null : new Round(question);
    }

    void stop() {
        if (round != null) round.search().cancel();
        round = null;
    }

    /** The thinking about one position. */
    private final class Round implements Answer {
        final List<Integer> moves;
        private final Question question;
        private long spent;
        private boolean interrupted;
        private Search search;

        Round(Question question) {
            this.question = question;
            this.moves = question.moves();
            this.search = table.room().thinkers().aside(question, this);
        }

        Search search() {
            return search;
        }

        @Override
        public void soFar(Choice choice) {
            tell(choice, false);
            synchronized (table) {
                if (interrupted
                        || choice.nanos() < TURN_NANOS
                        || !table.room().thinkers().othersWait()) return;
                interrupted = true;
                search.hurry();
            }
        }

        @Override
        public void done(Choice choice) {
            synchronized (table) {
                spent += choice.nanos();
                if (interrupted && round == this && spent < nanos) {
                    interrupted = false;
                    search = table.room().thinkers().aside(shorter(nanos - spent), this);
                    return;
                }
            }
            tell(choice, true);
        }

        private Question shorter(long left) {
            return new Question(
                    question.key(), maker, question.game(), question.position(), moves, question.seed(), left);
        }

        @Override
        public void failed(String why) {
            table.tell(Json.write(Messages.ErrorMessage.of(why)));
        }

        /** Nobody hears of a position that has just left the board. */
        private void tell(Choice choice, boolean done) {
            FindingsView findings = FindingsView.of(question.game(), question.position(), choice);
            String message = Json.write(Messages.AnalysisMessage.of(moves.size(), maker.text(), findings, done));
            synchronized (table) {
                if (round == this) table.tell(message);
            }
        }
    }
}
