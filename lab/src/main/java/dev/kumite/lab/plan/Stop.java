package dev.kumite.lab.plan;

import dev.kumite.base.BadInput;
import dev.kumite.base.Nearest;
import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import dev.kumite.spec.Spec;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * When a contest may end before all its games are played: {@code never}, {@code sprt(elo0=0, elo1=5)},
 * {@code width(percent=3)} or {@code time(6h)}, in the language of options.
 */
public sealed interface Stop {
    /** In the form that {@link #parse} reads. */
    String text();

    /** Whether the rule looks at pairs of games with colours swapped. */
    default boolean countsPairs() {
        return false;
    }

    /** All games are played. */
    record Never() implements Stop {
        @Override
        public String text() {
            return "never";
        }
    }

    /**
     * A sequential test decides.
     *
     * @param elo0 the difference that is not worth having
     * @param elo1 the difference worth finding
     * @param normalised whether the bounds are in normalised Elo
     */
    record Sprt(double elo0, double elo1, double alpha, double beta, boolean normalised) implements Stop {
        @Override
        public String text() {
            return "sprt(elo0=" + elo0 + ", elo1=" + elo1 + ", alpha=" + alpha + ", beta=" + beta + ", normalised="
                    + (normalised ? "on" : "off") + ")";
        }

        @Override
        public boolean countsPairs() {
            return true;
        }
    }

    /**
     * The score is known well enough.
     *
     * @param percent how far the interval may extend to either side of the score
     */
    record Width(double percent) implements Stop {
        @Override
        public String text() {
            return "width(percent=" + percent + ")";
        }

        @Override
        public boolean countsPairs() {
            return true;
        }
    }

    /**
     * Time is up.
     *
     * @param nanos how long the games of a contest may take together
     */
    record Time(long nanos) implements Stop {
        @Override
        public String text() {
            return "time(" + TimeText.of(nanos) + ")";
        }
    }

    /** The rules that are written with options, and those options; {@code time} is written with its length alone. */
    Map<String, List<Option<?>>> OPTIONS = Map.of(
            "never", List.of(),
            "sprt", List.of(Reader.ELO0, Reader.ELO1, Reader.ALPHA, Reader.BETA, Reader.NORMALISED),
            "width", List.of(Reader.PERCENT));

    static Stop parse(String text) {
        return Reader.parse(text);
    }

    /** Reads rules in the language of options. */
    final class Reader {
        private static final Pattern TIME = Pattern.compile("\\s*time\\s*\\(\\s*([0-9.]+[a-z]*)\\s*\\)\\s*");

        private static final Kind<Double> ELO =
                Kind.real(-dev.kumite.lab.stats.Sprt.mostElo(), dev.kumite.lab.stats.Sprt.mostElo());
        private static final Option<Double> ELO0 =
                Option.of("elo0", ELO, "0", "the difference that is not worth having");
        private static final Option<Double> ELO1 = Option.of("elo1", ELO, "5", "the difference worth finding");
        private static final Option<Double> ALPHA =
                Option.of("alpha", Kind.real(0.0001, 0.49), "0.05", "chance of a false yes");
        private static final Option<Double> BETA =
                Option.of("beta", Kind.real(0.0001, 0.49), "0.05", "chance of a false no");
        private static final Option<Boolean> NORMALISED =
                Option.of("normalised", Kind.flag(), "off", "bounds in normalised Elo");
        private static final Option<Double> PERCENT =
                Option.of("percent", Kind.real(0.01, 50), "5", "how far the interval may reach to either side");
        private static final Option<Long> LENGTH =
                Option.optional("length", Kind.longTime(), "none", "how long the games may take");

        private Reader() {}

        private static Stop parse(String text) {
            Matcher time = TIME.matcher(text);
            if (time.matches()) return time(time.group(1));
            Spec spec = Spec.parse(text);
            List<Option<?>> options = OPTIONS.get(spec.name());
            if (options == null) throw unknown(spec.name());
            Settings settings = new Settings(spec, options);
            return switch (spec.name()) {
                case "sprt" -> sprt(settings);
                case "width" -> new Width(settings.get(PERCENT));
                default -> new Never();
            };
        }

        private static BadInput unknown(String name) {
            if (name.equals("time"))
                return new BadInput("time: say how long the games may take together, as in time(6h)");
            return new BadInput("there is no stopping rule '" + name + "'; "
                    + Nearest.hint(name, List.of("never", "sprt", "width", "time")));
        }

        private static Stop sprt(Settings settings) {
            double elo0 = settings.get(ELO0);
            double elo1 = settings.get(ELO1);
            if (elo0 >= elo1) throw new BadInput("sprt: elo0 must be below elo1, not " + elo0 + " and " + elo1);
            return new Sprt(elo0, elo1, settings.get(ALPHA), settings.get(BETA), settings.get(NORMALISED));
        }

        private static Stop time(String length) {
            Settings settings = new Settings(new Spec("time", Map.of(LENGTH.name(), length)), List.of(LENGTH));
            return new Time(settings.get(LENGTH));
        }
    }
}
