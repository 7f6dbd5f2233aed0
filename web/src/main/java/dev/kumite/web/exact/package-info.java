/**
 * What positions are worth with perfect play, and the building of tables that tell it. May import
 * {@code dev.kumite.solver}, {@code dev.kumite.games}, {@code dev.kumite.spec} and {@code dev.kumite.web.view}; knows no
 * game by name.
 */
@NullMarked
package dev.kumite.web.exact;

import org.jspecify.annotations.NullMarked;
