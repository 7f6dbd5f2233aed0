/**
 * The commands about exact values: {@code solve}, {@code value} and {@code regret}.
 * May import {@code dev.kumite.solver}, {@code dev.kumite.games}, {@code dev.kumite.agents}, {@code dev.kumite.lab.regret},
 * {@code report} and {@code stats}, and {@code dev.kumite.cli.console} and {@code option}.
 */
@NullMarked
package dev.kumite.cli.exact;

import org.jspecify.annotations.NullMarked;
