/** {@code serve}, the page and a browser to show it in, and {@code litama}, which plays on such a server. */
@MayUse(
        value = {"agents", "cli.console", "cli.option", "lab.report.text", "web", "web.litama"},
        libraries = "picocli")
@NullMarked
package dev.kumite.cli.web;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
