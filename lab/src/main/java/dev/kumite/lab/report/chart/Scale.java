package dev.kumite.lab.report.chart;

import dev.kumite.lab.report.Axis;
import dev.kumite.lab.report.Form;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;

/** Numbers of an axis by their place in a drawing, from {@code start} to {@code end}. */
record Scale(Axis axis, double low, double high, double start, double end) {
    private static final MathContext SHORT = new MathContext(3);

    /** A place that is labelled. */
    record Tick(double value, String label) {}

    /** From the least to the most of the numbers, a little farther to round ends, or as far as the axis says. */
    static Scale of(Axis axis, List<Double> numbers, boolean fromZero, double start, double end) {
        double least = least(numbers);
        double most = most(numbers);
        if (axis.logarithmic()) return logarithmic(axis, least, most, start, end);
        if (fromZero) {
            least = Math.min(0, least);
            most = Math.max(0, most);
        }
        if (!(most > least)) {
            double about = least == 0 ? 1 : Math.abs(least) / 2;
            least = fromZero && least >= 0 ? 0 : least - about;
            most += about;
        }
        double step = step(most - least, 6, 0);
        double low = Double.isNaN(axis.low()) ? Math.floor(least / step + 1e-9) * step : axis.low();
        double high = Double.isNaN(axis.high()) ? Math.ceil(most / step - 1e-9) * step : axis.high();
        return new Scale(axis, low, high > low ? high : low + 1, start, end);
    }

    private static Scale logarithmic(Axis axis, double least, double most, double start, double end) {
        double low = Double.isNaN(axis.low()) ? least > 0 ? least : 1 : axis.low();
        double high = Double.isNaN(axis.high()) ? Math.max(most, low) : axis.high();
        double margin = high > low ? Math.pow(high / low, 0.03) : 2;
        return new Scale(axis, low / margin, high * margin, start, end);
    }

    private static double least(List<Double> numbers) {
        return numbers.stream()
                .mapToDouble(Double::doubleValue)
                .filter(Double::isFinite)
                .min()
                .orElse(0);
    }

    private static double most(List<Double> numbers) {
        return numbers.stream()
                .mapToDouble(Double::doubleValue)
                .filter(Double::isFinite)
                .max()
                .orElse(1);
    }

    double at(double value) {
        double share = axis.logarithmic() ? Math.log(value / low) / Math.log(high / low) : (value - low) / (high - low);
        return start + (end - start) * Math.max(-0.02, Math.min(1.02, share));
    }

    boolean has(double value) {
        double slack = (high - low) * 1e-9;
        return value >= low - slack && value <= high + slack;
    }

    /** Round numbers, about {@code about} of them, no closer than {@code least}. */
    List<Tick> ticks(int about, double least) {
        double step = step(high - low, about, least);
        int decimals = Math.max(0, -(int) Math.floor(Math.log10(axis.form().percent() ? 100 * step : step) + 1e-9));
        Form form = new Form(axis.form().percent(), Math.min(12, decimals));
        List<Tick> ticks = new ArrayList<>();
        for (double i = Math.ceil(low / step - 1e-9); i * step <= high + step * 1e-9; i++)
            ticks.add(new Tick(i * step, form.write(i * step)));
        return ticks;
    }

    /** The places that lie on the axis and whose labels do not touch, written short. */
    List<Tick> ticks(List<Double> places, double gap) {
        List<Tick> ticks = new ArrayList<>();
        double taken = Double.NEGATIVE_INFINITY;
        for (double place : places) {
            if (!has(place)) continue;
            BigDecimal brief = new BigDecimal(place).round(SHORT).stripTrailingZeros();
            String label = new Form(axis.form().percent(), Math.min(12, Math.max(0, brief.scale())))
                    .write(brief.doubleValue());
            double half = Letters.width(label, Letters.SIZE) / 2 + gap / 2;
            if (at(place) - half < taken) continue;
            taken = at(place) + half;
            ticks.add(new Tick(place, label));
        }
        return ticks;
    }

    /** One, two or five times a power of ten. */
    private static double step(double range, int about, double least) {
        double wanted = Math.max(least, range / Math.max(1, about));
        double power = Math.pow(10, Math.floor(Math.log10(wanted)));
        for (double times : new double[] {1, 2, 5}) if (times * power >= wanted * (1 - 1e-9)) return times * power;
        return 10 * power;
    }
}
