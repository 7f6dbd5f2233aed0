/**
 * The {@code kumite} command: one thin class per subcommand, with what they share (options, colours, error lines). May
 * import every other package of Kumite.
 */
@NullMarked
package dev.kumite.cli;

import org.jspecify.annotations.NullMarked;
