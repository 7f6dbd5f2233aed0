/** What is drawn over the board: a hint, or the moves an agent is looking at. */
const MOST = 6;
const LEAST_SHARE = 0.02;

const percent = (value) => `${Math.round(50 + 50 * value)}%`;

/** The findings that belong to the position on the table, those of an analysis before those of a player. */
function current(session, ply) {
  if (!session.table || ply !== null) return null;
  const { cursor } = session.table;
  return [session.analysis, session.thinking].find((found) => found?.choice && found.ply === cursor)?.choice ?? null;
}

export function shownMarks(session, overlay, ply) {
  if (session.hint && ply === null) return [{ shape: session.hint.shape, share: 0.7, best: true }];
  const found = overlay === 'none' ? null : current(session, ply);
  if (!found?.rootMoves) return [];
  const most = Math.max(...found.rootMoves.map((move) => move.share), 0.001);
  return found.rootMoves
    .filter((move) => move.shape && move.share >= LEAST_SHARE)
    .slice(0, overlay === 'heat' ? 100 : MOST)
    .map((move) => ({ shape: move.shape, share: move.share / most, best: move.move === found.move, label: percent(move.value) }));
}

/** The expected result for side 0 from −1 to 1, or null where nobody has looked. */
export function sideZeroValue(session, ply) {
  const found = session.hint && ply === null ? { ...session.hint, side: session.table.now.sideToMove } : current(session, ply);
  if (typeof found?.value !== 'number') return null;
  const side = found.side ?? session.table.now.sideToMove;
  return side === 0 ? found.value : -found.value;
}
