package dev.kumite.lab.report.text;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import dev.kumite.lab.report.Bars;
import dev.kumite.lab.report.Block;
import dev.kumite.lab.report.BoardMap;
import dev.kumite.lab.report.Cell;
import dev.kumite.lab.report.Curves;
import dev.kumite.lab.report.Document;
import dev.kumite.lab.report.Games;
import dev.kumite.lab.report.HeatMap;
import dev.kumite.lab.report.Histogram;
import dev.kumite.lab.report.Paragraph;
import dev.kumite.lab.report.Ratings;
import dev.kumite.lab.report.Table;
import java.io.IOException;

/** A whole document as JSON: the model's own names, a {@code kind} where there is a choice, null for an unknown number. */
public final class Json {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .disable(MapperFeature.AUTO_DETECT_IS_GETTERS)
            .enable(SerializationFeature.INDENT_OUTPUT)
            .addMixIn(Block.class, Kinds.class)
            .addMixIn(Cell.class, Kinds.class)
            .addModule(numbers())
            .build();

    private Json() {}

    public static String of(Document document) {
        try {
            return MAPPER.writeValueAsString(document) + "\n";
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Paragraph.class, name = "paragraph"),
        @JsonSubTypes.Type(value = Table.class, name = "table"),
        @JsonSubTypes.Type(value = Bars.class, name = "bars"),
        @JsonSubTypes.Type(value = Curves.class, name = "curves"),
        @JsonSubTypes.Type(value = HeatMap.class, name = "heat-map"),
        @JsonSubTypes.Type(value = Ratings.class, name = "ratings"),
        @JsonSubTypes.Type(value = BoardMap.class, name = "board"),
        @JsonSubTypes.Type(value = Histogram.class, name = "histogram"),
        @JsonSubTypes.Type(value = Games.class, name = "games"),
        @JsonSubTypes.Type(value = Cell.Text.class, name = "text"),
        @JsonSubTypes.Type(value = Cell.Verdict.class, name = "verdict"),
        @JsonSubTypes.Type(value = Cell.Amount.class, name = "number"),
    })
    private interface Kinds {}

    /** JSON has neither NaN nor infinity. */
    private static SimpleModule numbers() {
        JsonSerializer<Double> serializer = new JsonSerializer<>() {
            @Override
            public void serialize(Double value, JsonGenerator out, SerializerProvider provider) throws IOException {
                if (Double.isNaN(value) || Double.isInfinite(value)) out.writeNull();
                else if (value == Math.rint(value) && Math.abs(value) < 1e15) out.writeNumber(value.longValue());
                else out.writeNumber(value);
            }
        };
        return new SimpleModule().addSerializer(Double.class, serializer).addSerializer(double.class, serializer);
    }
}
