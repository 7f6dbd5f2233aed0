/**
 * The small language in which games and agents are named: {@code name(option=value, …)}. Knows no game and no agent;
 * imports nothing but the JDK.
 */
@MayUse
@NullMarked
package dev.kumite.spec;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
