package dev.kumite.lab.report;

/** One of the circumstances under which results were obtained, such as the seed or the machine. */
public record Condition(String name, String value) {}
