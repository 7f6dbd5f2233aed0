/**
 * Tabular learning (paper zemlin): one table of values for positions or for moves in positions, the rules that change
 * it, and the agents {@code td}, {@code tdlambda}, {@code q} and {@code qlambda}. May import {@code dev.kumite.agents},
 * its {@code learn}, {@code dev.kumite.games} and {@code dev.kumite.spec}.
 */
@NullMarked
package dev.kumite.agents.tabular;

import org.jspecify.annotations.NullMarked;
