/** What every command needs at the terminal: output, live lines, progress, interruption, exit codes. */
@MayUse(
        value = {"lab.report.text", "spec"},
        libraries = "picocli")
@NullMarked
package dev.kumite.cli.console;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
