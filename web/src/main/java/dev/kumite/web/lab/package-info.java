/**
 * Runs started from the page: queued, played, watched, stopped, and their reports and games. May import
 * {@code dev.kumite.web.view}, {@code dev.kumite.web.think}, {@code dev.kumite.lab} and what it stands on.
 */
@NullMarked
package dev.kumite.web.lab;

import org.jspecify.annotations.NullMarked;
