/** The lab: forms for new runs, and the list of runs; a run and a stored game have addresses of their own. */
import { LitElement, html } from 'lit';
import { base, controls, tables } from '../shared/styles.js';
import { get } from '../api.js';
import { address, go } from '../router.js';
import { complain } from '../shared/say.js';
import { count } from '../shared/numbers.js';
import { choice, records } from '../shared/parts.js';
import { texts } from '../texts.js';
import { labStyle } from './lab-style.js';
import './match-form.js';
import './tournament-form.js';
import './rating-form.js';
import './experiments.js';
import './trainings.js';
import './run-view.js';
import './stored-game.js';

const REFRESH = 2000;
const FORMS = {
  match: html`<k-match-form></k-match-form>`,
  tournament: html`<k-tournament-form></k-tournament-form>`,
  rating: html`<k-rating-form></k-rating-form>`,
  experiment: html`<k-experiments></k-experiments>`,
  training: html`<k-trainings></k-trainings>`,
};

export class LabView extends LitElement {
  static properties = { parts: { attribute: false }, runs: { state: true }, form: { state: true } };

  static styles = [base, controls, tables, labStyle];

  #timer = 0;

  constructor() {
    super();
    this.form = 'match';
  }

  connectedCallback() {
    super.connectedCallback();
    this.#timer = setInterval(() => this.#load(), REFRESH);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.#timer);
  }

  willUpdate(changed) {
    if (changed.has('parts')) this.#load();
  }

  async #load() {
    if (this.parts?.length || document.hidden) return;
    try {
      this.runs = (await get('/api/runs')).runs;
    } catch (error) {
      if (error.status !== 0) complain(error);
    }
  }

  #started = (event) => go(['lab', 'run', String(event.detail.id)]);

  render() {
    const [what, id, , contest, number] = this.parts ?? [];
    if (what === 'run' && contest) {
      return html`<k-stored-game .run=${id} .contest=${contest} .number=${number}></k-stored-game>`;
    }
    if (what === 'run') return html`<k-run .runId=${id}></k-run>`;
    return html`<div class="layout"><h1>${texts.lab.title}</h1><p class="quiet">${texts.lab.about}</p>
      <section class="sheet stack" @run-started=${this.#started}>
        <fieldset><legend>${texts.lab.newRun}</legend><div class="choices">${Object.keys(FORMS).map((form) => choice(
          'form', texts.lab.forms[form], this.form === form, () => { this.form = form; },
        ))}</div></fieldset>
        ${FORMS[this.form]}
      </section>
      <section class="sheet stack"><h2>${texts.lab.runs}</h2>${this.#list()}</section></div>`;
  }

  #list() {
    if (!this.runs?.length) return html`<p class="quiet">${this.runs ? texts.lab.noRuns : texts.loading}</p>`;
    const heads = [texts.lab.run, texts.lab.state, { number: texts.lab.played }, texts.lab.agents];
    return records(texts.lab.runs, heads, this.runs.map((run) => this.#row(run)));
  }

  #row({ id, name, state, done, of, agents = [] }) {
    return html`<tr><td><a href=${address(['lab', 'run', String(id)])}>${id} · ${name}</a></td>
      <td><span class="state ${state}">${texts.lab.states[state] ?? state}</span></td>
      <td class="number" data-head=${texts.lab.played}>${count(done)} / ${count(of)}</td>
      <td class="small">${agents.slice(0, 4).join(' · ')}${agents.length > 4 ? ' …' : ''}</td></tr>`;
  }
}

customElements.define('k-lab', LabView);
