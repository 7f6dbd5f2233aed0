package dev.kumite.web.think;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Inspectable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * An agent with the moves it has been told. One thread at a time owns it; others can leave a question about its tree,
 * which the owner answers at the next opportunity.
 */
final class PooledAgent {
    /** What a node takes in a search tree, and the least that a tree takes. */
    private static final long BYTES_PER_NODE = 48;

    private static final long SMALLEST_TREE = 1_500_000;

    final String key;
    final Agent agent;
    private final AgentMaker maker;
    private final List<Integer> told;
    private final Queue<Look> looks = new ConcurrentLinkedQueue<>();
    private int thoughtAt = -1;
    private long bytes;

    private record Look(List<Integer> path, CompletableFuture<Optional<Inspectable.Glance>> answer) {}

    PooledAgent(Question question) {
        key = question.key();
        maker = question.maker();
        agent = maker.create(question.game(), question.seed());
        told = new ArrayList<>(question.moves());
        bytes = Allowance.most(maker);
    }

    /** Tells the agent what was played since; false where it sits in another game, or moves were taken back. */
    boolean follow(Question question) {
        List<Integer> moves = question.moves();
        boolean sameGame = maker.text().equals(question.maker().text())
                && told.size() <= moves.size()
                && told.equals(moves.subList(0, told.size()));
        if (!sameGame) return false;
        for (int move : moves.subList(told.size(), moves.size())) {
            agent.played(move);
            told.add(move);
        }
        return true;
    }

    /** Trees grow with what they hold; everything else is counted with all it may take. */
    void thought(Choice choice) {
        thoughtAt = told.size();
        if (!(agent instanceof Inspectable)) return;
        long held = Math.max(SMALLEST_TREE, choice.held() * BYTES_PER_NODE);
        bytes = Allowance.isLimited(maker) ? Math.min(bytes, held) : held;
    }

    long bytes() {
        return bytes;
    }

    boolean hasTree() {
        return agent instanceof Inspectable;
    }

    /** What is known after these moves from where the agent thinks or thought; empty where its tree does not reach. */
    CompletableFuture<Optional<Inspectable.Glance>> ask(List<Integer> path) {
        Look look = new Look(path, new CompletableFuture<>());
        looks.add(look);
        return look.answer;
    }

    /** By the thread that has the agent. */
    void answerLooks() {
        for (Look look = looks.poll(); look != null; look = looks.poll()) look.answer.complete(seen(look.path));
    }

    private Optional<Inspectable.Glance> seen(List<Integer> path) {
        try {
            return agent instanceof Inspectable tree ? tree.look(path) : Optional.empty();
        } catch (Throwable broken) { // a plugin may throw what it does not declare
            return Optional.empty();
        }
    }

    /** Whether somebody waits for a look into its tree. */
    boolean isAsked() {
        return !looks.isEmpty();
    }

    /** The agent is of no more use, and neither is what it knows. */
    void close() {
        answerNothing();
        agent.close();
    }

    /** Nobody can look into its tree any more. */
    void answerNothing() {
        for (Look look = looks.poll(); look != null; look = looks.poll()) look.answer.complete(Optional.empty());
    }

    String text() {
        return maker.text();
    }

    /** The moves that led to the position it thought about last. */
    List<Integer> thoughtAfter() {
        return List.copyOf(told.subList(0, thoughtAt));
    }

    /** The moves that led to the position it thinks about. */
    List<Integer> told() {
        return List.copyOf(told);
    }

    boolean hasThought() {
        return thoughtAt >= 0;
    }
}
