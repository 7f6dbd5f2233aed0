/**
 * The commands about exact values: {@code solve} and {@code value}.
 * May import {@code dev.kumite.solver}, {@code dev.kumite.games}, {@code dev.kumite.lab.stats}, and
 * {@code dev.kumite.cli.console} and {@code option}.
 */
@NullMarked
package dev.kumite.cli.exact;

import org.jspecify.annotations.NullMarked;
