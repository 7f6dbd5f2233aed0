/**
 * What a run is to play, as plain data that can be written down and read again. Knows agents and games only as texts;
 * may import {@code dev.kumite.lab.play} and {@code dev.kumite.spec}.
 */
@NullMarked
package dev.kumite.lab.plan;

import org.jspecify.annotations.NullMarked;
