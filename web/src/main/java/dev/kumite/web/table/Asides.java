package dev.kumite.web.table;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Agents;
import dev.kumite.agents.Budget;
import dev.kumite.agents.Choice;
import dev.kumite.base.BadInput;
import dev.kumite.games.Position;
import dev.kumite.games.Result;
import dev.kumite.spec.Spec;
import dev.kumite.web.think.Allowance;
import dev.kumite.web.think.Answer;
import dev.kumite.web.think.Question;
import dev.kumite.web.view.FindingsView;
import dev.kumite.web.view.Refusal;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** What agents think beside the game: hints, analyses, reviews. */
public final class Asides {
    private static final String HELPER = "strong(time=1s)";
    private static final String REVIEWER = "strong(time=300ms)";
    private static final int MOST_WAITING = 200;

    private final Table table;
    private final int longest;

    /** @param longest seconds for thinking about one position */
    public Asides(Table table, int longest) {
        this.table = table;
        this.longest = longest;
    }

    private AgentMaker parse(@Nullable String agent, String otherwise) {
        Room room = table.room();
        if (room.thinkers().waiting() > MOST_WAITING)
            throw Refusal.tooMany("too many others wait for an agent to think; try again in a while");
        return room.allowance().parse(room.agents(), agent == null ? otherwise : agent, table.game());
    }

    /** A good move for whoever has the turn. */
    public CompletableFuture<FindingsView> hint(@Nullable String agent) {
        AgentMaker maker = parse(agent, HELPER);
        CompletableFuture<FindingsView> hint = new CompletableFuture<>();
        synchronized (table) {
            Position board = table.walk().board();
            if (board.result() != Result.ONGOING) throw Refusal.conflict("the game is over; there is no move to find");
            Question question =
                    table.question("hint", maker, table.room().allowance().nanos());
            table.room().thinkers().aside(question, new Answer() {
                @Override
                public void soFar(Choice choice) {
                    // A hint is one answer.
                }

                @Override
                public void done(Choice choice) {
                    hint.complete(FindingsView.of(question.game(), question.position(), choice));
                }

                @Override
                public void failed(String why) {
                    hint.completeExceptionally(Refusal.conflict(why));
                }
            });
        }
        return hint;
    }

    /** Begins to think about the board, whatever comes to be on it; {@code endless}: without the agent's own budget. */
    public void analyse(@Nullable String agent, boolean endless) {
        if (agent == null) throw new BadInput("'agent' is missing; as in {\"agent\": \"mcts(time=5s)\"}");
        AgentMaker maker = parse(agent, agent);
        long nanos =
                endless ? longest * 1_000_000_000L : table.room().allowance().nanos();
        AgentMaker thinker = endless ? without(table.room().agents(), maker, longest) : maker;
        table.analyse(new Analysis(table, thinker, nanos));
    }

    /** The same agent with all the time there is, under the name it was asked for by. */
    private static AgentMaker without(Agents agents, AgentMaker maker, int seconds) {
        AgentMaker bare =
                agents.parse(Spec.parse(maker.text()).without(Budget.NAMES).toString());
        return Allowance.with(agents, bare, Budget.TIME, seconds + "s").named(maker);
    }

    public void stopAnalysis() {
        table.analyse(null);
    }

    /** Goes through the game that was played, and names its mistakes. */
    public void review(@Nullable String agent) {
        AgentMaker maker = parse(agent, REVIEWER);
        synchronized (table) {
            table.review(new Review(table, maker));
        }
    }

    public void stopReview() {
        table.review(null);
    }
}
