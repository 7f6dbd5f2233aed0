/** The papers' experiments: what each asked and claimed, and a start at one of three scales. */
import { LitElement, css, html } from 'lit';
import { base, controls } from '../shared/styles.js';
import { once } from '../api.js';
import { count } from '../shared/numbers.js';
import { texts } from '../texts.js';
import { startRun } from './start-run.js';

export class Experiments extends LitElement {
  static properties = { list: { state: true }, chosen: { state: true }, scale: { state: true }, wrong: { state: true }, busy: { state: true } };

  static styles = [base, controls, css`:host { display: grid; gap: 1rem; } h2 { font-size: 1.05rem; } ul { margin: 0; padding-left: 1.2rem; }`];

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
    const one = this.chosen;
    return html`
      <label class="field"><span>${texts.lab.experiment}</span><select @change=${(event) => { this.chosen = this.list.find((each) => each.id === event.target.value); }}>
        ${[...papers].map(([paper, all]) => html`<optgroup label=${paper}>${all.map((each) => html`<option value=${each.id}>${each.id}: ${each.title}</option>`)}</optgroup>`)}</select></label>
      ${one ? html`<p>${one.question}</p>
        ${one.claims?.length ? html`<div><h2>${texts.lab.claims}</h2><ul>${one.claims.map((claim) => html`<li>${claim.says}</li>`)}</ul></div>` : ''}
        <fieldset><legend>${texts.lab.scale}</legend><div class="choices">${one.scales.map((each) => html`<label><input type="radio" name="scale" .checked=${this.scale === each.scale}
          @change=${() => { this.scale = each.scale; }}><span>${texts.lab.scaleOf(each.scale, count(each.games))}</span></label>`)}</div></fieldset>
        <div><button type="button" class="primary" ?disabled=${this.busy} @click=${() => startRun(this, { kind: 'experiment', id: one.id, scale: this.scale })}>${texts.lab.start}</button></div>` : ''}
      ${this.wrong ? html`<p class="error" role="alert">${this.wrong}</p>` : ''}`;
  }
}

customElements.define('k-experiments', Experiments);
