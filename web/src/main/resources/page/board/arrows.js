/** What an agent thinks of, drawn over the board: arrows as wide as their share of the search, or warm squares. */
import { svg } from 'lit';

const HEAD = 0.2;

function line(from, to, width) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const end = { x: to.x - ux * (HEAD + 0.05), y: to.y - uy * (HEAD + 0.05) };
  const side = HEAD * 0.75 + width / 2;
  const tip = `${to.x - ux * 0.05},${to.y - uy * 0.05}`;
  const wings = `${end.x - uy * side},${end.y + ux * side} ${end.x + uy * side},${end.y - ux * side}`;
  return svg`<line x1=${from.x} y1=${from.y} x2=${end.x} y2=${end.y} stroke-width=${width} />
    <polygon class="head" points="${tip} ${wings}" />`;
}

function through(points, width) {
  return points.slice(1).map((point, i) => line(points[i], point, width));
}

/** Marks: {shape, share, label?, best?}; `spot` gives a square's middle, counted in squares from the top left. */
export function arrows(marks, spot) {
  return [...marks].reverse().map((mark) => {
    const points = mark.shape.path.map(spot).filter(Boolean);
    if (points.length === 0) return '';
    if (points.length === 1) points.push({ x: points[0].x, y: points[0].y + (mark.away ?? -0.9) });
    const width = 0.05 + 0.16 * mark.share;
    const end = points.at(-1);
    return svg`<g class=${mark.best ? 'best' : ''} opacity=${mark.best ? 0.9 : 0.35 + 0.5 * mark.share}>
      ${through(points, width)}
      ${mark.label ? svg`<rect class="plate" x=${end.x - 0.3} y=${end.y + 0.2} width="0.6" height="0.26" rx="0.08" />
        <text x=${end.x} y=${end.y + 0.335}>${mark.label}</text>` : ''}</g>`;
  });
}

/** Squares warmed by how much of the search goes there, from any piece. */
export function heat(marks, spot) {
  const sums = new Map();
  for (const mark of marks) {
    const square = mark.shape.path.at(-1);
    if (square) sums.set(square, (sums.get(square) ?? 0) + mark.share);
  }
  return [...sums].map(([square, share]) => {
    const middle = spot(square);
    return middle ? svg`<rect class="heat" x=${middle.x - 0.5} y=${middle.y - 0.5} width="1" height="1"
      opacity=${(0.75 * Math.sqrt(share)).toFixed(3)} />` : '';
  });
}
