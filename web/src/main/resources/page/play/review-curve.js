/** The chances over a game as a curve: a click shows the position there. */
import { css, html, svg } from 'lit';

const [WIDTH, HEIGHT] = [320, 120];

export const curveStyle = css`
  svg.chances { width: 100%; height: auto; display: block; background: var(--raised); border: 1px solid var(--line);
    border-radius: 8px; touch-action: none; cursor: pointer; }
  .zero { stroke: var(--line-strong); stroke-dasharray: 3 4; }
  .curve { fill: none; stroke: var(--ink); stroke-width: 2; stroke-linejoin: round; }
  .area { fill: var(--pine-soft); }
  .here { stroke: var(--pine); stroke-width: 2; }
  .mistake { fill: var(--warn); }
  .chances text { font-size: 9px; fill: var(--quiet); }
`;

/**
 * Values from −1 to 1, one before each ply and one after the last; the highest is a win. Mistakes are plies, `choose`
 * is called with the number of plies that lead to the position that was clicked.
 */
export function curve({ values, most, shownPly, label, mistakes, choose }) {
  const x = (ply) => (ply / most) * WIDTH;
  const y = (value) => HEIGHT / 2 - value * (HEIGHT / 2 - 6);
  const points = values
    .map((value, ply) => (typeof value === 'number' ? `${x(ply).toFixed(1)},${y(value).toFixed(1)}` : null))
    .filter(Boolean);
  const area = `0,${HEIGHT / 2} ${points.join(' ')} ${x(values.length - 1)},${HEIGHT / 2}`;
  const touch = (event) => {
    const box = event.currentTarget.getBoundingClientRect();
    choose(Math.round(((event.clientX - box.left) / box.width) * most));
  };
  return html`<svg class="chances" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${label}
      @pointerdown=${touch}>
    ${points.length > 1 ? svg`<polygon class="area" points=${area} />` : ''}
    <line class="zero" x1="0" x2=${WIDTH} y1=${HEIGHT / 2} y2=${HEIGHT / 2} />
    <text x="2" y="10">100 %</text><text x="2" y=${HEIGHT / 2 - 2}>50 %</text><text x="2" y=${HEIGHT - 3}>0 %</text>
    <polyline class="curve" points=${points.join(' ')} />
    ${mistakes.map((ply) => svg`<circle class="mistake" r="4" cx=${x(ply)} cy=${y(values[ply] ?? 0)} />`)}
    <line class="here" x1=${x(shownPly)} x2=${x(shownPly)} y1="0" y2=${HEIGHT} /></svg>`;
}
