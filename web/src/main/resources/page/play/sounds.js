// @ts-check
/** Which sound belongs to what has happened in a game. */

/** @typedef {import('../api-types.js').LiveGame} State */

/**
 * The sound for the change from one state of a game to the next; null if there is nothing to hear.
 *
 * @param {State | null} before
 * @param {State} now
 * @returns {'move' | 'capture' | 'end' | null}
 */
export function soundOf(before, now) {
  if (!before) return null;
  if (now.over && !before.over) return 'end';
  if (now.cursor <= before.cursor) return null;
  return now.history[now.cursor - 1]?.shape.captured.length ? 'capture' : 'move';
}
