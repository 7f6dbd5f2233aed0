package dev.kumite.web.think;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Inspectable;
import java.util.ArrayList;
import java.util.List;

/** An agent with what it was told of its game. One thread at a time has it. */
final class Held {
    /** What a node takes in a search tree, and the least that a tree takes. */
    private static final long BYTES_PER_NODE = 48;

    private static final long SMALLEST_TREE = 1_500_000;

    final String key;
    final Agent agent;
    private final AgentMaker maker;
    private final List<Integer> told;
    private int thoughtAt = -1;
    private long bytes;

    Held(Question question) {
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
        if (agent instanceof Inspectable)
            bytes = Math.min(bytes, Math.max(SMALLEST_TREE, choice.held() * BYTES_PER_NODE));
    }

    long bytes() {
        return bytes;
    }

    String text() {
        return maker.text();
    }

    /** The moves that led to the position it thought about last; empty at the start, and before it thought. */
    List<Integer> thoughtAfter() {
        return thoughtAt < 0 ? List.of() : List.copyOf(told.subList(0, thoughtAt));
    }

    boolean hasThought() {
        return thoughtAt >= 0;
    }
}
