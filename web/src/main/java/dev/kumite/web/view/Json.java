package dev.kumite.web.view;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import dev.kumite.base.BadInput;
import dev.kumite.base.Nearest;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/** Records to JSON and back. Errors in JSON are reported in one line, with the field's name. */
public final class Json {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .addModule(new SimpleModule()
                    .addSerializer(double.class, new FiniteNumbers())
                    .addSerializer(Double.class, new FiniteNumbers()))
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
            .build();

    private Json() {}

    /** JSON has no NaN and no infinity: null. */
    private static final class FiniteNumbers extends JsonSerializer<Double> {
        @Override
        public void serialize(Double number, JsonGenerator out, SerializerProvider provider) throws IOException {
            if (Double.isFinite(number)) out.writeNumber(number);
            else out.writeNull();
        }
    }

    public static String write(Object value) {
        try {
            return MAPPER.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A text as a record; an empty text is an empty record. */
    public static <T> T read(String text, Class<T> type) {
        return read(tree(text), type);
    }

    public static JsonNode tree(String text) {
        try {
            return text.isBlank() ? MAPPER.createObjectNode() : MAPPER.readTree(text);
        } catch (JsonProcessingException e) {
            throw new BadInput("this is no JSON: " + e.getOriginalMessage());
        }
    }

    public static <T> T read(JsonNode tree, Class<T> type) {
        if (!tree.isObject()) throw new BadInput("a JSON object is wanted, as in {\"game\": \"onitama\"}");
        try {
            return Objects.requireNonNull(MAPPER.treeToValue(tree, type));
        } catch (UnrecognizedPropertyException e) {
            List<String> known = Objects.requireNonNullElse(e.getKnownPropertyIds(), List.of()).stream()
                    .map(String::valueOf)
                    .toList();
            throw new BadInput("there is no field '" + e.getPropertyName() + "' here; "
                    + (known.isEmpty() ? "none is wanted" : Nearest.hint(e.getPropertyName(), known)));
        } catch (MismatchedInputException e) {
            throw new BadInput("the field '" + place(e) + "' must be " + kind(e.getTargetType()));
        } catch (JsonProcessingException e) {
            throw new BadInput("this cannot be read: " + e.getOriginalMessage());
        }
    }

    private static String place(JsonMappingException e) {
        return e.getPath().stream()
                .map(part -> part.getFieldName() == null ? "[" + part.getIndex() + "]" : part.getFieldName())
                .collect(Collectors.joining("."));
    }

    private static String kind(Class<?> type) {
        if (type == String.class || type == Character.class || type == char.class) return "a text";
        if (type == Boolean.class || type == boolean.class) return "true or false";
        if (type == Double.class || type == double.class) return "a number";
        if (Number.class.isAssignableFrom(type) || type.isPrimitive()) return "a whole number";
        return List.class.isAssignableFrom(type) ? "a list" : "an object";
    }
}
