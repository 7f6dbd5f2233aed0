/** A stored game of a run, step by step on the board. */
import { LitElement, html } from 'lit';
import { base, controls } from '../shared/styles.js';
import { get } from '../api.js';
import { address, go } from '../router.js';
import { complain } from '../shared/say.js';
import { pictureOf } from '../games.js';
import { Task } from '../shared/task.js';
import { texts } from '../texts.js';
import { newGame } from '../play/live-game.js';
import { hands } from '../cards/hands.js';
import { gameStyle } from '../play/game-style.js';
import '../board/board.js';
import '../play/move-list.js';
import '../play/plate.js';

export class StoredGame extends LitElement {
  static properties = { run: {}, contest: {}, number: {}, ply: { state: true } };

  static styles = [base, controls, gameStyle];

  #replay = new Task(this, {
    args: () => [this.run, this.contest, this.number],
    task: (parts) => {
      const [run, contest, number] = parts.map(encodeURIComponent);
      return get(`/api/runs/${run}/games/${contest}/${number}`);
    },
    onComplete: () => { this.ply = 0; },
  });

  get #game() {
    return this.#replay.pending ? null : this.#replay.value;
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('keydown', this.#keys);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('keydown', this.#keys);
  }

  #keys = (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const onBoard = event.composedPath().some((target) => target.tagName === 'K-BOARD' || target.tagName === 'INPUT');
    if (step && this.#game && !onBoard) this.#look(this.ply + step);
  };

  #look(ply) {
    this.ply = Math.max(0, Math.min(this.#game.positions.length - 1, ply));
  }

  #playOn = async () => {
    const { game, position } = this.#game.positions[this.ply];
    try {
      go(['game', (await newGame({ game, position, seats: ['person', 'person'] })).id]);
    } catch (error) {
      complain(error);
    }
  };

  /** The whole game, at the position shown. */
  #analyse = async () => {
    const { positions: [{ game, position }], moves } = this.#game;
    try {
      const seats = ['person', 'person'];
      const { id } = await newGame({ game, position, moves: moves.map(({ move }) => move), seats });
      go(['analysis', id], { ply: this.ply });
    } catch (error) {
      complain(error);
    }
  };

  render() {
    const back = html`<p><a href=${address(['lab', 'run', this.run])}>${texts.lab.backToRun}</a></p>`;
    const wrong = this.#replay.pending ? undefined : this.#replay.error?.message;
    if (!this.#game) {
      return html`<div class="layout">${back}<p class=${wrong ? 'error' : 'quiet'}>${wrong ?? texts.loading}</p></div>`;
    }
    const { positions, moves, failure, sentence } = this.#game;
    const view = positions[this.ply];
    const history = moves.map((shape, i) => ({ move: shape.move, shape, side: positions[i].sideToMove }));
    const cards = view.drawing.cards.length > 0;
    return html`<div class="layout">
      <section class="stage ${cards ? 'cards' : ''}" aria-label=${texts.game.stage}>
        ${this.#plate(view, 1, 'top')}${cards ? hands(view, 0, [], null) : ''}
        <div class="boardbox"><span></span>
          <k-board .view=${view} .last=${history[this.ply - 1]?.shape ?? null} .near=${0}></k-board></div>
        ${this.#plate(view, 0, 'bottom')}</section>
      <section class="panel stack" aria-label=${texts.game.panel}>
        ${back}<h1>${texts.lab.gameTitle(this.contest, this.number)}</h1><p>${failure || sentence}</p>
        <div class="sheet"><k-move-list .history=${history} .ply=${this.ply} .cursor=${history.length}
          @look=${(event) => this.#look(event.detail)}></k-move-list></div>
        <div class="row"><button type="button" @click=${this.#playOn}>${texts.lab.playOn}</button>
          <button type="button" @click=${this.#analyse}>${texts.acts.analyse}</button></div></section></div>`;
  }

  #plate(view, side, place) {
    return html`<k-plate class=${place} .stone=${pictureOf(view.game).sides[side]}
      .name=${view.sideNames[side]} .who=${''} .agent=${this.#game.seats[side]}
      ?turn=${view.result === 'ongoing' && view.sideToMove === side} ?won=${view.winner === side}></k-plate>`;
  }
}

customElements.define('k-stored-game', StoredGame);
