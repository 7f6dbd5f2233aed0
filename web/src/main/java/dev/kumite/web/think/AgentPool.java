package dev.kumite.web.think;

import dev.kumite.agents.Inspectable;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Agents between their moves, with what they remember. When they take too much memory, those idle longest are
 * discarded; whoever asks for one of them gets a new one.
 */
public final class AgentPool {
    private final long mostBytes;
    private final Consumer<PooledAgent> parting;
    private final Consumer<Runnable> watched;
    private final Set<String> lookedInto = new HashSet<>();
    private final Map<String, PooledAgent> idle = new LinkedHashMap<>();
    private final Map<String, PooledAgent> busy = new HashMap<>();
    private long bytes;

    /**
     * @param parting lets an agent go, on a thread that may wait
     * @param watched does what asks an agent, on such a thread
     */
    AgentPool(long mostBytes, Consumer<PooledAgent> parting, Consumer<Runnable> watched) {
        this.mostBytes = mostBytes;
        this.parting = parting;
        this.watched = watched;
    }

    /** The agent of this question, who is then nobody else's until he is given back. */
    PooledAgent take(Question question) {
        PooledAgent known = remove(question.key());
        if (known != null && !known.follow(question)) {
            parting.accept(known);
            known = null;
        }
        PooledAgent held = known == null ? new PooledAgent(question) : known;
        synchronized (this) {
            busy.put(held.key, held);
        }
        return held;
    }

    void giveBack(PooledAgent held) {
        held.answerLooks();
        synchronized (this) {
            busy.remove(held.key, held);
            PooledAgent other = idle.put(held.key, held);
            if (held.isAsked()) watched.accept(() -> lookInto(held));
            bytes += held.bytes();
            if (other != null) letGo(other);
            Iterator<PooledAgent> longest = idle.values().iterator();
            while (bytes > mostBytes && idle.size() > 1) {
                PooledAgent gone = longest.next();
                longest.remove();
                letGo(gone);
            }
        }
    }

    /** An agent that broke is nobody's any more. */
    void discard(PooledAgent held) {
        forget(held);
        parting.accept(held);
    }

    /** An agent that does not come back is not waited for. */
    synchronized void forget(PooledAgent held) {
        busy.remove(held.key, held);
        held.answerNothing();
    }

    /** By a thread that the watch sees: it waits for whoever looks into the agent's tree just now. */
    private synchronized @Nullable PooledAgent remove(String key) {
        try {
            while (lookedInto.contains(key)) wait();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return null;
        }
        PooledAgent held = idle.remove(key);
        if (held != null) bytes -= held.bytes();
        return held;
    }

    private void letGo(PooledAgent held) {
        bytes -= held.bytes();
        parting.accept(held);
    }

    /** Lets all agents go whose keys begin so. */
    public synchronized void drop(String prefix) {
        Iterator<PooledAgent> all = idle.values().iterator();
        while (all.hasNext()) {
            PooledAgent held = all.next();
            if (!held.key.startsWith(prefix)) continue;
            all.remove();
            letGo(held);
        }
    }

    /**
     * An agent with a tree.
     *
     * @param after the moves that led to the position it thinks or thought about
     * @param thinking whether it is at work on it
     */
    public record Memory(String key, String agent, List<Integer> after, boolean thinking) {}

    /** The tree of the agent with this key, if it has one that anything is known of. */
    public synchronized Optional<Memory> memory(String key) {
        PooledAgent thinks = busy.get(key);
        if (thinks != null && thinks.hasTree()) return Optional.of(new Memory(key, thinks.text(), thinks.told(), true));
        PooledAgent thought = idle.get(key);
        if (thought == null || !thought.hasTree() || !thought.hasThought()) return Optional.empty();
        return Optional.of(new Memory(key, thought.text(), thought.thoughtAfter(), false));
    }

    /** Looks after {@code path} from there: at once, or when the search comes to report. */
    public synchronized CompletableFuture<Optional<Inspectable.Glance>> look(Memory memory, List<Integer> path) {
        PooledAgent thinks = busy.get(memory.key);
        if (thinks != null && thinks.told().equals(memory.after)) return thinks.ask(path);
        PooledAgent thought = idle.get(memory.key);
        if (thought == null || !thought.hasThought() || !thought.thoughtAfter().equals(memory.after))
            return CompletableFuture.completedFuture(Optional.empty());
        CompletableFuture<Optional<Inspectable.Glance>> answer = thought.ask(path);
        watched.accept(() -> lookInto(thought));
        return answer;
    }

    /** Answers what was asked of an agent between its moves; nobody else uses it meanwhile, and others need not wait. */
    private void lookInto(PooledAgent held) {
        synchronized (this) {
            if (!held.equals(idle.get(held.key)) || !lookedInto.add(held.key)) return;
        }
        try {
            held.answerLooks();
        } finally {
            synchronized (this) {
                lookedInto.remove(held.key);
                notifyAll();
            }
        }
    }
}
