/** The reproduction of an experiment: verdicts on its claims, and its published numbers beside the measured ones. */
import { html } from 'lit';
import { table } from '../shared/parts.js';
import { texts } from '../texts.js';

const isPrimary = (claim) => Number(claim.rank === 'primary');
const primaryFirst = (claims) => [...claims].sort((one, other) => isPrimary(other) - isPrimary(one));

export function reproduction({ claims, published, reduced }) {
  const heads = [texts.lab.cell, texts.lab.measure, { number: texts.lab.paper }, { number: texts.lab.here }];
  const rows = published.map((row) => html`<tr><td>${row.cell}</td><td>${row.measure}</td>
    <td class="number">${row.words || row.published.text}</td><td class="number">${row.measured.text}</td></tr>`);
  return html`<section class="sheet stack"><h2>${texts.lab.verdicts}</h2>
      ${reduced.length ? html`<p class="quiet small">${texts.lab.reduced} ${reduced.join(' ')}</p>` : ''}
      <ul>${primaryFirst(claims).map((claim) => html`<li>${claim.says} <strong>${claim.words}</strong>
        <span class="quiet small">(${claim.rank}${claim.afterFdr === false ? texts.lab.openByFdr : ''})</span></li>`)}
      </ul></section>
    ${rows.length ? html`<section class="sheet stack"><h2>${texts.lab.published}</h2>
      ${table(texts.lab.published, heads, rows)}</section>` : ''}`;
}
