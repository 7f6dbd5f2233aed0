/** Who scored how much against whom, from the contests of a run. */
import { html } from 'lit';
import { percent } from '../shared/numbers.js';
import { texts } from '../texts.js';

export function crossTable(contests) {
  const agents = [...new Set(contests.flatMap((contest) => [contest.a, contest.b]))];
  if (agents.length < 3) return '';
  const sums = new Map();
  const add = (a, b, points, games) => {
    const key = `${a}\n${b}`;
    const sum = sums.get(key) ?? { points: 0, games: 0 };
    sums.set(key, { points: sum.points + points, games: sum.games + games });
  };
  for (const { a, b, wins, losses, draws, unfinished = 0 } of contests) {
    const games = wins + losses + draws + unfinished;
    const points = wins + (draws + unfinished) / 2;
    add(a, b, points, games);
    add(b, a, games - points, games);
  }
  const total = (a) => agents.reduce((sum, b) => {
    const met = sums.get(`${a}\n${b}`);
    return met ? { points: sum.points + met.points, games: sum.games + met.games } : sum;
  }, { points: 0, games: 0 });
  const share = ({ points, games }) => (games > 0 ? points / games : 0);
  const order = [...agents].sort((a, b) => share(total(b)) - share(total(a)));
  return html`<h2>${texts.lab.crossTable}</h2><div class="scroll" tabindex="0" role="group" aria-label=${texts.lab.crossTable}><table><thead><tr><th scope="col">${texts.lab.agent}</th>
    ${order.map((_, i) => html`<th scope="col" class="number">${i + 1}</th>`)}<th scope="col" class="number">${texts.lab.all}</th></tr></thead>
    <tbody>${order.map((a, i) => html`<tr><th scope="row">${i + 1}. <code>${a}</code></th>${order.map((b) => {
      const met = sums.get(`${a}\n${b}`);
      return html`<td class="number">${a === b ? '·' : met?.games ? percent(share(met)) : '–'}</td>`;
    })}<td class="number best">${percent(share(total(a)))}</td></tr>`)}</tbody></table></div>`;
}
