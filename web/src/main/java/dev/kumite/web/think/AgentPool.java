package dev.kumite.web.think;

import dev.kumite.agents.Inspectable;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Agents between their moves, with what they remember. When they take too much memory those that have waited longest
 * are let go; whoever asks for one of them gets a new one.
 */
public final class AgentPool {
    private final long mostBytes;
    private final Map<String, Held> idle = new LinkedHashMap<>();
    private long bytes;

    public AgentPool(long mostBytes) {
        this.mostBytes = mostBytes;
    }

    /** The agent of this question, who is then nobody else's until he is given back. */
    Held take(Question question) {
        Held known = remove(question.key());
        if (known != null) {
            if (known.follow(question)) return known;
            known.agent.close();
        }
        return new Held(question);
    }

    void giveBack(Held held) {
        synchronized (this) {
            Held other = idle.put(held.key, held);
            bytes += held.bytes();
            if (other != null) letGo(other);
            Iterator<Held> longest = idle.values().iterator();
            while (bytes > mostBytes && idle.size() > 1) {
                Held gone = longest.next();
                longest.remove();
                letGo(gone);
            }
        }
    }

    private synchronized @Nullable Held remove(String key) {
        Held held = idle.remove(key);
        if (held != null) bytes -= held.bytes();
        return held;
    }

    private void letGo(Held held) {
        bytes -= held.bytes();
        held.agent.close();
    }

    /**
     * Lets all agents go whose keys begin so. When they were the last ones, nothing happens for a while: a good time to
     * give their memory back to the machine, which the virtual machine does when it collects garbage.
     */
    public void drop(String prefix) {
        if (dropped(prefix)) System.gc();
    }

    private synchronized boolean dropped(String prefix) {
        boolean some = false;
        Iterator<Held> all = idle.values().iterator();
        while (all.hasNext()) {
            Held held = all.next();
            if (!held.key.startsWith(prefix)) continue;
            all.remove();
            letGo(held);
            some = true;
        }
        return some && idle.isEmpty();
    }

    /**
     * A look into what an agent remembers.
     *
     * @param after the moves that led to the position it thought about
     */
    public record Memory(String agent, List<Integer> after, Inspectable.Glance glance) {}

    /** Looks after {@code path} from where the agent thought; empty while it thinks, or where it keeps no tree. */
    public Optional<Memory> look(String key, List<Integer> path) {
        Held held = remove(key);
        if (held == null) return Optional.empty();
        try {
            if (!held.hasThought() || !(held.agent instanceof Inspectable tree)) return Optional.empty();
            return tree.look(path).map(glance -> new Memory(held.text(), held.thoughtAfter(), glance));
        } finally {
            giveBack(held);
        }
    }
}
