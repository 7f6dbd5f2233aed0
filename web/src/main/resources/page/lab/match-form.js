/** Two agents, many games. */
import { LitElement, html } from 'lit';
import { base, controls } from '../shared/styles.js';
import { texts } from '../texts.js';
import { labStyle } from './lab-style.js';
import { number, startRun, words } from './start-run.js';
import '../play/game-choice.js';
import '../play/agent-form.js';

export class MatchForm extends LitElement {
  static properties = { game: { state: true }, a: { state: true }, b: { state: true }, wrong: { state: true }, busy: { state: true } };

  static styles = [base, controls, labStyle];

  constructor() {
    super();
    Object.assign(this, { game: 'onitama', a: 'strong(nodes=2k)', b: 'mcts(iterations=2k)' });
  }

  #start = (event) => {
    event.preventDefault();
    const data = new FormData(event.target);
    startRun(this, {
      kind: 'match', game: this.game, a: this.a, b: this.b,
      games: number(data, 'games'), seed: number(data, 'seed'), until: words(data, 'until'), openings: words(data, 'openings'),
    });
  };

  render() {
    return html`<form class="stack" @submit=${this.#start}>
      <k-game-choice .value=${this.game} @game=${(event) => { this.game = event.detail; }}></k-game-choice>
      <div class="two">
        <k-agent-form .label=${texts.lab.agentA} .game=${this.game} .value=${this.a} @agent=${(event) => { this.a = event.detail; }}></k-agent-form>
        <k-agent-form .label=${texts.lab.agentB} .game=${this.game} .value=${this.b} @agent=${(event) => { this.b = event.detail; }}></k-agent-form></div>
      <div class="pair">
        <label class="field"><span>${texts.lab.games}</span><input name="games" type="number" min="2" step="2" value="100" required></label>
        <label class="field"><span>${texts.lab.seed}</span><input name="seed" type="number" min="0" value="1"></label>
        <label class="field"><span>${texts.lab.until}</span><input name="until" autocomplete="off" placeholder="sprt(elo0=0, elo1=10)"></label>
        <label class="field"><span>${texts.lab.openings}</span><input name="openings" autocomplete="off"></label></div>
      ${this.wrong ? html`<p class="error" role="alert">${this.wrong}</p>` : ''}
      <div><button class="primary" ?disabled=${this.busy}>${texts.lab.start}</button></div></form>`;
  }
}

customElements.define('k-match-form', MatchForm);
