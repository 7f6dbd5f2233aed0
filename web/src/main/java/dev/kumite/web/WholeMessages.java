package dev.kumite.web;

import dev.kumite.web.view.Json;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpHeaderValue;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.io.content.ByteBufferContentSource;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.Promise;
import org.eclipse.jetty.util.thread.Scheduler;

/**
 * Reads the whole body of a request before a thread handles it, and sends the response after that thread is free again:
 * a client that sends or reads very slowly holds no thread, and is cut off after a while.
 */
final class WholeMessages extends Handler.Wrapper {
    private static final int TIMEOUT = 408;
    private static final int TOO_LARGE = 413;

    private final Limits limits;
    private final Duration patience;

    /** @param patience time limit for a whole body */
    WholeMessages(Limits limits, Duration patience) {
        this.limits = limits;
        this.patience = patience;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        long length = request.getHeaders().getLongField(HttpHeader.CONTENT_LENGTH);
        boolean body = length > 0 || request.getHeaders().contains(HttpHeader.TRANSFER_ENCODING);
        if (!body) return pass(request, response, callback);
        int most = limits.bytes(Request.getPathInContext(request));
        if (length > most) tooLarge(most, response, callback);
        else take(most, request, response, callback);
        return true;
    }

    private void take(int most, Request request, Response response, Callback callback) {
        Scheduler.Task late = request.getComponents()
                .getScheduler()
                .schedule(
                        () -> request.fail(new TimeoutException("the body came too slowly")),
                        patience.toMillis(),
                        TimeUnit.MILLISECONDS);
        Promise.Invocable<byte[]> taken = new Promise.Invocable<>() {
            @Override
            public void succeeded(byte[] bytes) {
                late.cancel();
                Request whole = new Taken(request, bytes);
                request.getComponents().getExecutor().execute(() -> work(whole, response, callback));
            }

            @Override
            public void failed(Throwable failure) {
                late.cancel();
                refuse(failure, most, response, callback);
            }

            @Override
            public InvocationType getInvocationType() {
                return InvocationType.NON_BLOCKING;
            }
        };
        Content.Source.asByteArrayAsync(request, most, taken);
    }

    private void work(Request request, Response response, Callback callback) {
        try {
            if (!pass(request, response, callback)) Response.writeError(request, response, callback, 404);
        } catch (Exception e) {
            Response.writeError(request, response, callback, e);
        }
    }

    private boolean pass(Request request, Response response, Callback callback) throws Exception {
        String path = Request.getPathInContext(request);
        boolean live = request.getHeaders().contains(HttpHeader.UPGRADE)
                && (path.endsWith("/live") || path.equals(LitamaRoutes.PATH));
        if (live) return super.handle(request, response, callback);
        Answer answer = new Answer(request, response);
        return super.handle(request, answer, Callback.from(() -> answer.send(callback), callback::failed));
    }

    private void refuse(Throwable failure, int most, Response response, Callback callback) {
        if (failure instanceof TimeoutException || failure.getCause() instanceof TimeoutException)
            complain(
                    response,
                    TIMEOUT,
                    "the request's body took longer than " + patience.toSeconds() + " seconds",
                    callback);
        else if (failure instanceof EOFException) callback.failed(failure);
        else tooLarge(most, response, callback);
    }

    private static void tooLarge(int most, Response response, Callback callback) {
        complain(response, TOO_LARGE, "the request is too large; at most " + most + " bytes", callback);
    }

    private static void complain(Response response, int status, String line, Callback callback) {
        response.setStatus(status);
        response.getHeaders()
                .put(HttpHeader.CONTENT_TYPE, "application/json")
                .put(HttpHeader.CONNECTION, HttpHeaderValue.CLOSE);
        byte[] body = Json.write(new Replies.Complaint(line)).getBytes(StandardCharsets.UTF_8);
        response.write(true, ByteBuffer.wrap(body), callback);
    }

    /** A request whose body has been read. */
    private static final class Taken extends Request.Wrapper {
        private final Content.Source body;

        Taken(Request request, byte[] bytes) {
            super(request);
            body = new ByteBufferContentSource(ByteBuffer.wrap(bytes));
        }

        @Override
        public Content.Chunk read() {
            return body.read();
        }

        @Override
        public void demand(Runnable onContent) {
            body.demand(onContent);
        }

        @Override
        public void fail(Throwable failure) {
            body.fail(failure);
        }
    }

    /** Buffers the response until it is complete. */
    private static final class Answer extends Response.Wrapper {
        private final Bytes kept = new Bytes();

        Answer(Request request, Response response) {
            super(request, response);
        }

        @Override
        public void write(boolean last, ByteBuffer bytes, Callback callback) {
            kept.take(bytes);
            callback.succeeded();
        }

        @Override
        public void reset() {
            kept.reset();
            super.reset();
        }

        void send(Callback callback) {
            getWrapped().write(true, kept.all(), callback);
        }
    }

    private static final class Bytes extends ByteArrayOutputStream {
        synchronized void take(ByteBuffer bytes) {
            byte[] part = new byte[bytes.remaining()];
            bytes.get(part);
            writeBytes(part);
        }

        synchronized ByteBuffer all() {
            return ByteBuffer.wrap(buf, 0, count);
        }
    }
}
