/** The ground floor, on which every other package may stand: files that people name. */
@MayUse
@NullMarked
package dev.kumite.base;

import org.jspecify.annotations.NullMarked;
