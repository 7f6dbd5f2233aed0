/**
 * The n-tuple network: values learned by TD(λ) for patterns of squares and cards, and the evaluation made of them. May
 * import {@code dev.kumite.agents.learn}, {@code dev.kumite.agents}, {@code dev.kumite.games} and {@code dev.kumite.spec}.
 */
@NullMarked
package dev.kumite.agents.ntuple;

import org.jspecify.annotations.NullMarked;
