/**
 * The board of any game: shows a position, and lets a person choose one of the legal moves by click, drag or
 * keyboard. It knows no rules; it is given the moves. With `free` it only tells which square was chosen. Pieces move
 * from one position to the next within a `scene`, such as one game; those of another are simply there.
 */
import { LitElement, html } from 'lit';
import { repeat } from 'lit-html/directives/repeat.js';
import { styleMap } from 'lit-html/directives/style-map.js';
import { base, controls } from '../shared/styles.js';
import { boardStyle } from './board-style.js';
import { stoneStyle } from './stone-style.js';
import { called, cardsTo, choose, mustCapture, reach, scoring, sources, targets } from './picking.js';
import { Cells } from './cells.js';
import { Drag } from './drag.js';
import { Pieces } from './pieces.js';
import { at } from './motion.js';
import { squares } from './squares.js';
import { pieceGlyph } from './glyphs.js';
import { pictureOf } from '../games.js';
import { arrows, heat, heatLabels } from './arrows.js';
import { question } from './question.js';
import { goal } from './goal.js';
import { texts } from '../texts.js';

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The same position told again, as after a lost connection, leaves what was chosen as it is. */
const samePosition = (a, b) => a?.position === b.position && a.game === b.game;

export class Board extends LitElement {
  static properties = {
    view: { attribute: false }, moves: { attribute: false }, last: { attribute: false }, marks: { attribute: false },
    card: {}, near: { type: Number }, markStyle: {}, free: { type: Boolean }, scene: {},
    way: { state: true }, hover: { state: true }, cursor: { state: true }, asking: { state: true },
    pending: { state: true },
  };

  static styles = [base, controls, boardStyle, stoneStyle];

  #cells = null;
  #pieces = new Pieces();
  #drag = new Drag(this);
  /** The square whose choice raised a question: the keyboard goes back there with the answer. */
  #asked = null;
  #answering = false;
  /** Settled when the last movement is over. @type {Promise<unknown>} */
  #walked = Promise.resolve();

  constructor() {
    super();
    Object.assign(this, { moves: [], marks: [], near: 0, markStyle: 'arrows', free: false });
    this.clear();
  }

  clear() {
    Object.assign(this, { way: [], asking: null, pending: null, hover: null });
  }

  willUpdate(changed) {
    if (!this.view) return;
    this.#answering = Boolean(this.shadowRoot?.activeElement?.closest('.asking'));
    if (changed.has('view') && !samePosition(changed.get('view'), this.view)) this.clear();
    if (changed.has('card') && this.way.length > 0 && !sources(this.moves, this.card).has(this.way[0])) this.way = [];
    if (changed.has('scene')) this.#pieces.forget();
    this.#cells = new Cells(this.view, this.near, this.pending);
    const afresh = changed.has('near') || changed.has('scene') || changed.get('view')?.game !== this.view.game;
    if (changed.has('view') || changed.has('pending') || afresh) {
      this.#pieces.follow(this.#cells, this.pending ?? this.last, afresh && changed.has('near'));
    }
  }

  updated(changed) {
    const walks = this.#pieces.animate(this.renderRoot);
    if (walks.length > 0) this.#walked = Promise.allSettled(walks.map((walk) => walk.finished));
    if (changed.has('asking') && this.asking) this.#focusAnswer();
    if (this.#answering && !this.asking) this.#focusSquare(this.#asked);
    if (changed.has('card') && this.asking) this.#answerByCard();
  }

  async #focusAnswer() {
    /** @type {any} */
    const first = this.renderRoot.querySelector('.asking k-card, .asking button');
    await first.updateComplete;
    first.focus();
  }

  /** The keyboard goes to the square it left, or to the first piece that can move. */
  focus(options) {
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('[data-square][tabindex="0"]'))?.focus(options);
  }

  #focusSquare(square) {
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector(`[data-square="${square}"]`))?.focus();
  }

  /** A card that is chosen while the board asks which one is the answer. */
  #answerByCard() {
    const answer = this.asking.find((move) => move.card === this.card);
    if (answer) this.play(answer);
  }

  /* What Drag asks of its host. */

  squareAt(x, y) {
    const box = this.renderRoot.querySelector('.field').getBoundingClientRect();
    const column = Math.floor(((x - box.left) / box.width) * this.#cells.columns);
    return this.#cells.at(column, Math.floor(((y - box.top) / box.height) * this.#cells.rows));
  }

  canDrag(square) {
    return !this.pending && sources(this.moves, this.card).has(square);
  }

  lifted(square) {
    Object.assign(this, { way: [square], asking: null });
  }

  dropped(square, from) {
    const off = scoring(this.moves, this.way);
    if (square === null && off) this.play(off);
    else if (square !== null && (square !== from || targets(this.moves, this.way, this.card).has(square))) {
      this.#pieces.arrived(square);
      this.choose(square);
    }
  }

  choose(square) {
    if (this.free) this.#tell('square-chosen', square);
    if (this.pending || this.moves.length === 0) return;
    this.asking = null;
    const answer = choose(this.moves, this.way, square, this.card);
    if (answer.play) this.play(answer.play);
    else if (answer.ask) this.#ask(answer.ask, square);
    else this.way = answer.way;
  }

  #ask(moves, square) {
    this.#asked = square;
    this.asking = moves;
  }

  play(move) {
    Object.assign(this, { way: [], asking: null, pending: move });
    this.#tell('move-chosen', move);
  }

  /** Resolves when the move that was just chosen has been seen on the board. */
  async seen() {
    await this.updateComplete;
    await this.#walked;
  }

  /** The server has answered: what it told is shown, and the move no more, unless another was chosen meanwhile. */
  settle(move) {
    if (this.pending === move) this.pending = null;
  }

  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  render() {
    if (!this.view) return html`<div class="frame"><div class="field"></div></div>`;
    const { columns, rows } = this.#cells;
    const picture = pictureOf(this.view.game);
    const box = `0 0 ${columns} ${rows}`;
    const hot = this.markStyle === 'heat';
    const middle = (square) => {
      const spot = this.#cells.spot(square);
      return spot && { x: spot.column + 0.5, y: spot.row + 0.5 };
    };
    return html`${this.#goal(picture, 'far')}
      <div class="frame" style=${styleMap({ '--columns': columns, '--rows': rows })}>
        <div class="field" @pointerdown=${(event) => this.#drag.down(event)}
          @pointermove=${(event) => this.#drag.move(event)}
            @pointerup=${(event) => this.#drag.up(event)} @pointercancel=${() => this.#drag.cancel()}>
          ${this.#grid(picture)}
          <svg class="over" viewBox=${box} aria-hidden="true">${hot ? heat(this.marks, middle, this.#cells) : ''}</svg>
          <div class="over" aria-hidden="true">
            ${repeat(this.#pieces.list, (piece) => piece.id, (piece) => this.#piece(picture, piece))}
            ${this.#dots()}</div>
          <svg class="over arrows" viewBox=${box} aria-hidden="true">
            ${(hot ? heatLabels : arrows)(this.marks, middle, this.#cells)}</svg>
          ${this.asking ? this.#question() : ''}
        </div>
      </div>
      ${this.#goal(picture, 'near')}`;
  }

  #question() {
    return question(this.view, this.asking, this.near, (move) => this.play(move), () => this.clear());
  }

  #grid(picture) {
    const last = this.pending ?? this.last;
    const can = this.pending ? new Set() : sources(this.moves, this.card);
    const to = targets(this.moves, this.way, this.card);
    const tab = this.#cells.spot(this.cursor) ? this.cursor : ([...can][0] ?? this.#cells.list[0].name);
    return html`<div class="grid" role="grid" aria-label=${texts.board.label(this.view)}
        @keydown=${this.#keys} @click=${this.#click}
        @focusin=${(event) => { this.cursor = event.target.dataset.square; }}
        @pointerover=${this.#over} @pointerleave=${() => { this.hover = null; }}>
      ${squares({
        picture, view: this.view, cells: this.#cells, can, to, way: this.way, last, tab, must: mustCapture(this.moves),
        called: this.pending ? new Set() : called(this.moves, this.way, this.card),
        cardsTo: (square) => (this.card ? [] : cardsTo(this.moves, this.way, square)),
      })}</div>`;
  }

  #piece(picture, piece) {
    const { colour } = picture.sides[piece.owner];
    const held = this.#drag.held?.square === piece.square ? this.#drag.held : null;
    const place = held ? `translate(${held.x}px, ${held.y}px) ${at(piece)}` : at(piece);
    return html`<div data-piece=${piece.id} class="piece stone ${colour} ${held ? 'held' : ''}"
        style=${styleMap({ transform: place })}>
      <svg viewBox="0 0 100 100">${pieceGlyph(picture, piece)}</svg></div>`;
  }

  /** Where the chosen piece may go and by which card; else faintly the one under the pointer, or all by the card. */
  #dots() {
    if (this.pending) return '';
    const faint = this.way.length === 0;
    const way = faint && this.hover ? [this.hover] : this.way;
    const any = way.length === 0 && this.card;
    return [...(any ? reach(this.moves, this.card) : targets(this.moves, way, this.card))].map(([square, kind]) => {
      const takes = square !== way[0] && this.#cells.list[this.#cells.index.get(square)].owner >= 0;
      const by = this.card ? [] : cardsTo(this.moves, way, square);
      return html`<div class="dot ${kind} ${faint ? 'faint' : ''} ${takes ? 'takes' : ''}" data-to=${square}
        style=${styleMap({ transform: at(this.#cells.spot(square)) })}>
        ${by.length > 0 ? html`<span class="by">${by.map((card) => html`<span>${card}</span>`)}</span>` : ''}</div>`;
    });
  }

  #goal(picture, edge) {
    if (!picture.goal) return '';
    const scorer = edge === 'far' ? this.near : 1 - this.near;
    const off = this.view.sideToMove === scorer ? scoring(this.moves, this.way) : undefined;
    return goal(picture, this.view, scorer, off, (move) => this.play(move));
  }

  #keys = async (event) => {
    const { key } = event;
    if (STEPS[key]) {
      event.preventDefault();
      this.cursor = this.#cells.beside(this.cursor, STEPS[key]);
      await this.updateComplete;
      this.#focusSquare(this.cursor);
    } else if (key === 'Enter' || key === ' ') {
      event.preventDefault();
      this.choose(event.target.dataset.square);
    } else if (key === 'Escape' && this.way.length > 0) {
      this.way = [];
      event.stopPropagation();
    } else if (key === 'o' && scoring(this.moves, this.way)) {
      this.play(scoring(this.moves, this.way));
    }
  };

  #click = (event) => {
    const square = event.target.closest('[data-square]')?.dataset.square;
    if (square && !this.#drag.swallowsClick()) this.choose(square);
  };

  #over = (event) => {
    const square = event.target.closest('[data-square]')?.dataset.square;
    this.hover = event.pointerType === 'mouse' && square && this.canDrag(square) ? square : null;
  };
}

customElements.define('k-board', Board);
