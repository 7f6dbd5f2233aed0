/** A game: board, cards, players, and beside them what can be done and known. */
import { LitElement, html } from 'lit';
import { base, controls } from '../shared/styles.js';
import { gameStyle } from './game-style.js';
import { Session } from './session.js';
import { shownMarks } from './marks.js';
import { announce, complain } from '../shared/say.js';
import { hands } from '../cards/hands.js';
import { Exchange } from '../cards/exchange.js';
import { gameName } from '../board/glyphs.js';
import { texts } from '../texts.js';
import { remembered } from './first-game.js';
import { levelName } from './levels.js';
import { onKey } from './keys.js';
import '../board/board.js';
import './plate.js';
import './value-bar.js';
import './panel.js';

export class GameView extends LitElement {
  static properties = {
    liveId: {},
    session: { state: true }, card: { state: true }, flipped: { state: true }, ply: { state: true },
    past: { state: true }, notes: { state: true }, tab: { state: true }, overlay: { state: true }, levels: { state: true },
  };

  static styles = [base, controls, gameStyle];

  constructor() {
    super();
    this.tab = 'game';
    this.overlay = localStorage.getItem('kumite.overlay') ?? 'arrows';
    this.levels = [];
    this.notes = [];
    this.onKey = (event) => onKey(event, this);
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('keydown', this.onKey);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('keydown', this.onKey);
    this.session?.close();
  }

  #exchange = new Exchange();
  #looking = null;

  willUpdate(changed) {
    if (changed.has('liveId') && this.liveId) this.#open();
    if (this.live) this.#exchange.before(this.renderRoot, this.shown);
  }

  updated() {
    this.#exchange.after(this.renderRoot);
  }

  /** Whoever goes to another game before this one has come hears no more of it. */
  async #open() {
    this.session?.close();
    const session = new Session(this.liveId);
    session.addEventListener('change', () => this.requestUpdate());
    session.addEventListener('state', (event) => this.#changed(event.detail));
    session.addEventListener('gone', () => this.#missing({ message: texts.game.gone, status: 404 }));
    Object.assign(this, { session, card: null, flipped: false, ply: null, past: null, tab: 'game' });
    this.#looking = null;
    const wanted = () => this.isConnected && this.session === session;
    try {
      await session.open();
      if (!wanted()) return;
      const watching = this.persons.length === 0;
      remembered.keep(watching ? 'watch' : 'play', session.id);
      this.dispatchEvent(new CustomEvent('seated', { detail: { watching }, bubbles: true, composed: true }));
      const levels = await levelName.load(session.live.game);
      if (wanted()) this.levels = levels;
    } catch (error) {
      if (wanted()) this.#missing(error);
    }
  }

  #missing(error) {
    this.dispatchEvent(new CustomEvent('game-missing', { detail: error, bubbles: true, composed: true }));
  }

  #changed({ before, live }) {
    if (!before) return;
    if (before.cursor !== live.cursor || before.now.position !== live.now.position) {
      this.card = null;
      this.look(null);
    }
    const entry = live.history[live.cursor - 1];
    if (live.cursor > before.cursor && entry) announce(texts.announce.played(live.now.sideNames[entry.side], entry));
    if (live.over && !before.over) announce(live.over.sentence);
  }

  get live() {
    return this.session?.live;
  }

  /** The position shown: the one on the board, or an earlier one that is looked at. */
  get shown() {
    return this.past ?? this.live.now;
  }

  get persons() {
    return [0, 1].filter((side) => this.live.seats[side] === 'person');
  }

  get near() {
    const own = this.persons.length === 1 ? this.persons[0] : 0;
    return this.flipped ? 1 - own : own;
  }

  /** The moves a person may choose from now; none while an agent is to move or an earlier position is looked at. */
  get choices() {
    const { now, over, seats } = this.live;
    return this.ply === null && !over && seats[now.sideToMove] === 'person' ? now.moves : [];
  }

  get turn() {
    if (this.live.over) return 'over';
    return this.live.seats[this.live.now.sideToMove] === 'person' ? 'person' : 'agent';
  }

  /** Shows the position after so many plies; false where the person looks elsewhere before it has come. */
  async look(ply) {
    this.notes = [];
    if (ply === null || ply === this.live.cursor) {
      this.#looking = null;
      Object.assign(this, { ply: null, past: null });
      return true;
    }
    const looking = this.session.past(ply);
    this.#looking = looking;
    this.ply = ply;
    try {
      const past = await looking;
      if (this.#looking !== looking) return false;
      this.past = past;
      return true;
    } catch (error) {
      complain(error);
      return false;
    }
  }

  /** The position before a mistake, with the move that was played and the one that would have been better. */
  async showMistake({ ply, played, better }) {
    if (!await this.look(ply - 1)) return;
    const { moves } = this.shown;
    const mark = (text, rest) => ({ shape: moves.find((move) => move.move === text), ...rest });
    this.notes = [mark(better, { share: 0.8, best: true }), mark(played, { share: 0.3 })].filter((each) => each.shape);
  }

  async act(name, body) {
    try {
      await this.session.command(name, body);
    } catch (error) {
      complain(error);
    }
  }

  async play(move) {
    try {
      await this.session.move(move.move);
    } catch (error) {
      complain(error);
    }
    await this.updateComplete;
    this.renderRoot.querySelector('k-board')?.settle(move);
  }

  async hint() {
    try {
      const hint = await this.session.askHint();
      if (hint) announce(texts.announce.hint(hint));
    } catch (error) {
      complain(error);
    }
  }

  /** A card: chosen, put back, or given away where the player must pass. */
  chooseCard(name) {
    const moves = this.choices;
    const pass = moves.find((move) => move.kind === 'pass' && move.card === name);
    if (pass) this.play(pass);
    else if (moves.some((move) => move.card === name)) this.card = this.card === name ? null : name;
  }

  render() {
    if (!this.live) return html`<div class="layout"><div class="stage cards"><div class="boardbox"><span></span><k-board></k-board></div></div></div>`;
    const view = this.shown;
    const cards = view.drawing.cards.length > 0;
    const strips = gameName(view.game) === 'katarenga';
    const value = this.ply === null ? this.session.value : null;
    return html`<div class="layout"><h1 class="hidden-text">${texts.game.title(view.game)}</h1>
      <section class="stage ${cards ? 'cards' : ''} ${strips ? 'strips' : ''}" data-id=${this.session.id} data-ply=${this.live.cursor} data-turn=${this.turn} aria-label=${texts.game.stage}
          @move-chosen=${(event) => this.play(event.detail)} @card-chosen=${(event) => this.chooseCard(event.detail)}>
        ${this.#plate(1 - this.near, 'top')}
        ${cards ? hands(view, this.near, this.choices, this.card) : ''}
        <div class="boardbox">
          <k-value-bar ?hidden=${value === null} .value=${value === null ? NaN : this.near === 0 ? value : -value}
            .near=${view.sideNames[this.near]} .far=${view.sideNames[1 - this.near]}></k-value-bar>
          <k-board .view=${view} .moves=${this.choices} .card=${this.card} .near=${this.near} .last=${this.#last()}
            .marks=${this.#marks()} .markStyle=${this.notes.length > 0 || this.session.hint ? 'arrows' : this.overlay}></k-board>
        </div>
        ${this.#plate(this.near, 'bottom')}
      </section>
      <section aria-label=${texts.game.panel} @look=${(event) => this.look(event.detail)} @overlay=${this.#setOverlay}
          @tab-chosen=${(event) => { this.tab = event.detail; }}>
        <k-panel .owner=${this} .session=${this.session} .live=${this.live} .tab=${this.tab} .overlay=${this.overlay} .ply=${this.ply}
          .version=${this.session.changes}></k-panel></section>
      ${this.session.lost ? html`<p class="lost" role="status">${texts.game.lost}</p>` : ''}</div>`;
  }

  #setOverlay = (event) => {
    this.overlay = event.detail;
    localStorage.setItem('kumite.overlay', event.detail);
  };

  /** Nothing is drawn over an earlier position; an opponent's thoughts only where the person looks for them. */
  #marks() {
    if (this.notes.length > 0) return this.notes;
    return this.ply === null ? shownMarks(this.session, this.overlay, this.tab === 'thinking' || this.persons.length === 0) : [];
  }

  #last() {
    if (this.ply === null) return this.live.lastMove ?? null;
    return this.live.history[this.ply - 1]?.shape ?? null;
  }

  #plate(side, place) {
    const { now, seats, over, thinking } = this.live;
    const person = seats[side] === 'person';
    const who = person ? (this.persons.length === 1 ? texts.plate.you : '') : (levelName(this.levels, seats[side]) ?? texts.plate.agent);
    return html`<k-plate class=${place} .side=${side} .name=${now.sideNames[side]} .who=${who} .agent=${person ? '' : seats[side]}
      ?turn=${!over && now.sideToMove === side} ?thinking=${thinking?.side === side} ?won=${over?.winner === side}></k-plate>`;
  }
}

customElements.define('k-game', GameView);
