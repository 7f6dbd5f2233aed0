package dev.kumite.web.think;

import dev.kumite.agents.AgentMaker;
import dev.kumite.games.Game;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * Creates each new agent once on trial, because some options prove wrong only when agent and game meet. One at a time:
 * each may take its whole memory at once. An agent that has passed is not checked again soon, since filling its tables
 * with zeros can take longer than everything else that a new game needs.
 */
final class AgentCheck {
    private static final int REMEMBERED = 200;
    private static final int PATIENCE_MILLIS = 60_000;
    private static final int GRACE_MILLIS = 2_000;
    private static final int MOST_WAITING = 20;
    private static final Crew CREW = new Crew(1, "trial", GRACE_MILLIS);

    private final Set<String> passed = Collections.synchronizedSet(Collections.newSetFromMap(new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Boolean> eldest) {
            return size() > REMEMBERED;
        }
    }));

    void check(AgentMaker maker, Game game) {
        String trial = game.text() + " " + maker.text() + " " + Allowance.most(maker);
        if (passed.contains(trial)) return;
        passed.add(CREW.ask(
                () -> {
                    maker.create(game, 0).close();
                    return trial;
                },
                PATIENCE_MILLIS,
                MOST_WAITING,
                "making '" + maker.text() + "'"));
    }
}
