package dev.kumite.lab.experiment.measure;

import dev.kumite.lab.report.Form;

/** What a figure counts, and so how it is written. */
public enum Unit {
    /** From 0 to 1, written in per cent. */
    SHARE(Form.percent(1)),
    /** A mean such as plies or pieces. */
    MEAN(Form.decimals(1)),
    /** Iterations, nodes. */
    COUNT(Form.whole()),
    /** Of a point a move, from 0 to 1. */
    POINTS(Form.decimals(3)),
    SECONDS(Form.decimals(3)),
    ELO(Form.whole()),
    /** One figure divided by another. */
    RATIO(Form.decimals(2));

    private final Form form;

    Unit(Form form) {
        this.form = form;
    }

    /** Whether all its values lie from 0 to 1. */
    public boolean isBounded() {
        return this == SHARE || this == POINTS;
    }

    public Form form() {
        return form;
    }
}
