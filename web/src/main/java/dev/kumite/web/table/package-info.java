/**
 * Tables: games being played by persons and agents, kept in the store after every change and told to all who watch. May
 * import {@code dev.kumite.web.view}, {@code dev.kumite.web.think}, {@code dev.kumite.lab.store},
 * {@code dev.kumite.agents}, {@code dev.kumite.games} and {@code dev.kumite.spec}.
 */
@NullMarked
package dev.kumite.web.table;

import org.jspecify.annotations.NullMarked;
