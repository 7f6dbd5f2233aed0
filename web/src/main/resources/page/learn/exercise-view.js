/**
 * A position on the board with a move to be found: what tutorials and puzzles share. Whoever extends it says which
 * exercise is shown, and what is around the board.
 */
import { LitElement, css, html } from 'lit';
import { base, controls } from '../shared/styles.js';
import { post } from '../api.js';
import { pictureOf } from '../games.js';
import { announce, complain } from '../shared/say.js';
import { Task } from '../shared/task.js';
import { texts } from '../texts.js';
import { hands } from '../cards/hands.js';
import { gameStyle } from '../play/game-style.js';
import '../board/board.js';

/** @typedef {{ game: string, position: string, right: string[], answer: string }} Exercise */

export class ExerciseView extends LitElement {
  static properties = {
    name: {}, at: { state: true }, card: { state: true }, said: { state: true }, solved: { state: true },
  };

  static styles = [base, controls, gameStyle, css`
    .learn { grid-template-areas: "exercise" "stage" "more"; }
    .exercise { grid-area: exercise; gap: 0.5rem; align-self: start; }
    .stage { grid-area: stage; }
    .more { grid-area: more; }
    h1 { font: 0.875rem var(--sans); color: var(--quiet); }
    .exercise strong { font-family: var(--serif); font-size: 1.1rem; line-height: 1.35; }
    .said { min-height: 1.5rem; }
    .right { border-left: 4px solid var(--pine); padding-left: 0.6rem; }
    @container (min-width: 1000px) {
      .learn { grid-template-areas: "stage exercise" "stage more"; grid-template-rows: auto 1fr; }
    }
  `];

  /** The position of the exercise, and the one after the answer. */
  #position = new Task(this, {
    args: () => [this.exercise],
    task: () => this.#asked(),
    onError: complain,
  });

  #after = new Task(this, {
    task: ([move]) => this.#asked(move).then((view) => ({ view, move })),
    onComplete: () => this.#answered(),
    onError: complain,
  });

  /** What is to be done; a move that is right ends it, any move where none is named. @type {Exercise | undefined} */
  get exercise() {
    return undefined;
  }

  /** The name of the side to move, once the position is known. */
  get mover() {
    const view = this.#position.pending ? null : this.#position.value;
    return view ? view.sideNames[view.sideToMove] : '';
  }

  /** Called when a move was not right. */
  missed() {}

  /** Called when the right move was found. */
  found() {}

  connectedCallback() {
    super.connectedCallback();
    addEventListener('keydown', this.#onKey);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('keydown', this.#onKey);
  }

  /** The numbers on the cards are keys, as in a game. */
  #onKey = ({ key, ctrlKey, metaKey, altKey }) => {
    if (ctrlKey || metaKey || altKey || this.solved || !this.#position.value) return;
    const { drawing, sideToMove } = this.#position.value;
    const card = drawing.cards.filter(({ holder }) => holder === sideToMove)[Number(key) - 1];
    if (card) this.#chooseCard(card.name);
  };

  async #asked(move) {
    const { game, position } = this.exercise ?? {};
    return position ? post('/api/position', { game, position, ...(move ? { moves: [move.move] } : {}) }) : null;
  }

  /** Shows an exercise anew. */
  begin(at) {
    this.#after.cancel();
    Object.assign(this, { at, card: null, said: '', solved: false });
  }

  #moved(move) {
    const { right } = this.exercise;
    if (right.length === 0 || right.includes(move.move)) {
      this.#after.run([move]);
      return;
    }
    this.#say(texts.learn.notThat);
    this.card = null;
    this.missed();
    this.renderRoot.querySelector('k-board').settle(move);
  }

  #answered() {
    this.solved = true;
    this.found();
    this.#say(this.exercise.answer);
    this.renderRoot.querySelector('k-board').settle(this.#after.value.move);
  }

  #say(text) {
    this.said = text;
    announce(text);
  }

  #chooseCard(name) {
    this.card = this.card === name ? null : name;
  }

  /** The board with what is asked beside it, the buttons below that, and more. */
  layout({ label, title, ask, acts, more }) {
    const asked = this.#position.pending ? null : this.#position.value;
    const after = this.solved ? this.#after.value : null;
    const view = after?.view ?? asked;
    return html`<div class="layout learn">
      <section class="sheet stack exercise" aria-label=${label}>
        <h1>${title}</h1><strong>${ask}</strong>
        <p class="said ${this.solved ? 'right' : ''}" role="status">${this.said}</p>
        <div class="row">${acts}</div></section>
      ${view ? this.#stage(view, after?.move) : ''}
      <div class="more stack">${more}</div></div>`;
  }

  #stage(view, move) {
    const cards = view.drawing.cards.length > 0;
    const strips = Boolean(pictureOf(view.game).goal);
    const moves = this.solved ? [] : view.moves;
    return html`<section class="stage ${cards ? 'cards' : ''} ${strips ? 'strips' : ''}" aria-label=${texts.game.stage}
        data-step=${this.at + 1} @move-chosen=${(event) => this.#moved(event.detail)}
        @card-chosen=${(event) => this.#chooseCard(event.detail)}>
      ${cards ? hands(view, 0, moves, this.card) : ''}
      <div class="boardbox"><span></span><k-board .scene=${`${this.name} ${this.at}`} .view=${view} .moves=${moves}
        .card=${this.card} .near=${0} .last=${move ?? null}></k-board></div></section>`;
  }
}
