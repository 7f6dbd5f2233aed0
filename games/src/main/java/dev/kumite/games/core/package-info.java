/**
 * What searches and playouts work with: the position with its moves, results and endings, the policies of playouts, and
 * random numbers. Nothing here allocates in the hot path.
 */
@MayUse
@NullMarked
package dev.kumite.games.core;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
