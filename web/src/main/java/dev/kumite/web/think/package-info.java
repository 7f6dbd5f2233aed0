/**
 * Agents at work for many people at once: few threads, everybody in turn, within limits of time and memory. May import
 * {@code dev.kumite.web.view}, {@code dev.kumite.agents}, {@code dev.kumite.games} and {@code dev.kumite.spec}; knows nothing of tables or the web.
 */
@NullMarked
package dev.kumite.web.think;

import org.jspecify.annotations.NullMarked;
