/** The experiments of the papers, with their questions, claims and scales; each scale can be estimated and started. */
import { LitElement, css, html } from 'lit';
import { base, controls, tables } from '../shared/styles.js';
import { once, post } from '../api.js';
import { count, duration } from '../shared/numbers.js';
import { announce } from '../shared/say.js';
import { field, reason, records } from '../shared/parts.js';
import { texts } from '../texts.js';
import { labStyle } from './lab-style.js';
import { mostWorkers, startRun, workersField } from './start-run.js';

const SECONDS = 3600;

export class Experiments extends LitElement {
  static properties = {
    list: { state: true }, chosen: { state: true }, scale: { state: true }, workers: { state: true },
    times: { state: true }, wrong: { state: true }, busy: { state: true },
  };

  static styles = [base, controls, tables, labStyle, css`:host { display: grid; gap: 1rem; }
  h2 { font-size: 1.05rem; }
  ul { margin: 0; padding-left: 1.2rem; }
  `];

  #most = mostWorkers(this);

  constructor() {
    super();
    Object.assign(this, { list: [], scale: 'quick', workers: 1, times: new Map() });
  }

  async firstUpdated() {
    try {
      this.list = (await once('/api/experiments')).experiments;
      this.chosen = this.list[0];
    } catch (error) {
      this.wrong = error.message;
    }
  }

  #choose = (event) => {
    this.chosen = this.list.find((each) => each.id === event.target.value);
  };

  #hire = (event) => {
    this.workers = Number(event.target.value);
  };

  /** What an estimate is for. */
  #key = (id, scale) => `${id} ${scale} ${this.workers}`;

  #note(key, text) {
    this.times = new Map(this.times).set(key, text);
  }

  #estimate = async (id, scale) => {
    const { workers } = this;
    const key = this.#key(id, scale);
    this.wrong = null;
    this.#note(key, texts.lab.estimating);
    try {
      const { wallHours, coreHours } = await post('/api/experiments/estimate', { id, scale, workers });
      const time = texts.lab.estimated(duration(wallHours * SECONDS), duration(coreHours * SECONDS), workers);
      this.#note(key, time);
      announce(time);
    } catch (error) {
      this.#note(key, undefined);
      this.wrong = error.message;
    }
  };

  render() {
    const papers = new Map();
    for (const each of this.list) papers.set(each.paper, [...(papers.get(each.paper) ?? []), each]);
    const options = (all) => all.map(({ id, title }) => html`<option value=${id}>${id}: ${title}</option>`);
    const groups = [...papers].map(([paper, all]) => html`<optgroup label=${paper}>${options(all)}</optgroup>`);
    return html`${field(texts.lab.experiment, html`<select @change=${this.#choose}>${groups}</select>`)}
      ${this.chosen ? this.#experiment(this.chosen) : ''}
      ${reason(this.wrong)}`;
  }

  #experiment({ id, question, claims, scales }) {
    const { workers, scale } = this;
    const heads = [texts.lab.scale, { number: texts.lab.scaleGames }, texts.lab.time];
    return html`<p>${question}</p>
      ${claims?.length ? html`<div><h2>${texts.lab.claims}</h2>
        <ul>${claims.map((claim) => html`<li>${claim.says}</li>`)}</ul></div>` : ''}
      <div class="pair">${workersField(this.#most, this.#hire)}</div>
      ${records(texts.lab.scale, heads, scales.map((each) => this.#scale(id, each)))}
      <p class="quiet small">${texts.lab.estimateAbout}</p>
      <div><button type="button" class="primary" ?disabled=${this.busy}
        @click=${() => startRun(this, { kind: 'experiment', id, scale, workers })}>${texts.lab.start}</button></div>`;
  }

  #scale(id, { scale, games }) {
    const time = this.times.get(this.#key(id, scale));
    return html`<tr><td><label class="check"><input type="radio" name="scale" .checked=${this.scale === scale}
        @change=${() => { this.scale = scale; }}> ${scale}</label></td>
      <td class="number" data-head=${texts.lab.scaleGames}>${count(games)}</td>
      <td>${time ?? html`<button type="button" aria-label=${texts.lab.estimateOf(scale)}
        @click=${() => this.#estimate(id, scale)}>${texts.lab.estimate}</button>`}</td></tr>`;
  }
}

customElements.define('k-experiments', Experiments);
