package dev.kumite.web;

import dev.kumite.web.view.Refusal;
import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/**
 * The page's files, from the jar, each packed once and known by a tag, so that a browser that has one need not load it
 * again. The property {@code kumite.page} names a folder to take them from instead, for those who work on the page.
 */
final class Pages {
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_-][A-Za-z0-9._-]*(/[A-Za-z0-9_-][A-Za-z0-9._-]*)*");
    private static final Pattern IMPORT_MAP =
            Pattern.compile("<script type=\"importmap\">(.*?)</script>", Pattern.DOTALL);
    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "json", "application/json",
            "svg", "image/svg+xml",
            "png", "image/png",
            "ico", "image/x-icon",
            "woff2", "font/woff2",
            "webmanifest", "application/manifest+json",
            "yaml", "application/yaml; charset=utf-8");
    private static final int NOT_MODIFIED = 304;

    private final @Nullable String folder = System.getProperty("kumite.page");
    private final Map<String, Asset> assets = new ConcurrentHashMap<>();

    /** A file ready to be sent. */
    private static final class Asset {
        final String type;
        final byte[] bytes;
        final byte[] packed;
        final String tag;
        final String policy;

        Asset(String name, byte[] bytes) {
            String ending = name.substring(name.lastIndexOf('.') + 1);
            type = TYPES.getOrDefault(ending, "application/octet-stream");
            policy = ending.equals("html") ? policy(new String(bytes, StandardCharsets.UTF_8)) : "";
            tag = "\"" + hash(bytes) + "\"";
            packed = packed(bytes);
            this.bytes = bytes;
        }
    }

    void index(Context request) {
        send(request, "index.html");
    }

    void file(Context request) {
        send(request, request.pathParam("file"));
    }

    private void send(Context request, String name) {
        Asset asset = folder == null ? assets.computeIfAbsent(name, this::load) : load(name);
        send(request, asset);
    }

    /** A file of a library from its jar, whose folders have a version and no scope: {@code lit/directives/repeat.js}. */
    void library(Context request) {
        String name = request.pathParam("file").replaceFirst("^@lit/", "");
        send(request, assets.computeIfAbsent("/lib/" + name, key -> {
            int slash = name.indexOf('/');
            String version = slash < 0 ? null : Libraries.VERSIONS.get(name.substring(0, slash));
            if (version == null || !NAME.matcher(name).matches()) throw missing(name);
            return new Asset(
                    name,
                    resource(
                            "/META-INF/resources/_static/" + name.substring(0, slash) + "/" + version
                                    + name.substring(slash),
                            name));
        }));
    }

    private static void send(Context request, Asset asset) {
        request.header("ETag", asset.tag).header("Cache-Control", "no-cache").header("Vary", "Accept-Encoding");
        if (!asset.policy.isEmpty()) request.header("Content-Security-Policy", asset.policy);
        if (asset.tag.equals(request.header("If-None-Match"))) {
            request.status(NOT_MODIFIED);
            return;
        }
        String accepted = request.header("Accept-Encoding");
        boolean pack = accepted != null && accepted.contains("gzip") && asset.packed.length < asset.bytes.length;
        if (pack) request.header("Content-Encoding", "gzip");
        request.contentType(asset.type).disableCompression().result(pack ? asset.packed : asset.bytes);
    }

    private Asset load(String name) {
        if (!NAME.matcher(name).matches()) throw missing(name);
        String from = folder;
        return new Asset(name, from == null ? resource("/page/" + name, name) : onDisk(Path.of(from, name), name));
    }

    private static byte[] onDisk(Path file, String name) {
        try {
            if (!Files.isRegularFile(file)) throw missing(name);
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static byte[] resource(String place, String name) {
        try (InputStream in = Pages.class.getResourceAsStream(place)) {
            if (in == null) throw missing(name);
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Refusal missing(String name) {
        return Refusal.notFound("there is no '" + name + "' here");
    }

    /** No script but files and the import map, which goes by its hash; no eval, no other host. */
    private static String policy(String html) {
        StringBuilder scripts = new StringBuilder("'self'");
        Matcher maps = IMPORT_MAP.matcher(html);
        while (maps.find())
            scripts.append(" 'sha256-")
                    .append(hash(maps.group(1).getBytes(StandardCharsets.UTF_8)))
                    .append("'");
        return "default-src 'self'; script-src " + scripts + "; style-src 'self'; style-src-attr 'unsafe-inline';"
                + " img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'none';"
                + " frame-ancestors 'none'";
    }

    private static String hash(byte[] bytes) {
        try {
            return Base64.getEncoder()
                    .encodeToString(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static byte[] packed(byte[] bytes) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
            gzip.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }
}
