package dev.kumite.lab.report;

import dev.kumite.lab.stats.Interval;

/** One entry of a table. */
public sealed interface Cell {
    /** Words. */
    record Text(String text) implements Cell {}

    /** A judgement in a word, such as the verdict on a claim. */
    record Verdict(String text, Tone tone) implements Cell {}

    /** A number, with its range where one is known. */
    record Amount(Estimate estimate, Form form) implements Cell {}

    /** What a verdict means for what was claimed. */
    enum Tone {
        GOOD,
        BAD,
        OPEN
    }

    static Cell empty() {
        return new Text("");
    }

    static Cell text(String text) {
        return new Text(text);
    }

    static Cell verdict(String text, Tone tone) {
        return new Verdict(text, tone);
    }

    static Cell count(long count) {
        return new Amount(Estimate.exact((double) count), Form.whole());
    }

    static Cell number(double value, int decimals) {
        return new Amount(Estimate.exact(value), Form.decimals(decimals));
    }

    static Cell number(Estimate estimate, int decimals) {
        return new Amount(estimate, Form.decimals(decimals));
    }

    /** A share of 1, shown as a percentage with one decimal. */
    static Cell share(Estimate share) {
        return new Amount(share, Form.percent(1));
    }

    static Cell share(Interval share) {
        return share(Estimate.of(share));
    }

    static Cell share(double share) {
        return share(Estimate.exact(share));
    }

    /** The cell as a reader sees it where only text can be shown. */
    default String plain() {
        if (this instanceof Amount amount) return amount.form().write(amount.estimate());
        return this instanceof Verdict verdict ? verdict.text() : ((Text) this).text();
    }
}
