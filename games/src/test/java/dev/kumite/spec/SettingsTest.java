package dev.kumite.spec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.base.BadInput;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Options, and what settings make of them. */
class SettingsTest {
    private enum Pace {
        SLOW,
        FAST
    }

    private static final Option<Long> TIME = Option.optional("time", Kind.time(), "none", "how long");
    private static final Option<Integer> DEPTH = Option.of("depth", Kind.whole(1, 9), "4", "how deep");
    private static final Option<Pace> PACE = Option.of("pace", Kind.oneOf(Pace.class), "slow", "how fast");
    private static final Option<Double> SURE =
            Option.of("sure", Kind.real(0, 1).orOff(Double.POSITIVE_INFINITY), "off", "how sure");

    private static Settings read(String text, Option<?>... options) {
        return new Settings(Spec.parse(text), List.of(options));
    }

    @Test
    void whatIsGivenIsReadAndTheDefaultHoldsOtherwise() {
        Settings settings = read("a(time=2s, pace=fast)", TIME, DEPTH, PACE, SURE);
        assertThat(settings.find(TIME)).contains(2_000_000_000L);
        assertThat(settings.get(PACE)).isEqualTo(Pace.FAST);
        assertThat(settings.get(DEPTH)).isEqualTo(4);
        assertThat(settings.find(DEPTH)).isEmpty();
        assertThat(settings.has(DEPTH)).isFalse();
        assertThat(settings.declares(DEPTH)).isTrue();
        assertThat(settings.get(SURE)).isInfinite();
        assertThat(read("a(sure=0.5)", SURE).get(SURE)).isEqualTo(0.5);
    }

    @Test
    void theDeclaredDefaultHoldsWhoeverAsks() {
        Option<Long> second =
                TIME.withDefault("1s").noting(" unless depth is given").withHelp("think so long");
        Settings settings = read("a", second);
        assertThat(settings.get(TIME)).isEqualTo(1_000_000_000L);
        assertThat(settings.find(TIME)).isEmpty();
        assertThat(second.defaultWords()).isEqualTo("1s unless depth is given");
        assertThat(second.help()).isEqualTo("think so long");
        assertThat(read("a", DEPTH.without("all the way")).findOrDefault(DEPTH)).isEmpty();
    }

    @Test
    void whatIsNotDeclaredIsNotGiven() {
        Settings settings = read("a");
        assertThat(settings.declares(DEPTH)).isFalse();
        assertThat(settings.get(DEPTH)).isEqualTo(4);
        assertThat(settings.findOrDefault(TIME)).isEmpty();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> settings.get(TIME))
                .withMessageContaining("no default");
    }

    @Test
    void anOptionOfAnotherTypeIsAMistakeOfTheProgram() {
        Option<String> word = Option.of("depth", Kind.oneOf("low", "high"), "low", "how deep");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> read("a(depth=3)", DEPTH).find(word))
                .withMessage("'a', depth: declared as another kind of value");
        assertThatIllegalArgumentException().isThrownBy(() -> read("a", DEPTH).get(word));
        Option<Integer> deeper = Option.of("depth", Kind.whole(1, 99), "50", "how deep");
        assertThat(read("a(depth=60)", deeper).get(DEPTH)).isEqualTo(60);
        Option<List<String>> one = Option.optional("list", Kind.text("words", List::of), "none", "words");
        Option<Map<String, String>> other =
                Option.optional("list", Kind.text("words", text -> Map.of(text, text)), "none", "words");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> read("a(list=x)", one).find(other));
    }

    @Test
    void aDefaultThatItsKindCannotReadIsNoDefault() {
        assertThatThrownBy(() -> DEPTH.withDefault("none"))
                .isInstanceOf(BadInput.class)
                .hasMessage("must be a whole number from 1 to 9");
    }

    @Test
    void mistakesAreNamedWithTheirPlace() {
        assertThatThrownBy(() -> read("a(deph=3)", TIME, DEPTH))
                .isInstanceOf(BadInput.class)
                .hasMessage("'a' has no option 'deph'; did you mean 'depth'?");
        assertThatThrownBy(() -> read("a(pace=fasst)", PACE))
                .isInstanceOf(BadInput.class)
                .hasMessage("'a', pace=fasst: did you mean 'fast'?");
        assertThatThrownBy(() -> read("a(depth=3)", DEPTH).rejectIf(DEPTH, true, "pace=slow"))
                .isInstanceOf(BadInput.class)
                .hasMessage("'a': 'depth' belongs to pace=slow; leave it out, or add that");
        read("a", DEPTH).rejectIf(DEPTH, true, "pace=slow");
    }
}
