/**
 * What an agent thinks of, drawn over the board: arrows as wide as their share of the search, or warm squares. Each
 * says by which card, where the game has cards.
 */
import { svg } from 'lit';
import { bands, ways } from './ways.js';

const HEAD = 0.2;
const LEAVE = 0.34;
const SHORT = 0.06;
const LINE = 0.2;
const FONT = 0.17;

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

/** A few words on a plate. */
function plate({ lines, x, y, width, height, scale }, kind) {
  const first = y - ((lines.length - 1) / 2) * LINE * scale + 0.012;
  return svg`<g class="label ${kind}" style="font-size: ${FONT * scale}px">
    <rect x=${x - width / 2} y=${y - height / 2} width=${width} height=${height} rx="0.09" />
    ${lines.map((line, i) => svg`<text x=${x} y=${first + i * LINE * scale}>${line}</text>`)}</g>`;
}

/** Marks: {shape, share, label?, best?}; `middle` gives a square's middle, counted in squares from the top left. */
export function arrows(marks, middle, board) {
  const drawn = ways(marks, middle, board).sort((a, b) => marks.indexOf(b.mark) - marks.indexOf(a.mark));
  return drawn.map(({ mark, points, label }) => {
    const opacity = mark.best ? 0.95 : (0.3 + 0.45 * mark.share).toFixed(2);
    const shorten = label ? 0.16 : SHORT;
    return svg`<g data-move=${mark.shape.move}><g class=${mark.best ? 'best' : ''} opacity=${opacity}>
      ${points.slice(1).map((point, i) => {
        const end = i === points.length - 2 ? shorten : SHORT;
        return arrow(points[i], point, 0.05 + 0.12 * mark.share, i === 0, end);
      })}</g>
      ${label ? plate(label, mark.best ? 'best' : '') : ''}</g>`;
  });
}

/** Squares warmed by how much of the search goes there, from any piece. */
export function heat(marks, middle, board) {
  return bands(marks, middle, board).map(({ x, y, height, opacity }) => svg`
    <rect class="heat" x=${x} y=${y} width="1" height=${height} opacity=${opacity.toFixed(3)} />`);
}

/** The cards that lead to the warm squares. */
export function heatLabels(marks, middle, board) {
  return bands(marks, middle, board).map(({ square, card, label }) => (label
    ? svg`<g data-square=${square} data-card=${card}>${plate(label, '')}</g>` : ''));
}
