/** The learning curve: win rate in exhibitions, one line for each opponent, with the intervals as a band. */
import { html, svg } from 'lit';
import { brief } from '../shared/numbers.js';
import { texts } from '../texts.js';

const [LEFT, RIGHT, TOP, BOTTOM] = [44, 630, 12, 190];
const LINES = 3;

export function learningCurve(points) {
  if (points.length === 0) return html`<p class="quiet small">${texts.lab.noExhibition}</p>`;
  const most = Math.max(...points.map((point) => point.trained), 1);
  const x = (trained) => LEFT + (trained / most) * (RIGHT - LEFT);
  const y = (share) => BOTTOM - share * (BOTTOM - TOP);
  const places = (own, value) => own.map((point) => `${x(point.trained)},${y(point[value])}`);
  const anchor = (part) => ({ 0: 'start', 1: 'end' })[part] ?? 'middle';
  const opponents = [...new Set(points.map((point) => point.opponent))].slice(0, LINES);
  return html`<svg class="curve" viewBox="0 0 640 230" role="img" aria-label=${texts.lab.curve(opponents)}>
    ${[0, 0.25, 0.5, 0.75, 1].map((share) => svg`
      <line class="grid" x1=${LEFT} x2=${RIGHT} y1=${y(share)} y2=${y(share)} />
      <text x=${LEFT - 6} y=${y(share) + 4} text-anchor="end">${100 * share} %</text>`)}
    ${[0, 0.5, 1].map((part) => svg`
      <text x=${x(part * most)} y="208" text-anchor=${anchor(part)}>${brief(part * most)}</text>`)}
    ${opponents.map((opponent, i) => {
      const own = points.filter((point) => point.opponent === opponent);
      const band = [...places(own, 'high'), ...places(own.toReversed(), 'low')];
      return svg`<polygon class="line${i}" points=${band.join(' ')} />
        <polyline class="line${i}" points=${places(own, 'winRate').join(' ')} />
        ${own.map((point) => svg`<circle class="line${i}" cx=${x(point.trained)} cy=${y(point.winRate)} r="3.5" />`)}
        <text x=${RIGHT} y=${TOP + 12 + 15 * i} text-anchor="end">${texts.lab.against(opponent)}</text>`;
    })}
    <text x=${(LEFT + RIGHT) / 2} y="226" text-anchor="middle">${texts.lab.trainingGames}</text></svg>`;
}
