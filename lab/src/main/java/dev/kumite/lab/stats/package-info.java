/** What can be said from counts, and how surely. Imports nothing but the JDK. */
@NullMarked
package dev.kumite.lab.stats;

import org.jspecify.annotations.NullMarked;
