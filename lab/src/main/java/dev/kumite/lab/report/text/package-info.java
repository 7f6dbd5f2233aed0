/** Documents, tables and answers as text for programs and terminals: CSV, JSON and lines that fit the terminal. */
@MayUse(
        value = {"games", "games.core", "lab.report"},
        libraries = "com.fasterxml.jackson")
@NullMarked
package dev.kumite.lab.report.text;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
