package dev.kumite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.agents.AgentType;
import dev.kumite.agents.Agents;
import dev.kumite.games.GameType;
import dev.kumite.games.Games;
import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.run.Openings;
import dev.kumite.spec.Option;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The options of everything that has some: a name of its own, a line of help, a default that is read as it is shown. */
class OptionsTest {

    @Test
    void gamesDescribeTheirOptions() {
        assertThat(Games.all()).isNotEmpty();
        for (GameType type : Games.all()) check(type.name(), type.options());
    }

    @Test
    void agentsDescribeTheirOptions() {
        List<AgentType> types = Agents.shipped().types();
        assertThat(types).isNotEmpty();
        for (AgentType type : types) check(type.name(), type.options());
    }

    @Test
    void openingsAndStoppingRulesDescribeTheirOptions() {
        for (String kind : Openings.KINDS) check(kind, Openings.options(kind));
        Stop.OPTIONS.forEach(OptionsTest::check);
    }

    private static void check(String of, List<Option<?>> options) {
        assertThat(options.stream().<String>map(Option::name)).as(of).doesNotHaveDuplicates();
        for (Option<?> option : options) {
            String name = of + ", " + option.name();
            assertThat(option.name()).as(name).matches("[a-z][a-z0-9-]*");
            assertThat(option.help()).as(name).isNotBlank().doesNotContain("\n");
            assertThat(option.kind().range()).as(name).isNotBlank();
            assertThat(option.defaultWords()).as(name).isNotBlank();
            option.defaultValue()
                    .ifPresent(value -> assertThat(shown(option)).as(name).isEqualTo(value));
        }
    }

    /** The default as it is shown, but for the note behind it, read as a person would write it. */
    private static Object shown(Option<?> option) {
        return option.kind().read(option.defaultWords().replaceFirst("(;| unless ).*", ""));
    }
}
