/** The form for a match between two agents. */
import { LitElement, html } from 'lit';
import { base, controls } from '../shared/styles.js';
import { games } from '../games.js';
import { field, reason } from '../shared/parts.js';
import { texts } from '../texts.js';
import { labStyle } from './lab-style.js';
import { mostWorkers, number, startRun, words, workersField } from './start-run.js';
import '../play/game-choice.js';
import '../play/agent-form.js';

export class MatchForm extends LitElement {
  static properties = {
    game: { state: true }, a: { state: true }, b: { state: true }, wrong: { state: true }, busy: { state: true },
  };

  static styles = [base, controls, labStyle];

  #most = mostWorkers(this);

  constructor() {
    super();
    Object.assign(this, { game: games.first, a: 'strong(nodes=2k)', b: 'mcts(iterations=2k)' });
  }

  #start = (event) => {
    event.preventDefault();
    const data = new FormData(event.target);
    startRun(this, {
      kind: 'match', game: this.game, a: this.a, b: this.b, games: number(data, 'games'), seed: number(data, 'seed'),
      until: words(data, 'until'), openings: words(data, 'openings'), workers: number(data, 'workers'),
    });
  };

  render() {
    return html`<form class="stack" @submit=${this.#start}>
      <k-game-choice .value=${this.game} @game=${(event) => { this.game = event.detail; }}></k-game-choice>
      <div class="two">${this.#agent('a', texts.lab.agentA)}${this.#agent('b', texts.lab.agentB)}</div>
      <div class="pair">
        ${field(texts.lab.games, html`<input name="games" type="number" min="2" step="2" value="100" required>`)}
        ${field(texts.lab.seed, html`<input name="seed" type="number" min="0" value="1">`)}
        ${field(texts.lab.until, html`<input name="until" autocomplete="off" placeholder="sprt(elo0=0, elo1=10)">`)}
        ${field(texts.lab.openings, html`<input name="openings" autocomplete="off">`)}
        ${workersField(this.#most)}</div>
      ${reason(this.wrong)}
      <div><button class="primary" ?disabled=${this.busy}>${texts.lab.start}</button></div></form>`;
  }

  #agent(name, label) {
    return html`<k-agent-form .label=${label} .game=${this.game} .value=${this[name]}
      @agent=${(event) => { this[name] = event.detail; }}></k-agent-form>`;
  }
}

customElements.define('k-match-form', MatchForm);
