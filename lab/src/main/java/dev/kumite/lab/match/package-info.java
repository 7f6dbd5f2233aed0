/**
 * Two agents against each other, in pairs of games with colours swapped. May import {@code dev.kumite.agents},
 * {@code dev.kumite.games}, {@code dev.kumite.spec} and {@code dev.kumite.lab.stats}.
 */
@NullMarked
package dev.kumite.lab.match;

import org.jspecify.annotations.NullMarked;
