package dev.kumite.web;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.yaml.snakeyaml.Yaml;

/**
 * Holds every response to the schemas of {@code openapi.yaml}. They are read strictly, as the description says that a
 * field without a value is null: a response has all fields of its schema, and no others.
 */
final class ApiSchemas {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final ObjectNode DESCRIPTION = load();
    private static final Map<String, JsonSchema> COMPILED = new ConcurrentHashMap<>();
    private static final String SCHEMAS = "#/components/schemas/";
    private static final Map<String, String> BRIEF =
            Map.of(SCHEMAS + "LiveGame", SCHEMAS + "BriefGame", SCHEMAS + "Findings", SCHEMAS + "BriefFindings");
    private static final int FIRST_ERROR = 400;

    private ApiSchemas() {}

    private static ObjectNode load() {
        try (InputStream in = Objects.requireNonNull(Server.class.getResourceAsStream("openapi.yaml"))) {
            ObjectNode description = JSON.valueToTree(new Yaml().<Map<String, Object>>load(in));
            description.path("components").path("schemas").forEach(ApiSchemas::tighten);
            return description;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void tighten(JsonNode schema) {
        if (schema.path("properties") instanceof ObjectNode properties && schema instanceof ObjectNode object) {
            ArrayNode all = object.putArray("required");
            properties.fieldNames().forEachRemaining(all::add);
            object.put("additionalProperties", false);
        }
    }

    /** Fails where a response is not as described. */
    static void check(HttpResponse<String> response) {
        String path = response.uri().getPath();
        if (!path.startsWith("/api/")) return;
        String method = response.request().method();
        String where = method + " " + path + " → " + response.statusCode();
        if (response.statusCode() >= FIRST_ERROR) {
            validate(where, SCHEMAS + "Complaint", response.body());
            return;
        }
        JsonNode answers = route(path).path(method.toLowerCase(Locale.ROOT)).path("responses");
        JsonNode answer = answers.get(String.valueOf(response.statusCode()));
        if (answer == null) throw new AssertionError(where + ": openapi.yaml does not describe this status");
        JsonNode content = answer.get("content");
        if (content == null) {
            if (!response.body().isEmpty())
                throw new AssertionError(where + ": no body is described, but there is one");
            return;
        }
        String type = response.headers().firstValue("Content-Type").orElse("").replaceFirst(";.*", "");
        JsonNode schema = content.get(type);
        if (schema == null) throw new AssertionError(where + ": openapi.yaml does not describe the type " + type);
        JsonNode described = schema.path("schema");
        if (described.has("anyOf")) described = described.path("anyOf").path(minimal(response) ? 1 : 0);
        if (described.has("$ref")) validate(where, reference(described, response), response.body());
    }

    /** Whether the request preferred a minimal answer and got one: the second of the two that are described. */
    private static boolean minimal(HttpResponse<String> response) {
        return response.headers().firstValue("Preference-Applied").isPresent();
    }

    /** The schema, or the shorter one where the request asked for it. */
    private static String reference(JsonNode schema, HttpResponse<String> response) {
        String reference = schema.path("$ref").asText();
        String query = response.uri().getQuery();
        boolean brief = query != null && query.contains("brief=true");
        return brief ? BRIEF.getOrDefault(reference, reference) : reference;
    }

    private static JsonNode route(String path) {
        JsonNode found = null;
        for (Map.Entry<String, JsonNode> route : DESCRIPTION.path("paths").properties()) {
            if (route.getKey().equals(path)) return route.getValue();
            if (path.matches(route.getKey().replaceAll("\\{[^}]*}", "[^/]+"))) found = route.getValue();
        }
        if (found == null) throw new AssertionError(path + ": openapi.yaml has no such route");
        return found;
    }

    private static void validate(String where, String reference, String body) {
        JsonNode json;
        try {
            json = JSON.readTree(body);
        } catch (IOException e) {
            throw new AssertionError(where + ": not JSON: " + body, e);
        }
        Set<ValidationMessage> wrong =
                COMPILED.computeIfAbsent(reference, ApiSchemas::compile).validate(json);
        if (!wrong.isEmpty()) throw new AssertionError(where + " is not a valid " + reference + ": " + wrong);
    }

    private static JsonSchema compile(String reference) {
        ObjectNode schema = JSON.createObjectNode();
        schema.put("$ref", reference);
        schema.set("components", DESCRIPTION.get("components"));
        return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012).getSchema(schema);
    }
}
