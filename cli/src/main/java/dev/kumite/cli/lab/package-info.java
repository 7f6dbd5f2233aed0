/**
 * The commands about runs: play them, list them, replay them, report on them, reproduce a paper, calculate.
 * May import all of {@code dev.kumite.lab} and what it stands on, and {@code dev.kumite.cli.console} and
 * {@code option}.
 */
@NullMarked
package dev.kumite.cli.lab;

import org.jspecify.annotations.NullMarked;
