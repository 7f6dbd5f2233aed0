package dev.kumite.selftest;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpTimeoutException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** {@code kumite serve} in a process of its own, at a port that is free. */
final class Served implements AutoCloseable {
    private static final Pattern ADDRESS = Pattern.compile("http://127\\.0\\.0\\.1:[0-9]+");
    private static final ObjectMapper JSON = new ObjectMapper();

    private final Path place;
    private final Process process;
    private final String address;
    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    Served(Workshop workshop, Path place) throws IOException, InterruptedException, TimeoutException {
        this.place = place;
        process = workshop.start(place, List.of("serve", "--port", "0", "--no-browser", "--store", "kumite.db"));
        address = awaitAddress();
    }

    private String awaitAddress() throws IOException, InterruptedException, TimeoutException {
        long start = System.nanoTime();
        while (true) {
            Matcher said = ADDRESS.matcher(Files.readString(place.resolve("out")));
            if (said.find()) return said.group();
            if (process.waitFor(10, TimeUnit.MILLISECONDS)) throw new IOException("the server ended: " + log());
            if (System.nanoTime() - start > TimeUnit.SECONDS.toNanos(Workshop.PATIENCE_SECONDS)) {
                kill();
                throw new TimeoutException("the server did not start in " + Workshop.PATIENCE_SECONDS + " s");
            }
        }
    }

    /** What it wrote about things that broke. */
    String log() throws IOException {
        return Files.readString(place.resolve("err")).strip();
    }

    /** Any request, as bytes or without a body. */
    HttpResponse<String> send(String method, String path, byte @Nullable [] body)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address + path))
                .timeout(Duration.ofSeconds(Workshop.PATIENCE_SECONDS))
                .header("Content-Type", "application/json");
        request.method(method, body == null ? BodyPublishers.noBody() : BodyPublishers.ofByteArray(body));
        try {
            return client.send(request.build(), BodyHandlers.ofString());
        } catch (HttpTimeoutException e) {
            throw e;
        } catch (IOException e) {
            // The server may close a connection that another request has used, just when this one takes it.
            return client.send(request.build(), BodyHandlers.ofString());
        }
    }

    /** The answer to a request that should be understood. */
    JsonNode ask(String method, String path, @Nullable Object body) throws IOException, InterruptedException {
        HttpResponse<String> response = send(method, path, body == null ? null : JSON.writeValueAsBytes(body));
        if (response.statusCode() >= 300)
            throw new IllegalStateException(
                    method + " " + path + " gave " + response.statusCode() + ": " + response.body());
        return JSON.readTree(response.body());
    }

    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /** Ends it as Ctrl-C does. */
    @Override
    public void close() throws TimeoutException {
        process.destroy();
        boolean ended = false;
        try {
            ended = process.waitFor(Workshop.PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            process.destroyForcibly();
        }
        if (!ended) throw new TimeoutException("the server did not end in " + Workshop.PATIENCE_SECONDS + " s");
    }
}
