/** A paper's experiment: what it claimed and what came of it, its numbers beside ours. */
import { html } from 'lit';
import { texts } from '../texts.js';

const primaryFirst = (claims) => [...claims].sort((one, other) => (other.rank === 'primary') - (one.rank === 'primary'));

export function reproduction({ claims, published, reduced }) {
  return html`<section class="sheet stack"><h2>${texts.lab.verdicts}</h2>
      ${reduced.length ? html`<p class="quiet small">${texts.lab.reduced} ${reduced.join(' ')}</p>` : ''}
      <ul>${primaryFirst(claims).map((claim) => html`<li>${claim.says} <strong>${claim.words}</strong>
        <span class="quiet small">(${claim.rank})</span></li>`)}</ul></section>
    ${published.length ? html`<section class="sheet stack"><h2>${texts.lab.published}</h2>
      <div class="scroll" tabindex="0" role="group" aria-label=${texts.lab.published}><table><thead><tr><th scope="col">${texts.lab.cell}</th><th scope="col">${texts.lab.measure}</th>
        <th scope="col" class="number">${texts.lab.paper}</th><th scope="col" class="number">${texts.lab.here}</th></tr></thead>
        <tbody>${published.map((row) => html`<tr><td>${row.cell}</td><td>${row.measure}</td><td class="number">${row.words || row.published.text}</td>
          <td class="number">${row.measured.text}</td></tr>`)}</tbody></table></div></section>` : ''}`;
}
