/**
 * Tables in files: sections with checksums, written beside and renamed, resumed where a build was killed. Knows no
 * game.
 */
@MayUse("solver")
@NullMarked
package dev.kumite.solver.file;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
