/** The marks on the board: a hint, the moves that an agent considers, or a mistake beside the better move. */
const MOST = 6;
const LEAST_SHARE = 0.02;

const percent = (value) => `${Math.round(50 + 50 * value)}%`;

/**
 * The marks for the position after this number of plies; `curious` includes the search of the agent that is to move.
 */
export function shownMarks(live, ply, overlay, curious) {
  const { cursor } = live.state;
  if (live.hint && ply === cursor) return [{ shape: live.hint.shape, share: 0.7, best: true }];
  const thoughts = [live.analysis, curious && ply === cursor ? live.thinking : null];
  return foundMarks(thoughts.find((each) => each?.choice && each.ply === ply)?.choice, overlay);
}

/** The moves that a search considers. */
export function foundMarks(found, overlay) {
  if (!found?.rootMoves || overlay === 'none') return [];
  const most = Math.max(...found.rootMoves.map((move) => move.share), 0.001);
  const seen = found.rootMoves.filter((move) => move.share >= LEAST_SHARE);
  return (overlay === 'heat' ? seen : seen.slice(0, MOST))
    .map(({ move, shape, share, value }) => ({
      shape, share: share / most, best: move === found.move, label: percent(value),
    }));
}

/** The move that was played, and the one that would have been better. */
export function mistakeMarks({ moves }, { played, best }) {
  const mark = (text, rest) => ({ shape: moves.find((move) => move.move === text), ...rest });
  return [mark(best, { share: 0.8, best: true }), mark(played, { share: 0.3 })].filter((each) => each.shape);
}
