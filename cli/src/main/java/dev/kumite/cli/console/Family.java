package dev.kumite.cli.console;

import java.util.Map;

/** A command that has commands of its own. */
public interface Family {
    /** By the words that call them. */
    Map<String, Object> members();
}
