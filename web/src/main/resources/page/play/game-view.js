/** The view of a game: board, cards, players, and the panel beside them. */
import { LitElement, html } from 'lit';
import { base, controls } from '../shared/styles.js';
import { gameStyle } from './game-style.js';
import { GameController } from './game-controller.js';
import { shownMarks } from './marks.js';
import { Task } from '../shared/task.js';
import { hands } from '../cards/hands.js';
import { Exchange } from '../cards/exchange.js';
import { pictureOf } from '../games.js';
import { guest } from '../guest.js';
import { texts } from '../texts.js';
import { remembered } from './first-game.js';
import { levelName } from './levels.js';
import { onKey } from './keys.js';
import { botName } from './waiting-bot.js';
import '../board/board.js';
import './plate.js';
import './value-bar.js';
import './ending.js';
import './offer.js';
import './retry-sheet.js';
import './panel.js';

export class GameView extends LitElement {
  static properties = { liveId: {} };

  static styles = [base, controls, gameStyle];

  game = new GameController(this, (error) => this.#missing(error));
  #exchange = new Exchange();

  /** Opens the game that the address names. */
  #opening = new Task(this, {
    args: () => [this.liveId],
    task: ([id]) => (id ? this.game.open(id) : null),
    onComplete: (live) => live && this.#opened(live),
    onError: (error) => this.#missing(error),
  });

  #onKey = (event) => onKey(event, this);

  connectedCallback() {
    super.connectedCallback();
    addEventListener('keydown', this.#onKey);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('keydown', this.#onKey);
  }

  willUpdate() {
    if (this.game.isOpen) this.#exchange.before(this.renderRoot, this.game.shown, this.game.live.id);
  }

  updated() {
    this.#exchange.after(this.renderRoot);
  }

  /** The board is at the top of the page, and may be scrolled away where the page is narrow. */
  #opened(live) {
    scrollTo(0, 0);
    const watching = this.game.persons.length === 0;
    if (!guest()) remembered.keep(watching ? 'watch' : 'play', live.id);
    this.dispatchEvent(new CustomEvent('game-opened', { detail: { watching }, bubbles: true, composed: true }));
  }

  #missing(error) {
    this.dispatchEvent(new CustomEvent('game-missing', { detail: error, bubbles: true, composed: true }));
  }

  async #play(move) {
    const board = this.renderRoot.querySelector('k-board');
    await this.game.play(move, board?.seen());
    await this.updateComplete;
    board?.settle(move);
  }

  render() {
    const { game } = this;
    if (!game.isOpen) {
      return html`<div class="layout"><div class="stage cards">
        <div class="boardbox"><span></span><k-board></k-board></div></div></div>`;
    }
    const view = game.shown;
    const cards = view.drawing.cards.length > 0;
    const strips = Boolean(pictureOf(view.game).goal);
    return html`<div class="layout" @show-panel=${this.#showPanel} @show-board=${this.#showBoard}>
      <h1 class="hidden-text">${texts.game.title(view.game)}</h1>
      <section class="stage ${cards ? 'cards' : ''} ${strips ? 'strips' : ''}" aria-label=${texts.game.stage}
          data-id=${game.live.id} data-ply=${game.state.cursor} data-turn=${game.turn}
          @move-chosen=${(event) => this.#play(event.detail)}
          @card-chosen=${(event) => game.chooseCard(event.detail)}
          @low-time=${(event) => game.timeIsLow(event.detail)}>
        ${this.#plate(1 - game.near, 'top')}
        ${cards ? hands(view, game.near, game.choices, game.card, this.#hinted) : ''}
        <div class="boardbox">${this.#valueBar(view)}
          <k-board .scene=${game.live.id} .view=${view} .moves=${game.choices} .card=${game.card}
            .near=${game.near} .last=${game.lastMove} .marks=${this.#marks()} .markStyle=${this.#markStyle()}></k-board>
        </div>
        ${game.ended ? html`<k-ending class="sheet"></k-ending>` : html`<k-offer></k-offer>`}
        ${game.retry ? html`<k-retry class="sheet"></k-retry>` : ''}
        ${this.#plate(game.near, 'bottom')}
      </section>
      <section aria-label=${texts.game.panel} @look=${(event) => game.look(event.detail)}><k-panel></k-panel></section>
      ${game.live.lost ? html`<p class="lost" role="status">${texts.game.lost}</p>` : ''}</div>`;
  }

  /** Scrolls to the panel where it is below the board, once it shows what is being opened. */
  #showPanel = async ({ detail: opening }) => {
    await opening;
    await this.updateComplete;
    const panel = this.renderRoot.querySelector('k-panel');
    if (panel && panel.getBoundingClientRect().top > innerHeight / 2) panel.scrollIntoView();
  };

  /** Scrolls to the board and what is asked below it, and lets the keyboard go on there. */
  #showBoard = async () => {
    await this.updateComplete;
    const board = this.renderRoot.querySelector('k-board');
    /** @type {any} */
    const sheet = this.renderRoot.querySelector('k-retry');
    await Promise.all([board.updateComplete, sheet?.updateComplete]);
    board.focus({ preventScroll: true });
    sheet?.scrollIntoView({ block: 'end' });
  };

  #valueBar(view) {
    const { near, ply, live } = this.game;
    const { sides } = pictureOf(view.game);
    const value = ply === null ? live.value : null;
    return html`<k-value-bar ?hidden=${value === null} .value=${value === null ? NaN : near === 0 ? value : -value}
      .near=${view.sideNames[near]} .colours=${[sides[near].colour, sides[1 - near].colour]}></k-value-bar>`;
  }

  /** The opponent's search is only drawn in the tab that shows it. */
  #marks() {
    const { notes, retry, shownPly, live, overlay, tab, persons } = this.game;
    if (notes.length > 0 || retry) return notes;
    return shownMarks(live, shownPly, overlay, tab === 'thinking' || persons.length === 0);
  }

  /** The card of the hint, which also tells which one to give away where no piece moves. */
  get #hinted() {
    return this.game.ply === null ? this.game.live.hint?.shape?.card ?? null : null;
  }

  #markStyle() {
    return this.game.notes.length > 0 || this.game.live.hint ? 'arrows' : this.game.overlay;
  }

  #plate(side, place) {
    const { levels, persons } = this.game;
    const { now, seats, names, over, thinking, clock } = this.game.state;
    const person = seats[side] === 'person';
    const own = names[side] ?? (persons.length === 1 && persons[0] === side ? texts.plate.you : '');
    const bot = botName(seats[side]);
    const who = person ? own : bot !== null ? texts.plate.bot : (levelName(levels, seats[side]) ?? texts.plate.agent);
    return html`<k-plate class=${place} .side=${side} .stone=${pictureOf(now.game).sides[side]}
      .name=${now.sideNames[side]} .who=${who}
      .agent=${person ? '' : bot ?? seats[side]} ?turn=${!over && now.sideToMove === side}
      ?thinking=${thinking?.side === side} ?won=${over?.winner === side}
      .clock=${clock} .at=${this.game.live.at}></k-plate>`;
  }
}

customElements.define('k-game', GameView);
