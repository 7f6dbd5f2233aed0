/** The experiments of the papers, with their questions and claims; each is started at one of three scales. */
import { LitElement, css, html } from 'lit';
import { base, controls } from '../shared/styles.js';
import { once } from '../api.js';
import { count } from '../shared/numbers.js';
import { choice, field, reason } from '../shared/parts.js';
import { texts } from '../texts.js';
import { startRun } from './start-run.js';

export class Experiments extends LitElement {
  static properties = {
    list: { state: true }, chosen: { state: true }, scale: { state: true }, wrong: { state: true },
    busy: { state: true },
  };

  static styles = [base, controls, css`:host { display: grid; gap: 1rem; }
  h2 { font-size: 1.05rem; }
  ul { margin: 0; padding-left: 1.2rem; }
  `];

  constructor() {
    super();
    Object.assign(this, { list: [], scale: 'quick' });
  }

  async firstUpdated() {
    try {
      this.list = (await once('/api/experiments')).experiments;
      this.chosen = this.list[0];
    } catch (error) {
      this.wrong = error.message;
    }
  }

  render() {
    const papers = new Map();
    for (const each of this.list) papers.set(each.paper, [...(papers.get(each.paper) ?? []), each]);
    const options = (all) => all.map(({ id, title }) => html`<option value=${id}>${id}: ${title}</option>`);
    const groups = [...papers].map(([paper, all]) => html`<optgroup label=${paper}>${options(all)}</optgroup>`);
    return html`${field(texts.lab.experiment, html`<select @change=${this.#choose}>${groups}</select>`)}
      ${this.chosen ? this.#experiment(this.chosen) : ''}
      ${reason(this.wrong)}`;
  }

  #choose = (event) => {
    this.chosen = this.list.find((each) => each.id === event.target.value);
  };

  #experiment({ id, question, claims, scales }) {
    const start = () => startRun(this, { kind: 'experiment', id, scale: this.scale });
    return html`<p>${question}</p>
      ${claims?.length ? html`<div><h2>${texts.lab.claims}</h2>
        <ul>${claims.map((claim) => html`<li>${claim.says}</li>`)}</ul></div>` : ''}
      <fieldset><legend>${texts.lab.scale}</legend><div class="choices">${scales.map(({ scale, games }) => choice(
        'scale', texts.lab.scaleOf(scale, count(games)), this.scale === scale, () => { this.scale = scale; },
      ))}</div></fieldset>
      <div><button type="button" class="primary" ?disabled=${this.busy}
        @click=${start}>${texts.lab.start}</button></div>`;
  }
}

customElements.define('k-experiments', Experiments);
