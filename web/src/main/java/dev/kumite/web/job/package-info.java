/** Background jobs: long work that requests start, watch and stop. */
@MayUse("web.view")
@NullMarked
package dev.kumite.web.job;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
