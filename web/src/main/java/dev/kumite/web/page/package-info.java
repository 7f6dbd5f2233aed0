/** The page as it is sent: its files, with all scripts made into one. Knows nothing of the web server. */
@MayUse(value = "web.view", libraries = "com.fasterxml.jackson")
@NullMarked
package dev.kumite.web.page;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
