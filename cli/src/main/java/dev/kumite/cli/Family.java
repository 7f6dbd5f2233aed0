package dev.kumite.cli;

import java.util.Map;

/** A command that has commands of its own. */
interface Family {
    /** By the words that call them. */
    Map<String, Object> members();
}
