package dev.kumite.lab.report.html;

import dev.kumite.lab.report.Document;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

/** The script of a page, which searches its games, and the policy that lets it run and nothing else. */
final class Scripts {
    private static final String PROGRAM = "games.js";

    private Scripts() {}

    static String html(Document document) {
        return document.games().isEmpty() ? "" : "<script>" + resource(PROGRAM) + "</script>\n";
    }

    /** No network, no eval; the script by its hash. Plots carry their colours in styles, hence styles are free. */
    static String policy(Document document) {
        return "default-src 'none'; base-uri 'none'; form-action 'none'; style-src 'unsafe-inline'; script-src "
                + (document.games().isEmpty() ? "'none'" : hash(resource(PROGRAM)));
    }

    static String resource(String name) {
        try (InputStream in = Scripts.class.getResourceAsStream("/dev/kumite/lab/report/html/" + name)) {
            if (in == null) throw new IllegalStateException("the program lacks its own file " + name);
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String hash(String code) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(code.getBytes(StandardCharsets.UTF_8));
            return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
