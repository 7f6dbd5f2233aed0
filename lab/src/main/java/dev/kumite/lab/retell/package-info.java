/**
 * Stored games told again from their records: move by move, and written out as CSV, JSON or PDN. May import
 * {@code dev.kumite.lab.store} and what that stands on, {@code dev.kumite.games.record},
 * {@code dev.kumite.lab.report.text} for CSV and a JSON library.
 */
@NullMarked
package dev.kumite.lab.retell;

import org.jspecify.annotations.NullMarked;
