package dev.kumite.web.page;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Map;
import java.util.zip.GZIPOutputStream;

/** A file ready to be sent: compressed once, with a tag that changes with its content. */
public final class Asset {
    private static final int TAG_DIGITS = 16;
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

    private final String type;
    private final byte[] bytes;
    private final byte[] packed;
    private final String tag;

    Asset(String name, byte[] bytes) {
        type = TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "application/octet-stream");
        tag = HexFormat.of().formatHex(digest(bytes)).substring(0, TAG_DIGITS);
        packed = pack(bytes);
        this.bytes = bytes;
    }

    Asset(String name, String text) {
        this(name, text.getBytes(StandardCharsets.UTF_8));
    }

    public String type() {
        return type;
    }

    public String tag() {
        return tag;
    }

    public byte[] bytes() {
        return bytes;
    }

    /** The bytes compressed by gzip; not always fewer. */
    public byte[] packed() {
        return packed;
    }

    String text() {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /** The hash of an inline script in a content security policy. */
    static String hash(String script) {
        return "'sha256-" + Base64.getEncoder().encodeToString(digest(script.getBytes(StandardCharsets.UTF_8))) + "'";
    }

    private static byte[] digest(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static byte[] pack(byte[] bytes) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
            gzip.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }
}
