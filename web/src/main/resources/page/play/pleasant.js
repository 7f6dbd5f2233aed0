/** The level to begin with: a little below the middle. */
export const pleasant = (levels) => Math.max(0, Math.floor((levels.length - 1) / 2) - (levels.length > 4 ? 1 : 0));
