/** The form for the rating of an agent. */
import { LitElement, html } from 'lit';
import { base, controls } from '../shared/styles.js';
import { games } from '../games.js';
import { field, reason } from '../shared/parts.js';
import { texts } from '../texts.js';
import { labStyle } from './lab-style.js';
import { mostWorkers, number, startRun, workersField } from './start-run.js';
import '../play/game-choice.js';
import '../play/agent-form.js';

export class RatingForm extends LitElement {
  static properties = {
    game: { state: true }, agent: { state: true }, wrong: { state: true }, busy: { state: true },
  };

  static styles = [base, controls, labStyle];

  #most = mostWorkers(this);

  constructor() {
    super();
    Object.assign(this, { game: games.first, agent: 'mcts(iterations=500)' });
  }

  #start = (event) => {
    event.preventDefault();
    const data = new FormData(event.target);
    startRun(this, {
      kind: 'rating', game: this.game, agent: this.agent, games: number(data, 'games'), width: number(data, 'width'),
      seed: number(data, 'seed'), workers: number(data, 'workers'),
    });
  };

  render() {
    return html`<form class="stack" @submit=${this.#start}>
      <p class="quiet small">${texts.lab.ratingAbout}</p>
      <k-game-choice .value=${this.game} @game=${(event) => { this.game = event.detail; }}></k-game-choice>
      <k-agent-form .label=${texts.lab.agent} .game=${this.game} .value=${this.agent}
        @agent=${(event) => { this.agent = event.detail; }}></k-agent-form>
      <div class="pair">
        ${field(texts.lab.mostGames, html`<input name="games" type="number" min="2" step="2" value="400" required>`)}
        ${field(texts.lab.width, html`<input name="width" type="number" min="1" max="1000" value="50" required>`)}
        ${field(texts.lab.seed, html`<input name="seed" type="number" min="0" value="1">`)}
        ${workersField(this.#most)}</div>
      ${reason(this.wrong)}
      <div><button class="primary" ?disabled=${this.busy}>${texts.lab.start}</button></div></form>`;
  }
}

customElements.define('k-rating-form', RatingForm);
