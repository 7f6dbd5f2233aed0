/** Tournaments as people write them in a file, read into plans. */
@MayUse({"agents", "games", "lab.plan", "lab.play", "lab.run", "lab.yaml", "spec"})
@NullMarked
package dev.kumite.lab.tournament;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
