package dev.kumite.lab.report;

/** Plain words. */
public record Paragraph(String text) implements Block {}
