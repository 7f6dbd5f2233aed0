package dev.kumite.web.think;

import dev.kumite.agents.AgentMaker;
import dev.kumite.games.Game;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * Agents made once for a game and let go again, because some options are only found wrong when the two meet. One at a
 * time: each may take its whole memory at once. An agent that has passed is not tried again soon, for filling its tables
 * with zeros can take longer than all else that a new game needs.
 */
final class Trials {
    private static final int REMEMBERED = 200;

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
        synchronized (this) {
            maker.create(game, 0).close();
        }
        passed.add(trial);
    }
}
