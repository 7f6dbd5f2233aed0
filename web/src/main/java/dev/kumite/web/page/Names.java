package dev.kumite.web.page;

import com.fasterxml.jackson.databind.JsonNode;
import dev.kumite.web.view.Json;
import java.net.URI;
import java.util.Map;
import java.util.TreeMap;

/** Resolves the names of imports by an import map, as browsers do: the longest matching entry wins. */
final class Names {
    private final Map<String, String> map = new TreeMap<>();

    Names(String importMap) {
        JsonNode entries = Json.tree(importMap).path("imports");
        entries.fieldNames()
                .forEachRemaining(name -> map.put(name, entries.get(name).asText()));
    }

    /** The path of the import {@code written} in {@code module}. */
    String path(String module, String written) {
        if (written.startsWith(".") || written.startsWith("/"))
            return URI.create(module).resolve(written).toString();
        String exact = map.get(written);
        if (exact != null) return exact;
        String best = "";
        for (String name : map.keySet())
            if (name.endsWith("/") && written.startsWith(name) && name.length() > best.length()) best = name;
        String folder = map.get(best);
        if (folder == null) throw new IllegalStateException(module + ": the import map does not know " + written);
        return folder + written.substring(best.length());
    }
}
