/** The trainings: a form to start or continue one, and their learning curves. */
import { LitElement, css, html } from 'lit';
import { base, controls } from '../shared/styles.js';
import { get, post } from '../api.js';
import { Live } from '../live.js';
import { complain } from '../shared/say.js';
import { brief, count, percent } from '../shared/numbers.js';
import { games } from '../games.js';
import { field, reason } from '../shared/parts.js';
import { texts } from '../texts.js';
import { go } from '../router.js';
import { newGame } from '../play/live-game.js';
import { labStyle } from './lab-style.js';
import { mostWorkers, number, words, workersField } from './start-run.js';
import { learningCurve } from './learning-curve.js';
import '../play/game-choice.js';

const isGoing = ({ state }) => state === 'running' || state === 'queued';

export class Trainings extends LitElement {
  static properties = { game: { state: true }, all: { state: true }, wrong: { state: true }, busy: { state: true } };

  static styles = [base, controls, labStyle, css`
    .curve { width: 100%; max-width: 40rem; height: auto; }
    .curve .grid { stroke: var(--line); } .curve text { fill: var(--quiet); font: 12px var(--sans); }
    .curve polyline { fill: none; stroke-width: 2.5; } .curve polygon { opacity: 0.18; }
    .curve polyline.line0 { stroke: var(--blue); } .curve :is(polygon, circle).line0 { fill: var(--blue); }
    .curve polyline.line1 { stroke: var(--red); stroke-dasharray: 7 4; }
    .curve :is(polygon, circle).line1 { fill: var(--red); }
    .curve polyline.line2 { stroke: var(--pine); stroke-dasharray: 2 4; }
    .curve :is(polygon, circle).line2 { fill: var(--pine); }
    :host { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.25rem; }
    article h2 { font-size: 1.05rem; }
    article { border-top: 1px solid var(--line); padding-top: 1rem; }
  `];

  #lives = new Map();
  #most = mostWorkers(this);

  constructor() {
    super();
    Object.assign(this, { game: games.first, all: [] });
  }

  connectedCallback() {
    super.connectedCallback();
    this.#load();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#lives.forEach((live) => live.close());
    this.#lives.clear();
  }

  /** A training that was started here while the list was on its way is newer than the list. */
  async #load() {
    try {
      const { trainings } = await get('/api/trainings');
      this.all = [...this.all, ...trainings.filter((each) => !this.#knows(each.name))];
      this.all.filter(isGoing).forEach((each) => this.#watch(each.name));
    } catch (error) {
      complain(error);
    }
  }

  #watch(name) {
    if (!this.isConnected || this.#lives.has(name)) return;
    this.#lives.set(name, new Live(`/api/trainings/${encodeURIComponent(name)}/live`, {
      message: (message) => message.type === 'training' && this.#take(message.training),
      state: () => {},
    }));
  }

  #knows(name) {
    return this.all.some((each) => each.name === name);
  }

  #take(training) {
    const place = this.all.findIndex((each) => each.name === training.name);
    this.all = place < 0 ? [training, ...this.all] : this.all.with(place, training);
  }

  async #act(name, request) {
    const live = this.#lives.get(name);
    const training = await (live ? live.unlessNews(request) : request);
    if (training) this.#take(training);
  }

  #start = async (event) => {
    event.preventDefault();
    const data = new FormData(event.target);
    this.busy = true;
    this.wrong = null;
    try {
      const name = words(data, 'name');
      await this.#act(name, post('/api/trainings', {
        name, agent: words(data, 'agent'), game: this.game, games: number(data, 'games'), seed: number(data, 'seed'),
        workers: number(data, 'workers'),
      }));
      this.#watch(name);
    } catch (error) {
      this.wrong = error.message;
    } finally {
      this.busy = false;
    }
  };

  #stop = async (name) => {
    try {
      await this.#act(name, post(`/api/trainings/${encodeURIComponent(name)}/stop`));
    } catch (error) {
      complain(error);
    }
  };

  #playAgainst = async ({ game, player }) => {
    try {
      go(['game', (await newGame({ game, seats: ['person', player] })).id]);
    } catch (error) {
      complain(error);
    }
  };

  render() {
    return html`<form class="stack" @submit=${this.#start}>
        <p class="quiet small">${texts.lab.trainingAbout}</p>
        <k-game-choice .value=${this.game} @game=${(event) => { this.game = event.detail; }}></k-game-choice>
        <div class="pair">
          ${field(texts.lab.learner, html`<input name="agent" class="mono" spellcheck="false" autocomplete="off"
            value="tdlambda" required>`)}
          ${field(texts.lab.trainingName, html`<input name="name" autocomplete="off" value="first"
            pattern="[A-Za-z0-9][A-Za-z0-9_\\-]*" required>`)}
          ${field(texts.lab.trainingGames, html`<input name="games" type="number" min="1" value="100000" required>`)}
          ${field(texts.lab.seed, html`<input name="seed" type="number" min="0" value="1">`)}
          ${workersField(this.#most)}</div>
        ${reason(this.wrong)}
        <div><button class="primary" ?disabled=${this.busy}>${texts.lab.start}</button></div></form>
      ${this.all.map((training) => this.#one(training))}`;
  }

  #one(training) {
    const { name, state, agent, game, trouble, curve } = training;
    const going = isGoing(training);
    return html`<article class="stack" aria-label=${name}>
      <div class="head"><h2>${name}</h2>
        <span class="state ${state}" role="status">${texts.lab.states[state] ?? state}</span></div>
      <p class="small"><code>${agent}</code> · ${game}</p>
      <dl class="facts">${this.#facts(training, going).map(([fact, value]) => html`
        <div><dt>${fact}</dt><dd>${value}</dd></div>`)}</dl>
      ${trouble ? html`<p class="error">${trouble}</p>` : ''}
      ${learningCurve(curve)}
      <div class="row">
        <button type="button" ?disabled=${!going} @click=${() => this.#stop(name)}>${texts.lab.stop}</button>
        <button type="button" ?disabled=${going}
          @click=${() => this.#playAgainst(training)}>${texts.lab.playAgainst}</button></div></article>`;
  }

  #facts({ games, of, perSecond, curve }, going) {
    return [
      [texts.lab.trainingGames, `${count(games)}${of ? ` / ${count(of)}` : ''}`],
      [texts.lab.speed, going && perSecond ? texts.lab.perSecond(brief(perSecond)) : '–'],
      [texts.lab.lastExhibition, percent(curve.at(-1)?.winRate)],
    ];
  }
}

customElements.define('k-trainings', Trainings);
