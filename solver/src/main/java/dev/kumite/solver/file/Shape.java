package dev.kumite.solver.file;

/** What a section must be: its name and how many bytes its data has. */
public record Shape(String name, long bytes) {}
