/** Who scored how much against whom, in one game. */
import { html } from 'lit';
import { percent } from '../shared/numbers.js';
import { texts } from '../texts.js';

const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);

/** Points and games of each agent (rows) against each other (columns), the best first. */
export function crossTable({ game, agents, points, games }) {
  const total = agents.map((_, i) => (sum(games[i]) > 0 ? sum(points[i]) / sum(games[i]) : 0));
  const order = agents.map((_, i) => i).sort((a, b) => total[b] - total[a]);
  return html`<h2>${texts.lab.crossTable}</h2><p class="quiet small">${game}</p>
    <div class="scroll" tabindex="0" role="group" aria-label=${texts.lab.crossTable}><table><thead><tr><th scope="col">${texts.lab.agent}</th>
      ${order.map((_, place) => html`<th scope="col" class="number">${place + 1}</th>`)}<th scope="col" class="number">${texts.lab.all}</th></tr></thead>
      <tbody>${order.map((a, place) => html`<tr><th scope="row">${place + 1}. <code>${agents[a]}</code></th>
        ${order.map((b) => html`<td class="number">${a === b ? '·' : games[a][b] > 0 ? percent(points[a][b] / games[a][b]) : '–'}</td>`)}
        <td class="number best">${percent(total[a])}</td></tr>`)}</tbody></table></div>`;
}
