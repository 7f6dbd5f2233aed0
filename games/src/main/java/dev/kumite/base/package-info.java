/** The ground floor, on which every other package may stand: files that people name. May import {@code dev.kumite.spec}. */
@NullMarked
package dev.kumite.base;

import org.jspecify.annotations.NullMarked;
