/** Learning by gradients. */
@MayUse("agents.learn.file")
@NullMarked
package dev.kumite.agents.gradient;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
