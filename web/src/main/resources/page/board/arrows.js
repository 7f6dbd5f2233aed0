/** What an agent thinks of, drawn over the board: arrows as wide as their share of the search, or warm squares. */
import { svg } from 'lit';

const HEAD = 0.2;
const LEAVE = 0.34;
const SHORT = 0.06;

function arrow(from, to, width, startsOnPiece, shorten) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const start = startsOnPiece ? { x: from.x + ux * LEAVE, y: from.y + uy * LEAVE } : from;
  const tip = { x: to.x - ux * shorten, y: to.y - uy * shorten };
  const neck = { x: tip.x - ux * HEAD, y: tip.y - uy * HEAD };
  const side = HEAD * 0.5 + width * 0.7;
  const wings = `${neck.x - uy * side},${neck.y + ux * side} ${neck.x + uy * side},${neck.y - ux * side}`;
  return svg`<line x1=${start.x} y1=${start.y} x2=${neck.x} y2=${neck.y} stroke-width=${width} />
    <polygon points="${tip.x},${tip.y} ${wings}" />`;
}

/** Marks: {shape, share, label?, best?}; `middle` gives a square's middle, counted in squares from the top left. */
export function arrows(marks, middle) {
  return [...marks].reverse().map((mark) => {
    const points = mark.shape.path.map(middle).filter(Boolean);
    if (points.length === 0) return '';
    if (points.length === 1) points.push({ x: points[0].x, y: points[0].y < 1 ? -0.1 : points[0].y + 0.6 });
    const end = points.at(-1);
    const shorten = mark.label ? 0.16 : SHORT;
    return svg`<g class=${mark.best ? 'best' : ''} opacity=${mark.best ? 0.95 : (0.3 + 0.45 * mark.share).toFixed(2)}>
      ${points.slice(1).map((point, i) => {
        const end = i === points.length - 2 ? shorten : SHORT;
        return arrow(points[i], point, 0.05 + 0.12 * mark.share, i === 0, end);
      })}</g>
      ${mark.label ? svg`<g class=${mark.best ? 'label best' : 'label'}>
        <rect x=${end.x - 0.24} y=${end.y - 0.13} width="0.48" height="0.26" rx="0.09" />
        <text x=${end.x} y=${end.y + 0.012}>${mark.label}</text></g>` : ''}`;
  });
}

/** Squares warmed by how much of the search goes there, from any piece. */
export function heat(marks, middle) {
  const sums = new Map();
  for (const mark of marks) {
    const square = mark.shape.path.at(-1);
    if (square) sums.set(square, (sums.get(square) ?? 0) + mark.share);
  }
  const most = Math.max(...sums.values(), 0.001);
  return [...sums].map(([square, share]) => {
    const spot = middle(square);
    if (!spot) return '';
    const opacity = (0.75 * Math.sqrt(share / most)).toFixed(3);
    return svg`<rect class="heat" x=${spot.x - 0.5} y=${spot.y - 0.5} width="1" height="1" opacity=${opacity} />`;
  });
}
