/** How good the moves of a game were, as a review says. */
const QUALITIES = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'];
export const SIGNS = { best: '★', good: '✓', inaccuracy: '?!', mistake: '?', blunder: '??' };

const isMistake = ({ quality }) => quality === 'mistake' || quality === 'blunder';

/** The mistakes of a review in the order of the game, those of the reader's own sides first. */
export function mistakesFirst(moves, own) {
  const mistakes = moves.filter(isMistake);
  const mine = ({ side }) => own.includes(side);
  return [...mistakes.filter(mine), ...mistakes.filter((move) => !mine(move))];
}

/** How many moves of each kind each side made. */
export const counts = (moves) => QUALITIES.map((quality) => ({
  quality, bySide: [0, 1].map((side) => moves.filter((move) => move.side === side && move.quality === quality).length),
}));

/** From how many points on a move is called so, and up to which. */
export function range(quality, thresholds) {
  const steps = Object.entries(thresholds);
  const at = steps.findIndex(([name]) => name === quality);
  if (quality === 'best') return { from: 0, below: 0 };
  return { from: at < 0 ? 0 : steps[at][1], below: steps[at + 1]?.[1] ?? null };
}
