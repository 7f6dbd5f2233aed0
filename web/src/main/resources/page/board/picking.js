/**
 * From clicks to moves. A person names a way through the board, square by square; every question here is which
 * of the legal moves go that way. A way need not name all squares of a multiple jump.
 */

/** What is left of a move's path after the squares of the way; null where the move does not go that way. */
function rest(move, way) {
  if (move.path.length === 0 || (way.length > 0 && move.path[0] !== way[0])) return null;
  let at = 0;
  for (const square of way) {
    at = move.path.indexOf(square, at) + 1;
    if (at === 0) return null;
  }
  return move.path.slice(at);
}

const byCard = (moves, card) => (card ? moves.filter((move) => move.card === card) : moves);

/** Squares of pieces that can move, by the chosen card if there is one. */
export function sources(moves, card) {
  return new Set(byCard(moves, card).filter((move) => move.path.length > 0).map((move) => move.path[0]));
}

/** Squares that lead on from the way: `end` where a move can stop, `via` where it only passes. */
export function targets(moves, way, card) {
  const found = new Map();
  if (way.length === 0) return found;
  for (const move of byCard(moves, card)) {
    const left = rest(move, way);
    left?.forEach((square, i) => {
      if (i === left.length - 1) found.set(square, 'end');
      else if (!found.has(square)) found.set(square, 'via');
    });
  }
  return found;
}

/** The squares that a card reaches, from any piece. */
export function reach(moves, card) {
  const ends = byCard(moves, card).filter((move) => move.path.length > 1).map((move) => move.path.at(-1));
  return new Map(ends.map((square) => [square, 'end']));
}

/** The cards by which the way leads to a square, by name; none in games without cards. */
export function cardsTo(moves, way, square) {
  if (way.length === 0) return [];
  const there = moves.filter((move) => move.card && rest(move, way)?.at(-1) === square);
  return [...new Set(there.map((move) => move.card))];
}

/** Whether there is nothing but captures to choose from, because the rules demand one. */
export const mustCapture = (moves) => moves.length > 0 && moves.every((move) => move.kind === 'jump');

/** Pieces to point out while none is chosen: those that can use the chosen card, or those that must capture. */
export function called(moves, way, card) {
  return way.length === 0 && (card || mustCapture(moves)) ? sources(moves, card) : new Set();
}

const LEAVING = ['score', 'camp'];

/** The move that takes the chosen piece off the board, if there is one. */
export function scoring(moves, way) {
  return way.length === 1 ? moves.find((move) => LEAVING.includes(move.kind) && move.path[0] === way[0]) : undefined;
}

/**
 * What a chosen square means: {play: move}, {ask: moves} where several fit, or {way} for what is chosen now.
 */
export function choose(moves, way, square, card) {
  if (targets(moves, way, card).has(square)) {
    const through = byCard(moves, card).filter((move) => rest(move, way)?.includes(square));
    const ending = through.filter((move) => rest(move, way).at(-1) === square);
    if (through.length === 1) return { play: through[0] };
    if (ending.length > 0) return { ask: through };
    return { way: [...way, square] };
  }
  if (sources(moves, card).has(square) && way.at(-1) !== square) return { way: [square] };
  return { way: [] };
}

/** The squares after a move, for showing it before the server has answered. */
export function played(cells, shape) {
  const from = shape.path[0];
  const mover = cells.find((cell) => cell.name === from);
  if (!mover) return cells;
  const gone = new Set(shape.captured);
  return cells.map((cell) => {
    if (cell.name === shape.to) return { ...cell, piece: mover.piece, owner: mover.owner };
    return cell.name === from || gone.has(cell.name) ? { ...cell, piece: ' ', owner: -1 } : cell;
  });
}
