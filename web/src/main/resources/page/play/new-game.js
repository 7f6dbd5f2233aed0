/** The dialog for a new game: game, board, opponent, side and clock. */
import { LitElement, css, html } from 'lit';
import { base, controls } from '../shared/styles.js';
import { games, pictureOf } from '../games.js';
import { go } from '../router.js';
import { icons } from '../shared/icons.js';
import { choice, reason } from '../shared/parts.js';
import { texts } from '../texts.js';
import { newGame } from './live-game.js';
import './clock-choice.js';
import './game-choice.js';
import './opponent.js';

const MODES = ['agent', 'people', 'bot', 'watch'];
const SEATS = ['0', '1', 'any'];

export class NewGame extends LitElement {
  static properties = {
    game: { state: true }, mode: { state: true }, agents: { state: true }, seat: { state: true },
    substitute: { state: true }, clock: { state: true },
    wrong: { state: true }, busy: { state: true },
  };

  static styles = [base, controls, css`
    dialog { border: 1px solid var(--line-strong); border-radius: 14px; padding: 0; background: var(--sheet);
      color: var(--ink);
      width: min(34rem, calc(100vw - 1rem)); max-height: calc(100dvh - 1rem); box-shadow: var(--shadow); }
    dialog::backdrop { background: rgb(20 16 10 / 0.45); }
    form { display: grid; gap: 1.1rem; padding: 1.2rem 1.3rem; }
    .head { display: flex; justify-content: space-between; align-items: center; }
    .end { position: sticky; bottom: 0; background: var(--sheet); padding: 0.6rem 0; display: flex; gap: 0.6rem;
      justify-content: flex-end; }
  `];

  constructor() {
    super();
    Object.assign(this, { game: games.first, mode: 'agent', agents: ['', ''], seat: 'any' });
  }

  /** Opens the dialog; the mode `watch` is a game between two agents. */
  open(mode = 'agent', game = this.game) {
    Object.assign(this, { mode, game, wrong: null });
    this.renderRoot.querySelector('dialog').showModal();
  }

  get #sides() {
    return games.of(this.game)?.sides ?? ['', ''];
  }

  get #modes() {
    return MODES.filter((mode) => mode !== 'bot' || games.of(this.game)?.litama);
  }

  #seats() {
    if (this.mode === 'people') return ['person', 'person'];
    if (this.mode === 'watch') return this.agents;
    const side = this.seat === 'any' ? Math.floor(Math.random() * 2) : Number(this.seat);
    const seats = this.mode === 'bot' ? [this.substitute ? this.agents[0] : 'person', 'litama']
      : ['person', this.agents[0]];
    return side === 0 ? seats : seats.reverse();
  }

  #choose(game) {
    this.game = game;
    if (!this.#modes.includes(this.mode)) this.mode = 'agent';
  }

  #start = async (event) => {
    event.preventDefault();
    this.busy = true;
    try {
      await Promise.all([...this.renderRoot.querySelectorAll('k-opponent')].map((opponent) => opponent.ready));
      const pace = this.mode === 'watch' ? { pace: 700 } : {};
      const clock = this.clock ? { clock: this.clock } : {};
      const live = await newGame({ game: this.game, seats: this.#seats(), ...pace, ...clock });
      this.renderRoot.querySelector('dialog').close();
      go(['game', live.id]);
    } catch (error) {
      this.wrong = error.message;
    } finally {
      this.busy = false;
    }
  };

  render() {
    const watch = this.mode === 'watch';
    const agentFor = (side) => (watch ? texts.newGame.agentFor(this.#sides[side])
      : this.#standsIn ? texts.lab.agent : undefined);
    return html`<dialog aria-labelledby="title"><form @submit=${this.#start}>
      <div class="head"><h2 id="title">${texts.newGame.title}</h2>
        <button type="button" class="plain" aria-label=${texts.close}
          @click=${(event) => event.target.closest('dialog').close()}>${icons.close}</button></div>
      <k-game-choice .value=${this.game} @game=${(event) => this.#choose(event.detail)}></k-game-choice>
      <fieldset><legend>${texts.newGame.mode}</legend><div class="choices">${this.#modes.map((mode) => choice(
        'mode', texts.newGame.modes[mode], this.mode === mode, () => { this.mode = mode; },
      ))}</div></fieldset>
      ${this.mode === 'bot' ? this.#bot() : ''}
      ${this.mode === 'agent' || watch || this.#standsIn ? this.#opponent(0, agentFor(0)) : ''}
      ${watch ? this.#opponent(1, agentFor(1)) : ''}
      ${this.mode === 'agent' || this.mode === 'bot' ? this.#seatChoice() : ''}
      <k-clock-choice @clock=${(event) => { this.clock = event.detail; }}></k-clock-choice>
      ${reason(this.wrong)}
      <div class="end"><button class="primary" ?disabled=${this.busy}>${texts.newGame.start}</button></div>
    </form></dialog>`;
  }

  /** Whether an agent plays against the bot in place of the person. */
  get #standsIn() {
    return this.mode === 'bot' && Boolean(this.substitute);
  }

  #bot() {
    return html`<p class="small quiet">${texts.bot.about}</p>
      <label class="check small"><input type="checkbox" .checked=${Boolean(this.substitute)}
        @change=${(event) => { this.substitute = event.target.checked; }}> ${texts.bot.substitute}</label>`;
  }

  #opponent(index, label) {
    return html`<k-opponent .game=${this.game} .value=${this.agents[index]} .label=${label}
      @agent=${(event) => { this.agents = this.agents.with(index, event.detail); }}></k-opponent>`;
  }

  #seatChoice() {
    const { begins } = pictureOf(this.game);
    const label = (seat) => (seat === 'any' ? texts.newGame.anySide
      : texts.newGame.side(this.#sides[Number(seat)], !begins && seat === '0'));
    const legend = this.#standsIn ? texts.bot.seat : texts.newGame.seat;
    return html`<fieldset><legend>${legend}</legend><div class="choices">${SEATS.map((seat) => choice(
      'seat', label(seat), this.seat === seat, () => { this.seat = seat; },
    ))}</div>${begins ? html`<p class="small quiet">${begins}</p>` : ''}</fieldset>`;
  }
}

customElements.define('k-new-game', NewGame);
