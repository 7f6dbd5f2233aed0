/**
 * The lesson of a game, step by step on the board: the game asks, the person moves, and the game answers. The step
 * that was reached is kept in the browser.
 */
import { LitElement, css, html } from 'lit';
import { base, controls } from '../shared/styles.js';
import { post } from '../api.js';
import { games, pictureOf } from '../games.js';
import { address, go } from '../router.js';
import { choice } from '../shared/parts.js';
import { announce, complain } from '../shared/say.js';
import { Task } from '../shared/task.js';
import { texts } from '../texts.js';
import { hands } from '../cards/hands.js';
import { gameStyle } from '../play/game-style.js';
import { newGame } from '../play/live-game.js';
import { progress } from './progress.js';
import '../board/board.js';

export class LearnView extends LitElement {
  static properties = {
    name: {}, at: { state: true }, card: { state: true }, said: { state: true }, solved: { state: true },
  };

  static styles = [base, controls, gameStyle, css`
    .learn { grid-template-areas: "lesson" "stage" "more"; }
    .lesson { grid-area: lesson; gap: 0.5rem; align-self: start; }
    .stage { grid-area: stage; }
    .more { grid-area: more; }
    h1 { font: 0.875rem var(--sans); color: var(--quiet); }
    .lesson strong { font-family: var(--serif); font-size: 1.1rem; line-height: 1.35; }
    .said { min-height: 1.5rem; }
    .right { border-left: 4px solid var(--pine); padding-left: 0.6rem; }
    @container (min-width: 1000px) {
      .learn { grid-template-areas: "stage lesson" "stage more"; grid-template-rows: auto 1fr; }
    }
  `];

  /** The position of the step, and the one after the answer. */
  #position = new Task(this, {
    args: () => [this.name, this.at],
    task: () => this.#asked(),
    onError: complain,
  });

  #after = new Task(this, {
    task: ([move]) => this.#asked(move).then((view) => ({ view, move })),
    onComplete: () => this.#answered(),
    onError: complain,
  });

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

  willUpdate(changed) {
    if (changed.has('name')) this.#goTo(progress.of(this.name, this.#steps.length));
  }

  get #steps() {
    return games.of(this.name)?.lesson ?? [];
  }

  get #step() {
    return this.#steps[this.at];
  }

  #asked(move) {
    const { game, position } = this.#step;
    return post('/api/position', { game, position, ...(move ? { moves: [move.move] } : {}) });
  }

  #goTo(step) {
    Object.assign(this, { at: step, card: null, said: '', solved: false });
    progress.keep(this.name, step);
  }

  #moved(move) {
    const { right } = this.#step;
    if (right.length === 0 || right.includes(move.move)) {
      this.#after.run([move]);
      return;
    }
    this.#say(texts.learn.notThat);
    this.card = null;
    this.renderRoot.querySelector('k-board').settle(move);
  }

  #answered() {
    this.solved = true;
    this.#say(this.#step.answer);
    this.renderRoot.querySelector('k-board').settle(this.#after.value.move);
  }

  #say(text) {
    this.said = text;
    announce(text);
  }

  #chooseCard(name) {
    this.card = this.card === name ? null : name;
  }

  #play = async () => {
    try {
      go(['game', (await newGame({ game: this.name })).id]);
    } catch (error) {
      complain(error);
    }
  };

  render() {
    const asked = this.#position.pending ? null : this.#position.value;
    const after = this.solved ? this.#after.value : null;
    const view = after?.view ?? asked;
    return html`<div class="layout learn">
      <section class="sheet stack lesson" aria-label=${texts.learn.label}>
        <h1>${texts.learn.title(this.name, this.at + 1, this.#steps.length)}</h1><strong>${this.#step?.ask}</strong>
        <p class="said ${this.solved ? 'right' : ''}" role="status">${this.said}</p>${this.#acts()}</section>
      ${view ? this.#stage(view, after?.move) : ''}
      <div class="more stack">${this.#choice()}
        <p class="small"><a href=${address(['play'], { game: this.name })}>${texts.learn.leave}</a></p></div></div>`;
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

  #choice() {
    const taught = games.all.filter(({ lesson }) => lesson.length > 0);
    return html`<fieldset><legend>${texts.newGame.game}</legend><div class="choices">${taught.map(({ name }) => choice(
      'learn', name, this.name === name, () => go(['learn', name]),
    ))}</div></fieldset>`;
  }

  #acts() {
    const last = this.at === this.#steps.length - 1;
    return html`<div class="row">
      <button type="button" ?disabled=${this.at === 0}
        @click=${() => this.#goTo(this.at - 1)}>${texts.learn.back}</button>
      ${last ? html`<button type="button" class="primary" @click=${this.#play}>${texts.learn.play}</button>`
        : html`<button type="button" class=${this.solved ? 'primary' : ''}
          @click=${() => this.#goTo(this.at + 1)}>${this.solved ? texts.learn.next : texts.learn.skip}</button>`}
      ${this.solved ? html`<button type="button" class="plain"
        @click=${() => this.#goTo(this.at)}>${texts.learn.again}</button>` : ''}</div>`;
  }
}

customElements.define('k-learn', LearnView);
