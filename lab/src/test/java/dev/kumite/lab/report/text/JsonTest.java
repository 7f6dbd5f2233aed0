package dev.kumite.lab.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.kumite.lab.report.SampleReport;
import java.io.IOException;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class JsonTest {
    @Test
    void holdsTheWholeDocument() throws IOException {
        JsonNode document = new ObjectMapper().readTree(Json.of(SampleReport.document()));
        assertThat(document.at("/title").textValue())
                .isEqualTo(SampleReport.document().title());
        assertThat(document.at("/conditions/2/value").textValue()).isEqualTo("42");
        JsonNode table = document.at("/sections/0/blocks/0");
        assertThat(table.at("/kind").textValue()).isEqualTo("table");
        assertThat(table.at("/label/id").textValue()).isEqualTo("results");
        assertThat(table.at("/columns/3/align").textValue()).isEqualTo("RIGHT");
        assertThat(table.at("/rows/0/3"))
                .hasToString("{\"kind\":\"number\",\"estimate\":{\"value\":0.612,\"low\":0.5686,\"high\":0.6537},"
                        + "\"form\":{\"percent\":true,\"decimals\":1}}");
        assertThat(table.at("/rows/1/0/text").textValue()).isEqualTo(SampleReport.NASTY);
        assertThat(table.at("/rows/2/3/estimate/value").isNull()).isTrue();
        assertThat(table.at("/rows/1/2/estimate/value").isInt()).isTrue();
        Set<String> kinds = new TreeSet<>();
        document.at("/sections")
                .forEach(section -> section.at("/blocks")
                        .forEach(block -> kinds.add(block.at("/kind").textValue())));
        assertThat(kinds)
                .containsExactly(
                        "bars", "board", "curves", "games", "heat-map", "histogram", "paragraph", "ratings", "table");
    }
}
