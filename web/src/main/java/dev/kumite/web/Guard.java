package dev.kumite.web;

import dev.kumite.web.live.Guest;
import dev.kumite.web.live.Sharing;
import dev.kumite.web.view.Refusal;
import io.javalin.http.Context;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Access control. A page of another site, open in the same browser, must not use this server: requests have to name the
 * server in {@code Host}, which rules out DNS rebinding, and in {@code Origin} if a page sends them. A server that
 * other machines can reach also requires a token: its own, which opens everything, or that of a link to a game.
 */
final class Guard {
    private static final String API = "/api/";
    private static final List<String> LOOPBACK = List.of("127.0.0.1", "localhost", "[::1]");
    private static final int UNAUTHORISED = 401;
    private static final int TOO_LARGE = 413;
    private static final int WRONG_TYPE = 415;

    private final boolean open;
    private final Limits limits;
    private final StoreHolder holder;
    private final @Nullable String token;
    private final Predicate<Guest> admitted;

    /** @param admitted whether a guest's link still holds */
    Guard(String host, Limits limits, Predicate<Guest> admitted, StoreHolder holder) {
        this.holder = holder;
        this.admitted = admitted;
        this.open = !loopback(host);
        this.limits = limits;
        this.token = open ? newToken() : null;
    }

    private static boolean loopback(String host) {
        try {
            return InetAddress.getByName(host).isLoopbackAddress();
        } catch (UnknownHostException e) {
            return false;
        }
    }

    private static String newToken() {
        byte[] bytes = new byte[18];
        new SecureRandom().nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** The required token, or null if only this machine can reach the server. */
    @Nullable
    String token() {
        return token;
    }

    void check(Context request) {
        checkHost(request);
        checkOrigin(request);
        checkBody(request);
        if (request.path().startsWith(API) || request.path().equals(LitamaRoutes.PATH)) checkToken(request);
        holder.check(request.method().name(), request.path());
    }

    /** With a token, the host may have any name; without one, only the names of this machine are accepted. */
    private void checkHost(Context request) {
        String host = request.header("Host");
        if (host == null) throw Refusal.of(400, "the request does not say which host it is for");
        if (!open && !LOOPBACK.contains(nameOf(host)))
            throw Refusal.forbidden("this server answers to 127.0.0.1 and localhost only, not to '" + host + "'");
    }

    private static String nameOf(String host) {
        int colon = host.lastIndexOf(':');
        boolean port = colon > host.lastIndexOf(']');
        return (port ? host.substring(0, colon) : host).toLowerCase(Locale.ROOT);
    }

    private static void checkOrigin(Context request) {
        String origin = request.header("Origin");
        if (origin != null && !origin.equals("http://" + request.header("Host")))
            throw Refusal.forbidden("pages of other sites may not use this server");
        boolean foreign = "cross-site".equals(request.header("Sec-Fetch-Site"));
        if (foreign && request.path().startsWith(API))
            throw Refusal.forbidden("pages of other sites may not use this server");
    }

    private void checkBody(Context request) {
        int most = limits.bytes(request.path());
        if (request.contentLength() > most)
            throw Refusal.of(TOO_LARGE, "the request is too large; at most " + most + " bytes");
        boolean changes =
                List.of("POST", "PUT", "PATCH").contains(request.method().name());
        String type = request.contentType();
        if (changes && type != null && !type.toLowerCase(Locale.ROOT).startsWith("application/json"))
            throw Refusal.of(WRONG_TYPE, "a request's body must be JSON, with the content type application/json");
    }

    private void checkToken(Context request) {
        String header = request.header("Authorization");
        String query = request.queryParam("token");
        Optional<Guest> guest = guest(header, query);
        if (guest.isPresent()) {
            if (!admitted.test(guest.get())) throw Sharing.withdrawn();
            GuestAccess.check(guest.get(), request.method().name(), request.path());
            return;
        }
        String shown = shown(header, query);
        if (token != null && (shown == null || !same(token, shown)))
            throw Refusal.of(UNAUTHORISED, "a token is needed: the one in the address that 'kumite serve' printed");
    }

    private static @Nullable String shown(@Nullable String header, @Nullable String query) {
        if (header == null) return query;
        return header.startsWith("Bearer ") ? header.substring("Bearer ".length()) : header;
    }

    /** Who shows the token of a link, in the header {@code Authorization} or in the query. */
    static Optional<Guest> guest(@Nullable String header, @Nullable String query) {
        String shown = shown(header, query);
        return shown == null ? Optional.empty() : Guest.of(shown);
    }

    private static boolean same(String a, String b) {
        return MessageDigest.isEqual(a.getBytes(StandardCharsets.UTF_8), b.getBytes(StandardCharsets.UTF_8));
    }
}
