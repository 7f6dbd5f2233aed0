/** The analysis board: a game with its variations, on which any move can be tried, and an analysis that follows. */
import { LitElement, css, html } from 'lit';
import { base, controls } from '../shared/styles.js';
import { icons } from '../shared/icons.js';
import { Task } from '../shared/task.js';
import { address } from '../router.js';
import { pictureOf } from '../games.js';
import { texts } from '../texts.js';
import { hands } from '../cards/hands.js';
import { downloadRecord } from '../play/export.js';
import { gameStyle } from '../play/game-style.js';
import { foundMarks } from '../play/marks.js';
import { typing } from '../play/keys.js';
import { AnalysisController } from './analysis-controller.js';
import '../board/board.js';
import '../play/plate.js';
import '../play/thinking.js';
import '../play/value-bar.js';
import './variation-list.js';

const KEYS = {
  ArrowLeft: (game) => game.step('back'),
  ArrowRight: (game) => game.step('forward'),
  ArrowUp: (game) => game.branch(-1),
  ArrowDown: (game) => game.branch(1),
  f: (game) => game.flip(),
  1: (game) => chooseCard(game, 0),
  2: (game) => chooseCard(game, 1),
  Escape: (game) => game.putCardBack(),
};

function chooseCard(game, index) {
  const { drawing, sideToMove } = game.shown;
  const card = drawing.cards.filter(({ holder }) => holder === sideToMove)[index];
  if (card) game.chooseCard(card.name);
}

export class AnalysisView extends LitElement {
  static properties = { liveId: {}, ply: {} };

  static styles = [base, controls, gameStyle, css`
    h1 { font-size: 1.3rem; }
  `];

  game = new AnalysisController(this, (error) => this.#missing(error));
  /** Whether the board was last used by a pointer: then the arrow keys are not needed to go from square to square. */
  #pointed = true;

  #opening = new Task(this, {
    args: () => [this.liveId, this.ply],
    task: ([id, ply]) => (id ? this.game.open(id, ply) : null),
    onError: (error) => this.#missing(error),
  });

  connectedCallback() {
    super.connectedCallback();
    addEventListener('keydown', this.#onKey, true);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('keydown', this.#onKey, true);
  }

  #onKey = (event) => {
    if (event.key === 'Tab') this.#pointed = false;
    const onBoard = event.composedPath().some((target) => target.tagName === 'K-BOARD');
    const goes = KEYS[event.key];
    const other = event.ctrlKey || event.metaKey || event.altKey || !this.game.isOpen || typing(event);
    if (!goes || other || (onBoard && !this.#pointed) || (onBoard && event.key === 'Escape')) return;
    goes(this.game);
    event.preventDefault();
    event.stopPropagation();
  };

  #missing(error) {
    this.dispatchEvent(new CustomEvent('game-missing', { detail: error, bubbles: true, composed: true }));
  }

  async #play(move) {
    const board = this.renderRoot.querySelector('k-board');
    await this.game.play(move);
    await this.updateComplete;
    board?.settle(move);
  }

  render() {
    const { game } = this;
    if (!game.isOpen) return html`<div class="layout"><p class="quiet">${texts.loading}</p></div>`;
    const view = game.shown;
    const cards = view.drawing.cards.length > 0;
    const strips = Boolean(pictureOf(view.game).goal);
    return html`<div class="layout">
      <section class="stage ${cards ? 'cards' : ''} ${strips ? 'strips' : ''}" aria-label=${texts.game.stage}
          data-id=${game.live.id} data-node=${game.node} data-ply=${game.shownPly}
          @pointerdown=${() => { this.#pointed = true; }}
          @move-chosen=${(event) => this.#play(event.detail)}
          @card-chosen=${(event) => game.chooseCard(event.detail)}>
        ${this.#plate(view, 1 - game.near, 'top')}
        ${cards ? hands(view, game.near, game.choices, game.card) : ''}
        <div class="boardbox">${this.#valueBar(view)}
          <k-board .scene=${game.live.id} .view=${view} .moves=${game.choices} .card=${game.card} .near=${game.near}
            .last=${game.lastMove} .marks=${foundMarks(game.findings?.choice, game.overlay)}
            .markStyle=${game.overlay}></k-board></div>
        ${this.#plate(view, game.near, 'bottom')}
      </section>
      <section class="panel" aria-label=${texts.analysis.title}>${this.#panel(view)}</section>
      ${game.live.lost ? html`<p class="lost" role="status">${texts.game.lost}</p>` : ''}</div>`;
  }

  #panel(view) {
    const { game } = this;
    return html`<div><h1>${texts.analysis.title}</h1>
        <p class="small quiet" role="status">${view.sentence ?? texts.analysis.about}</p></div>
      <div class="sheet"><k-variations></k-variations></div>
      <k-thinking plain></k-thinking>
      <div class="row"><button type="button" @click=${() => game.flip()}>${icons.flip}${texts.acts.flip}</button>
        <button type="button" @click=${() => downloadRecord(game.state)}>
          ${icons.download}${texts.acts.download}</button>
        <a href=${address(['game', game.live.id])}>${texts.state.backToGame}</a></div>`;
  }

  #valueBar(view) {
    const { near, findings } = this.game;
    const { sides } = pictureOf(view.game);
    const value = findings ? findings.choice.value * (findings.choice.side === near ? 1 : -1) : NaN;
    return html`<k-value-bar ?hidden=${!findings} .value=${value}
      .near=${view.sideNames[near]} .colours=${[sides[near].colour, sides[1 - near].colour]}></k-value-bar>`;
  }

  #plate(view, side, place) {
    return html`<k-plate class=${place} .side=${side} .stone=${pictureOf(view.game).sides[side]}
      .name=${view.sideNames[side]} .who=${''} .agent=${''}
      ?turn=${view.result === 'ongoing' && view.sideToMove === side} ?won=${view.winner === side}></k-plate>`;
  }
}

customElements.define('k-analysis', AnalysisView);
