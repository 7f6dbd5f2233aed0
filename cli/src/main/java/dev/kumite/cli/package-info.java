/**
 * The {@code kumite} command: one thin class per subcommand; those about runs and about exact values, and what all
 * share, live in packages of their own. May import every other package of Kumite.
 */
@NullMarked
package dev.kumite.cli;

import org.jspecify.annotations.NullMarked;
