/** What a stored run says: its figures with their intervals, and the report that tells them. */
@MayUse({"agents", "games", "lab.plan", "lab.play", "lab.report", "lab.retell", "lab.run", "lab.stats", "lab.store"})
@NullMarked
package dev.kumite.lab.account;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
