/** Small plots: a score with its interval, and ratings with their intervals. */
import { html, svg } from 'lit';
import { texts } from '../texts.js';

/** A score from 0 to 1 with its interval; the tick in the middle is an even score. */
export function interval(score, low, high) {
  const x = (share) => 4 + 92 * share;
  return html`<svg class="interval" viewBox="0 0 100 12" role="img" aria-label=${texts.lab.interval(score, low, high)}>
    <line class="axis" x1="4" x2="96" y1="6" y2="6" /><line class="axis" x1="50" x2="50" y1="2" y2="10" />
    ${low === null || high === null ? '' : svg`<line class="range" x1=${x(low)} x2=${x(high)} y1="6" y2="6" />`}
    <circle class="point" cx=${x(score)} cy="6" r="3" /></svg>`;
}

const [LEFT, RIGHT, ROW] = [8, 632, 34];

/** Ratings in Elo, the highest first; each with its agent above the line. */
export function ratingPlot(rows) {
  const known = rows.flatMap((row) => [row.rating, row.low, row.high]).filter((value) => Number.isFinite(value));
  if (known.length === 0) return '';
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const span = most - least || 1;
  const x = (value) => LEFT + ((value - least) / span) * (RIGHT - LEFT);
  const height = rows.length * ROW + 26;
  const step = niceStep(span / 5);
  const ticks = [];
  for (let tick = Math.ceil(least / step) * step; tick <= most; tick += step) ticks.push(tick);
  return html`<svg class="ratings" viewBox="0 0 640 ${height}" role="img" aria-label=${texts.lab.ratingPlot}>
    ${ticks.map((tick) => svg`<line class="tick" x1=${x(tick)} x2=${x(tick)} y1="0" y2=${height - 22} />
      <text class="label" text-anchor="middle" x=${x(tick)} y=${height - 6}>${Math.round(tick)}</text>`)}
    ${rows.map((row, i) => {
      const y = i * ROW + 24;
      const left = x(row.rating) < (LEFT + RIGHT) / 2;
      const end = left ? row.low : row.high;
      const range = Number.isFinite(row.low) && Number.isFinite(row.high);
      return svg`<text class="agent" x=${x(end ?? row.rating)} text-anchor=${left ? 'start' : 'end'} y=${y - 8}>
          ${row.agent}</text>
        ${range ? svg`<line class="range" x1=${x(row.low)} x2=${x(row.high)} y1=${y} y2=${y} />` : ''}
        <circle class="point" cx=${x(row.rating)} cy=${y} r="4.5" />`;
    })}</svg>`;
}

function niceStep(rough) {
  const power = 10 ** Math.floor(Math.log10(rough || 1));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough) ?? power * 10;
}
