package dev.kumite.web;

import dev.kumite.web.view.Refusal;
import java.util.HashSet;
import java.util.Set;

/** Counts the live connections of all routes together, against one limit. */
final class Connections {
    private final int most;
    private final Set<String> open = new HashSet<>();

    Connections(int most) {
        this.most = most;
    }

    /** Counts a connection, or refuses it at the limit. */
    synchronized void enter(String session) {
        if (open.size() >= most) throw Refusal.tooMany("there are " + most + " live connections already");
        open.add(session);
    }

    synchronized void leave(String session) {
        open.remove(session);
    }
}
