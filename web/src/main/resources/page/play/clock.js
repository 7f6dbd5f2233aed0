// @ts-check
/** What a clock shows, and when it shows something else: no page is needed to know. */

/** @typedef {import('../api-types.js').Clock} Clock */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Below this, tenths of a second are shown. */
const LAST = 10 * SECOND;

const two = (/** @type {number} */ n) => String(n).padStart(2, '0');

/** What this side has left, so many milliseconds after the server said. @param {Clock} clock */
export function leftOf({ left, running }, /** @type {number} */ side, /** @type {number} */ passed) {
  return Math.max(0, left[side] - (running === side ? passed : 0));
}

/** Minutes and seconds, begun ones in full; at the end tenths of a second. @param {number} left milliseconds */
export function clockText(left) {
  if (left < LAST) return `0:0${(Math.floor(left / 100) / 10).toFixed(1)}`;
  const seconds = Math.ceil(left / SECOND);
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

/** Milliseconds until the text changes. @param {number} left */
export function untilNext(left) {
  const step = left <= LAST ? 100 : SECOND;
  return left % step || step;
}

/** The two kinds of clocks as the server writes them. */
export const perMove = (/** @type {number} */ seconds) => `1/${seconds}`;
export const perGame = (/** @type {number} */ minutes, /** @type {number} */ increment) => (
  `${Math.round(minutes * (MINUTE / SECOND))}+${increment}`);
