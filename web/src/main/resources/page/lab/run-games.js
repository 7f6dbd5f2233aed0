/** The stored games of a run, a page at a time. */
import { LitElement, html } from 'lit';
import { base, controls, tables } from '../shared/styles.js';
import { get } from '../api.js';
import { address } from '../router.js';
import { records } from '../shared/parts.js';
import { Task } from '../shared/task.js';
import { texts } from '../texts.js';

const PAGE = 20;

export class RunGames extends LitElement {
  static properties = { run: {}, done: { type: Number }, from: { state: true } };

  static styles = [base, controls, tables];

  #page = new Task(this, { task: async ([path]) => (await get(path)).games });
  #doneBefore = 0;

  constructor() {
    super();
    this.from = 0;
  }

  get #games() {
    return this.#page.value ?? [];
  }

  /** Asks for another page, or again when more games were played and the page is not full. */
  willUpdate(changed) {
    const other = changed.has('run') || changed.has('from');
    const more = this.done !== this.#doneBefore && this.#games.length < PAGE && !this.#page.pending;
    if (!other && !more) return;
    this.#doneBefore = this.done;
    this.#page.run([`/api/runs/${encodeURIComponent(this.run)}/games?from=${this.from}&count=${PAGE}`]);
  }

  render() {
    if (this.#page.error) return html`<p class="error">${this.#page.error.message}</p>`;
    if (this.#games.length === 0 && this.from === 0) return html`<p class="quiet">${texts.lab.noGames}</p>`;
    const heads = [texts.lab.game, texts.library.players, texts.library.result, { number: texts.library.plies }];
    return html`${records(texts.lab.gamesOfRun, heads, this.#games.map((game) => this.#row(game)))}
      <div class="row">
        <button type="button" ?disabled=${this.from === 0}
          @click=${() => { this.from = Math.max(0, this.from - PAGE); }}>${texts.lab.earlier}</button>
        <button type="button" ?disabled=${this.#games.length < PAGE}
          @click=${() => { this.from += PAGE; }}>${texts.lab.later}</button></div>`;
  }

  #row({ contest, number, sideOfA, a, b, failure, sentence, plies }) {
    const link = address(['lab', 'run', this.run, 'game', String(contest), String(number)]);
    return html`<tr><td><a href=${link}>${contest}.${number}</a></td>
      <td class="small"><code>${sideOfA === 0 ? `${a} – ${b}` : `${b} – ${a}`}</code></td>
      <td>${failure || sentence}</td><td class="number" data-head=${texts.library.plies}>${plies}</td></tr>`;
  }
}

customElements.define('k-run-games', RunGames);
