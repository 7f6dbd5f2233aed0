/** {@code serve}: the page, and a browser to show it in. */
@MayUse(
        value = {"agents", "cli.console", "cli.option", "web"},
        libraries = "picocli")
@NullMarked
package dev.kumite.cli.web;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
