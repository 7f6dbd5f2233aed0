/**
 * What the interface shows, as records that become JSON: positions, moves, findings, tables. May import
 * {@code dev.kumite.agents}, {@code dev.kumite.games}, {@code dev.kumite.spec} and a JSON library; knows no game by name.
 */
@NullMarked
package dev.kumite.web.view;

import org.jspecify.annotations.NullMarked;
