package dev.kumite.lab.report;

/** A piece of a section. */
public sealed interface Block permits Paragraph, Table, Plot, Games {}
