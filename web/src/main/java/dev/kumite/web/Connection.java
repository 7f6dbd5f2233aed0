package dev.kumite.web;

import io.javalin.websocket.WsContext;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/** A live connection. A client that falls too far behind is cut off, and gets the state when it reconnects. */
final class Connection implements Consumer<String> {
    private static final int MOST_WAITING = 200;
    private static final int MOST_CHARACTERS = 2_000_000;
    private static final int REFUSED = 4000;
    private static final int TRY_AGAIN = 1013;
    private static final int PING_SECONDS = 20;

    private final Session session;
    private final AtomicLong waiting = new AtomicLong();

    Connection(WsContext context) {
        session = context.session;
        session.setMaxOutgoingFrames(MOST_WAITING);
        context.enableAutomaticPings(PING_SECONDS, TimeUnit.SECONDS);
    }

    @Override
    public void accept(String message) {
        if (!session.isOpen()) return;
        boolean behind = waiting.getAndAdd(message.length()) > MOST_CHARACTERS;
        if (behind) session.disconnect();
        else
            session.sendText(
                    message, Callback.from(() -> waiting.addAndGet(-message.length()), failed -> session.disconnect()));
    }

    /** Sends the reason and closes the connection, for good or with the request to try again later. */
    void refuse(String message, boolean forGood) {
        accept(message);
        session.close(forGood ? REFUSED : TRY_AGAIN, "see the last message", Callback.NOOP);
    }
}
