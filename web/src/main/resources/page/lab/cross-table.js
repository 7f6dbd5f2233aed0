/** The cross table of one game: the score of each agent against each other. */
import { html } from 'lit';
import { percent } from '../shared/numbers.js';
import { table } from '../shared/parts.js';
import { texts } from '../texts.js';

const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);

/** Points and games of each agent (rows) against each other (columns), the best first. */
export function crossTable({ game, agents, points, games }) {
  const total = agents.map((_, i) => (sum(games[i]) > 0 ? sum(points[i]) / sum(games[i]) : 0));
  const order = agents.map((_, i) => i).sort((a, b) => total[b] - total[a]);
  const cell = (a, b) => (a === b ? '·' : games[a][b] > 0 ? percent(points[a][b] / games[a][b]) : '–');
  const places = order.map((_, place) => ({ number: String(place + 1) }));
  const heads = [texts.lab.agent, ...places, { number: texts.lab.all }];
  const rows = order.map((a, place) => html`<tr><th scope="row">${place + 1}. <code>${agents[a]}</code></th>
    ${order.map((b) => html`<td class="number">${cell(a, b)}</td>`)}
    <td class="number best">${percent(total[a])}</td></tr>`);
  return html`<h2>${texts.lab.crossTable}</h2><p class="quiet small">${game}</p>
    ${table(texts.lab.crossTable, heads, rows)}`;
}
