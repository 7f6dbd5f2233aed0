/**
 * What every command needs at the terminal: output, columns, colours, pictures of boards, live lines, interruption.
 */
@MayUse(
        value = {"games", "games.core", "games.picture", "spec"},
        libraries = "picocli")
@NullMarked
package dev.kumite.cli.console;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
