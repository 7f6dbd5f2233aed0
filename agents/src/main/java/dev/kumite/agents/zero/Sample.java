package dev.kumite.agents.zero;

/**
 * A position to learn from.
 *
 * @param inputs as the game shows it to networks
 * @param wanted the expected result for the player to move, 0 to 1
 * @param rows the rows of each legal move, {@code MoveRows.MOST} places each
 * @param policy how likely each of these moves should seem
 */
record Sample(long[] inputs, float wanted, int[] rows, float[] policy) {}
