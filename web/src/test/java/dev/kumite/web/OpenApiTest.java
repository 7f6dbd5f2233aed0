package dev.kumite.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yaml.snakeyaml.Yaml;

/** The description of the interface names what there is, and nothing else. */
class OpenApiTest {

    @Test
    void everyRouteIsDescribed(@TempDir Path folder) {
        try (Client client = new Client(folder.resolve("k.db"))) {
            String text = client.raw(HttpRequest.newBuilder(client.uri("/api/openapi.yaml"))
                            .build())
                    .body();
            Map<String, Map<String, Map<String, ?>>> description = new Yaml().load(text);
            Set<String> described = new TreeSet<>();
            Objects.requireNonNull(description.get("paths"))
                    .forEach((path, methods) -> methods.keySet()
                            .forEach(method -> described.add(method.toUpperCase(Locale.ROOT) + " " + path)));
            Set<String> served = new TreeSet<>(client.server.routes());
            served.removeIf(route -> !route.contains(" /api/"));
            assertThat(described).isEqualTo(served);
        }
    }
}
