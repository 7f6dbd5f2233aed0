/** What positions are worth with perfect play, and the building of tables that tell it. Knows no game by name. */
@MayUse({"games", "solver", "web.view"})
@NullMarked
package dev.kumite.web.exact;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
