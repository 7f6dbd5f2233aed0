package dev.kumite.lab.report.html;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.kumite.lab.report.Document;
import dev.kumite.lab.report.Palette;
import dev.kumite.lab.report.Plot;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The scripts of a page and the policy that lets them run and nothing else. Without plots and games there are none. */
final class Scripts {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final List<String> VEGA = List.of("vega.min.js", "vega-lite.min.js", "vega-embed.min.js");

    private final List<String> programs = new ArrayList<>();
    private final StringBuilder html = new StringBuilder();

    private Scripts() {}

    static Scripts of(Document document) {
        Scripts scripts = new Scripts();
        if (!document.plots().isEmpty()) {
            scripts.data("palettes", MAPPER.valueToTree(Map.of("light", Palette.LIGHT, "dark", Palette.DARK)));
            for (Plot plot : document.plots())
                scripts.data("spec-" + plot.label().id(), VegaSpecs.of(plot));
            scripts.html
                    .append("<script type=\"text/plain\" id=\"licences\">\n")
                    .append(resource("vega/LICENSES.txt"))
                    .append("</script>\n");
            for (String file : VEGA) scripts.program(resource("vega/" + file));
            scripts.program(resource("plots.js"));
        }
        if (!document.games().isEmpty()) scripts.program(resource("games.js"));
        return scripts;
    }

    String html() {
        return html.toString();
    }

    /** No network, no eval; scripts by their hashes. Vega styles what it draws, hence styles are free. */
    String policy() {
        String hashes = programs.stream().map(Scripts::hash).collect(Collectors.joining(" "));
        return "default-src 'none'; base-uri 'none'; form-action 'none'; img-src data: blob:; "
                + "style-src 'unsafe-inline'; script-src " + (hashes.isEmpty() ? "'none'" : hashes);
    }

    static String resource(String name) {
        try (InputStream in = Scripts.class.getResourceAsStream("/dev/kumite/lab/report/html/" + name)) {
            if (in == null) throw new IllegalStateException("the program lacks its own file " + name);
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void program(String code) {
        programs.add(code);
        html.append("<script>").append(code).append("</script>\n");
    }

    /** Data never ends its script element early: no {@code <} stands in it. */
    private void data(String id, Object value) {
        try {
            String json = MAPPER.writeValueAsString(value).replace("<", "\\u003c");
            html.append("<script type=\"application/json\" id=\"" + id + "\">")
                    .append(json)
                    .append("</script>\n");
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
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
