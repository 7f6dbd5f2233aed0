package dev.kumite.web.live;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Agents;
import dev.kumite.agents.Budget;
import dev.kumite.agents.Choice;
import dev.kumite.base.BadInput;
import dev.kumite.games.core.Result;
import dev.kumite.spec.Spec;
import dev.kumite.web.think.Allowance;
import dev.kumite.web.think.Answer;
import dev.kumite.web.think.Question;
import dev.kumite.web.view.FindingsView;
import dev.kumite.web.view.Refusal;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** Searches beside the game itself: hints, analyses and reviews. */
public final class BackgroundAnalysis {
    private static final String HELPER = "strong(time=1s)";
    private static final String REVIEWER = "strong(time=300ms)";
    private static final int MOST_WAITING = 200;

    private final LiveGame live;
    private final int longest;

    /** @param longest time limit for one position, in seconds */
    public BackgroundAnalysis(LiveGame live, int longest) {
        this.live = live;
        this.longest = longest;
    }

    private AgentMaker parse(@Nullable String agent, String otherwise) {
        ServerContext context = live.context();
        if (context.thinkers().waiting() > MOST_WAITING)
            throw Refusal.tooMany("too many searches are waiting; try again later");
        return context.allowance().parse(context.agents(), agent == null ? otherwise : agent, live.game());
    }

    /** A good move for the side to move. */
    public CompletableFuture<FindingsView> hint(@Nullable String agent) {
        AgentMaker maker = parse(agent, HELPER);
        Question question =
                live.question("hint", maker, live.context().allowance().nanos());
        if (question.position().result() != Result.ONGOING)
            throw Refusal.conflict("the game is over; there is no move to find");
        return answer(question).thenApply(choice -> FindingsView.of(question.game(), question.position(), choice));
    }

    /** The final answer to a question. */
    private CompletableFuture<Choice> answer(Question question) {
        CompletableFuture<Choice> answer = new CompletableFuture<>();
        live.context().thinkers().aside(question, new Answer() {
            @Override
            public void soFar(Choice choice) {
                // The final answer only.
            }

            @Override
            public void done(Choice choice) {
                answer.complete(choice);
            }

            @Override
            public void failed(String why) {
                answer.completeExceptionally(Refusal.conflict(why));
            }
        });
        return answer;
    }

    /**
     * Starts an analysis.
     *
     * @param endless replaces the agent's own budget by the time limit
     * @param ply the position after so many plies
     * @param moves the position after these moves from the start; without both, whatever is on the board, now and later
     */
    public void analyse(@Nullable String agent, boolean endless, @Nullable Integer ply, @Nullable List<String> moves) {
        if (agent == null) throw new BadInput("'agent' is missing; as in {\"agent\": \"mcts(time=5s)\"}");
        int last = live.state().plies().size();
        if (ply != null && (ply < 0 || ply > last))
            throw new BadInput("'ply' must be a whole number from 0 to " + last + ", the plies of this game");
        if (ply != null && moves != null) throw new BadInput("either 'ply' or 'moves' says which position, not both");
        List<Integer> line =
                moves != null ? new Variations(live).readLine(moves) : ply == null ? null : live.moves(ply);
        AgentMaker maker = parse(agent, agent);
        long nanos =
                endless ? longest * 1_000_000_000L : live.context().allowance().nanos();
        AgentMaker thinker = endless ? endless(live.context().agents(), maker) : maker;
        live.analyse(new Analysis(live, thinker, nanos, line));
    }

    /**
     * The same agent with the time limit as its only budget, under its original name; as it is where it needs a budget of
     * its own.
     */
    private AgentMaker endless(Agents agents, AgentMaker maker) {
        AgentMaker bare =
                agents.parse(Spec.parse(maker.text()).without(Budget.NAMES).toString());
        AgentMaker timed =
                live.context().allowance().limited(agents, Allowance.with(agents, bare, Budget.TIME, longest + "s"));
        try {
            Allowance.check(timed, live.game());
            return timed.named(maker);
        } catch (BadInput needsItsOwn) {
            return maker;
        }
    }

    public void stopAnalysis() {
        live.analyse(null);
    }

    /** Starts a review: every position of the game is searched, and every move is judged. */
    public void review(@Nullable String agent) {
        AgentMaker maker = parse(agent, REVIEWER);
        live.startReview(maker);
    }

    public void stopReview() {
        live.endReview();
    }

    /** Judges another move in place of the reviewed one with this number. */
    public CompletableFuture<Retry.Attempt> retry(@Nullable Integer ply, @Nullable String move) {
        Retry retry = new Retry(live, ply, move);
        return retry.known()
                .map(CompletableFuture::completedFuture)
                .orElseGet(() ->
                        answer(retry.question(parse(retry.agent(), REVIEWER))).thenApply(retry::judge));
    }
}
