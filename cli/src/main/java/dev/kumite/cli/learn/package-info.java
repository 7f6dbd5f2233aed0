/**
 * The commands about learning: {@code train} and {@code knowledge}.
 * May import {@code dev.kumite.agents.learn}, {@code dev.kumite.lab.learning} and what they stand on, and
 * {@code dev.kumite.cli.console} and {@code option}.
 */
@NullMarked
package dev.kumite.cli.learn;

import org.jspecify.annotations.NullMarked;
