// @ts-check
/**
 * Where the arrows and the warm squares of moves lie, and the words on them, counted in squares from the top left of
 * the board. Moves over the same squares by two cards are two arrows, side by side, each with the name of its card.
 *
 * @typedef {{ x: number, y: number }} Point
 * @typedef {{ shape: { move: string, path: string[], card?: string | null }, share: number, label?: string,
 *   best?: boolean }} Mark
 * @typedef {{ lines: string[], x: number, y: number, width: number, height: number, scale: number }} Label
 */
const APART = 0.26;
const LETTER = 0.112;
const LINE = 0.2;
const GAP = 0.04;
const FEWEST_LETTERS = 4;
/** Boards with more columns than this have larger words, for their squares are smaller. */
const USUAL_COLUMNS = 7;

/** @param {number} at @param {number} size @param {number} extent */
const inside = (at, size, extent) => Math.max(size / 2, Math.min(extent - size / 2, at));

/** @template T, K @param {T[]} all @param {(each: T) => K} key @returns {T[][]} */
function groups(all, key) {
  const found = new Map();
  for (const each of all) found.set(key(each), [...(found.get(key(each)) ?? []), each]);
  return [...found.values()];
}

/** @param {string[]} lines @param {number} scale */
const size = (lines, scale) => ({
  width: (0.08 + LETTER * Math.max(FEWEST_LETTERS, ...lines.map((line) => line.length))) * scale,
  height: (0.06 + LINE * lines.length) * scale,
});

/** @param {number} columns */
const scaleOf = (columns) => Math.max(1, columns / USUAL_COLUMNS);

/**
 * The arrows of the marks: their points, and the label at the end of each.
 *
 * @param {Mark[]} marks
 * @param {(square: string) => Point | null} middle
 * @param {{ columns: number, rows: number }} board
 * @returns {{ mark: Mark, points: Point[], label: Label | null }[]}
 */
export function ways(marks, middle, board) {
  return groups(marks.filter((mark) => mark.shape.path.some(middle)), (mark) => mark.shape.path.join())
    .flatMap((twins) => sideBySide(twins, middle, board));
}

/** @param {Mark[]} twins @param {(square: string) => Point | null} middle @param {any} board */
function sideBySide(twins, middle, board) {
  const points = /** @type {Point[]} */ (twins[0].shape.path.map(middle).filter(Boolean));
  if (points.length === 1) points.push({ x: points[0].x, y: points[0].y < 1 ? -0.1 : points[0].y + 0.6 });
  const [from, to] = [points[0], points[points.length - 1]];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const upright = Math.abs(dy) >= Math.abs(dx);
  const turn = (upright ? -dy : dx) < 0 ? -1 : 1;
  const [across, down] = [(-dy / length) * turn, (dx / length) * turn];
  const labels = labelled(twins, to, upright, board);
  return twins.map((mark, i) => {
    const off = (i - (twins.length - 1) / 2) * APART;
    return { mark, label: labels[i], points: points.map(({ x, y }) => ({ x: x + across * off, y: y + down * off })) };
  });
}

/** The labels of moves to the same square: in a row under arrows that go up or down, else one below the other. */
function labelled(/** @type {Mark[]} */ twins, /** @type {Point} */ end, /** @type {boolean} */ upright, board) {
  const scale = scaleOf(board.columns);
  const lines = twins.map(({ shape, label }) => [shape.card, label].filter((word) => word !== undefined && word));
  const sizes = lines.map((words) => size(/** @type {string[]} */ (words), scale));
  const long = (/** @type {{ width: number, height: number }} */ box) => (upright ? box.width : box.height);
  const total = sizes.reduce((sum, box) => sum + long(box) + GAP, -GAP);
  const middle = upright ? inside(end.x, total, board.columns) : inside(end.y, total, board.rows);
  let at = middle - total / 2;
  return lines.map((words, i) => {
    const box = sizes[i];
    const centre = at + long(box) / 2;
    at += long(box) + GAP;
    if (words.length === 0) return null;
    const x = upright ? centre : inside(end.x, box.width, board.columns);
    const y = upright ? inside(end.y, box.height, board.rows) : centre;
    return { lines: /** @type {string[]} */ (words), x, y, scale, ...box };
  });
}

/**
 * The squares to which the marks lead, warmed by how much of the search goes there from any piece. A square that two
 * cards reach is divided between them.
 *
 * @param {Mark[]} marks
 * @param {(square: string) => Point | null} middle
 * @param {{ columns: number }} board
 */
export function bands(marks, middle, { columns }) {
  const scale = scaleOf(columns);
  const goal = (/** @type {Mark} */ { shape: { path } }) => path[path.length - 1];
  const found = groups(marks.filter((mark) => middle(goal(mark))), goal).flatMap((there) => {
    const byCard = groups(there, (mark) => mark.shape.card ?? '');
    const { x, y } = /** @type {Point} */ (middle(goal(there[0])));
    const height = 1 / byCard.length;
    return byCard.map((same, i) => {
      const [{ shape: { card } }] = same;
      const top = y - 0.5 + i * height;
      const box = size(card ? [card] : [], scale);
      const label = card ? { lines: [card], x: inside(x, box.width, columns), y: top + height - box.height / 2 - GAP,
        scale, ...box } : null;
      return { square: goal(same[0]), card: card ?? '', share: same.reduce((sum, mark) => sum + mark.share, 0),
        x: x - 0.5, y: top, height, label };
    });
  });
  const most = Math.max(...found.map((band) => band.share), 0.001);
  return found.map((band) => ({ ...band, opacity: 0.75 * Math.sqrt(band.share / most) }));
}
