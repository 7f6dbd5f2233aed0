/** The stored games of a run, a page at a time. */
import { LitElement, html } from 'lit';
import { base, controls, tables } from '../shared/styles.js';
import { get } from '../api.js';
import { address } from '../router.js';
import { texts } from '../texts.js';

const PAGE = 20;

export class RunGames extends LitElement {
  static properties = { run: {}, done: { type: Number }, from: { state: true }, games: { state: true }, wrong: { state: true } };

  static styles = [base, controls, tables];

  #asked = 0;
  #shown = 0;

  constructor() {
    super();
    Object.assign(this, { from: 0, games: [] });
  }

  /** Asks again when more games were played and the page is not full, or another page is wanted. */
  willUpdate(changed) {
    const more = changed.has('done') && this.games.length < PAGE;
    if (changed.has('run') || changed.has('from') || more) this.#load();
  }

  get #path() {
    return `/api/runs/${encodeURIComponent(this.run)}/games?from=${this.from}&count=${PAGE}`;
  }

  /** Shows the page, unless another is wanted by now or a later answer came first. */
  async #load() {
    const path = this.#path;
    const turn = ++this.#asked;
    const wanted = () => path === this.#path && turn > this.#shown;
    try {
      const { games } = await get(path);
      if (!wanted()) return;
      this.#shown = turn;
      Object.assign(this, { games, wrong: null });
    } catch (error) {
      if (wanted()) this.wrong = error.message;
    }
  }

  render() {
    if (this.wrong) return html`<p class="error">${this.wrong}</p>`;
    if (this.games.length === 0 && this.from === 0) return html`<p class="quiet">${texts.lab.noGames}</p>`;
    return html`<div class="scroll" tabindex="0" role="group" aria-label=${texts.lab.gamesOfRun}><table><thead><tr><th scope="col">${texts.lab.game}</th><th scope="col">${texts.library.players}</th>
      <th scope="col">${texts.library.result}</th><th scope="col" class="number">${texts.library.plies}</th></tr></thead>
      <tbody>${this.games.map((game) => html`<tr><td><a href=${address(['lab', 'run', this.run, 'game', String(game.contest), String(game.number)])}>${game.contest}.${game.number}</a></td>
        <td class="small"><code>${game.sideOfA === 0 ? `${game.a} – ${game.b}` : `${game.b} – ${game.a}`}</code></td><td>${game.failure || game.sentence}</td><td class="number">${game.plies}</td></tr>`)}</tbody></table></div>
      <div class="row"><button type="button" ?disabled=${this.from === 0} @click=${() => { this.from = Math.max(0, this.from - PAGE); }}>${texts.lab.earlier}</button>
        <button type="button" ?disabled=${this.games.length < PAGE} @click=${() => { this.from += PAGE; }}>${texts.lab.later}</button></div>`;
  }
}

customElements.define('k-run-games', RunGames);
