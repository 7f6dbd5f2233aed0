/** The form for a tournament: round robin, gauntlet, or a tournament file. */
import { LitElement, html } from 'lit';
import { base, controls } from '../shared/styles.js';
import { games } from '../games.js';
import { field, reason } from '../shared/parts.js';
import { texts } from '../texts.js';
import { labStyle } from './lab-style.js';
import { mostWorkers, number, startRun, workersField } from './start-run.js';
import '../play/game-choice.js';

const SCHEDULES = ['roundrobin', 'gauntlet'];

export class TournamentForm extends LitElement {
  static properties = { game: { state: true }, asFile: { state: true }, wrong: { state: true }, busy: { state: true } };

  static styles = [base, controls, labStyle];

  #most = mostWorkers(this);

  constructor() {
    super();
    this.game = games.first;
  }

  #start = (event) => {
    event.preventDefault();
    const data = new FormData(event.target);
    if (this.asFile) {
      startRun(this, { kind: 'tournament', yaml: data.get('yaml'), workers: number(data, 'workers') });
      return;
    }
    startRun(this, {
      kind: 'tournament', game: this.game, schedule: data.get('schedule'),
      games: number(data, 'games'), seed: number(data, 'seed'), workers: number(data, 'workers'),
      agents: String(data.get('agents')).split('\n').map((line) => line.trim()).filter(Boolean),
    });
  };

  render() {
    return html`<form class="stack" @submit=${this.#start}>
      <label class="check"><input type="checkbox" .checked=${Boolean(this.asFile)}
        @change=${(event) => { this.asFile = event.target.checked; }}> ${texts.lab.asFile}</label>
      ${this.asFile ? this.#file() : this.#fields()}
      ${reason(this.wrong)}
      <div><button class="primary" ?disabled=${this.busy}>${texts.lab.start}</button></div></form>`;
  }

  #file() {
    return html`
      ${field(texts.lab.yaml, html`<textarea name="yaml" rows="12" spellcheck="false" required></textarea>`)}
      <div class="pair">${workersField(this.#most)}</div>`;
  }

  #fields() {
    const schedules = SCHEDULES.map((kind) => html`<option value=${kind}>${texts.lab.schedules[kind]}</option>`);
    return html`<k-game-choice .value=${this.game} @game=${(event) => { this.game = event.detail; }}></k-game-choice>
      ${field(texts.lab.agentLines, html`<textarea name="agents" rows="5" spellcheck="false" required
        .value=${'random\ngreedy\nmcts(iterations=500)\nstrong(nodes=1k)'}></textarea>`)}
      <div class="pair">
        ${field(texts.lab.schedule, html`<select name="schedule">${schedules}</select>`)}
        ${field(texts.lab.gamesEach, html`<input name="games" type="number" min="2" step="2" value="20" required>`)}
        ${field(texts.lab.seed, html`<input name="seed" type="number" min="0" value="1">`)}
        ${workersField(this.#most)}</div>`;
  }
}

customElements.define('k-tournament-form', TournamentForm);
