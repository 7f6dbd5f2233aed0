/** The rating that a run plays: the finding in a sentence, and the scores against each anchor. */
import { html } from 'lit';
import { count, percent } from '../shared/numbers.js';
import { table } from '../shared/parts.js';
import { texts } from '../texts.js';

export function rating({ sentence, results }) {
  const heads = [texts.lab.anchor, { number: texts.lab.elo }, { number: texts.lab.wdl }, { number: texts.lab.score },
    { number: texts.lab.expected }];
  return html`<section class="sheet stack rating"><h2>${texts.lab.rating}</h2><p class="finding">${sentence}</p>
    ${table(texts.lab.rating, heads, results.map(row))}</section>`;
}

function row({ anchor, rating: elo, wins, draws, losses, expected }) {
  const games = wins + draws + losses;
  return html`<tr><td><code>${anchor}</code></td><td class="number">${count(Math.round(elo))}</td>
    <td class="number">${wins} / ${draws} / ${losses}</td>
    <td class="number">${games ? percent((wins + draws / 2) / games, 1) : ''}</td>
    <td class="number">${percent(expected, 1)}</td></tr>`;
}
