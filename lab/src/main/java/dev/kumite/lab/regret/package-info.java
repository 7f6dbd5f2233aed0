/**
 * What agents' moves cost against the truth: positions of tables of exact values in which a move can be wrong, how often
 * an agent's is, and the report. May import {@code lab.play}, {@code lab.report}, {@code lab.stats}, {@code agents}, {@code games} and
 * {@code spec}.
 */
@NullMarked
package dev.kumite.lab.regret;

import org.jspecify.annotations.NullMarked;
