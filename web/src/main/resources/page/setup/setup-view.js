/** The editor for positions, by hand or from text, to play from, save or share. */
import { LitElement, html } from 'lit';
import { base, controls } from '../shared/styles.js';
import { once, post } from '../api.js';
import { go, replace } from '../router.js';
import { announce, complain } from '../shared/say.js';
import { Task } from '../shared/task.js';
import { texts } from '../texts.js';
import { newGame } from '../play/live-game.js';
import { saveFile, sharePosition } from '../play/export.js';
import { gameName, games, pictureOf } from '../games.js';
import { stoneStyle } from '../board/stone-style.js';
import { setupStyle } from './setup-style.js';
import { paint, palette, toolsFor } from './palette.js';
import '../board/board.js';
import '../play/game-choice.js';
import '../play/opponent.js';
import './card-choice.js';

export class SetupView extends LitElement {
  static properties = {
    params: { attribute: false },
    game: { state: true }, view: { state: true }, wrong: { state: true }, tool: { state: true },
    deck: { state: true }, opponent: { state: true }, seat: { state: true }, shared: { state: true },
  };

  static styles = [base, controls, setupStyle, stoneStyle];

  constructor() {
    super();
    Object.assign(this, { deck: [], seat: '0', opponent: '' });
  }

  /** A position from its text, from a seed, or the start of a game. */
  #loading = new Task(this, {
    task: async ([game, position, seed]) => {
      const view = await post('/api/position', { game, ...(position ? { position } : {}), ...(seed ? { seed } : {}) });
      const cards = view.drawing.cards.length > 0 ? await once(`/api/cards?game=${encodeURIComponent(game)}`) : null;
      return { game, view, deck: cards?.cards ?? this.deck };
    },
    onComplete: ({ game, view, deck }) => {
      const other = !this.view || gameName(game) !== gameName(this.view.game);
      Object.assign(this, { game, view, deck, wrong: null, shared: null });
      if (other) this.tool = toolsFor(game)[0];
    },
    onError: (error) => { this.wrong = error.message; },
  });

  /** The server's check of a position that was changed by hand; an illegal one stays visible with the reason. */
  #checking = new Task(this, {
    task: ([{ sideToMove, points, drawing }]) => {
      const cards = drawing.cards.map(({ name, holder }) => ({ name, holder }));
      return post('/api/setup', {
        game: this.game, sideToMove, cells: drawing.cells.filter((cell) => cell.name),
        ...(cards.length ? { cards } : {}), ...(points ? { points } : {}),
      });
    },
    onComplete: (view) => Object.assign(this, { view, wrong: null }),
    onError: (error) => { this.wrong = error.message; },
  });

  willUpdate(changed) {
    if (!changed.has('params')) return;
    this.#load(this.params?.get('game') ?? this.game ?? games.first, this.params?.get('position'));
  }

  #load(...wish) {
    this.#checking.cancel();
    this.#loading.run(wish);
  }

  /** Shows the change at once, while the server checks it. @param {any} changed */
  #change({ cells, cards, ...rest }) {
    const { drawing } = this.view;
    const drawn = { cells: cells ?? drawing.cells, cards: this.#withOffsets(cards ?? drawing.cards) };
    Object.assign(this, { view: { ...this.view, ...rest, drawing: { ...drawing, ...drawn } }, shared: null });
    this.#loading.cancel();
    this.#checking.run([this.view]);
  }

  #withOffsets(cards) {
    const known = new Map(this.deck.map((card) => [card.name, card.offsets]));
    return cards.map((card) => ({ ...card, offsets: known.get(card.name) ?? card.offsets ?? [] }));
  }

  #try = async (act) => {
    try {
      await act();
    } catch (error) {
      complain(error);
    }
  };

  /** Waits for the server's word on what was changed last; false if the position is wrong. */
  async #settled() {
    await Promise.allSettled([this.#loading.done, this.#checking.done]);
    return !this.wrong;
  }

  #play = () => this.#try(async () => {
    if (!await this.#settled()) return;
    await this.renderRoot.querySelector('k-opponent').ready;
    const seats = this.seat === '0' ? ['person', this.opponent] : [this.opponent, 'person'];
    go(['game', (await newGame({ game: this.game, position: this.view.position, seats })).id]);
  });

  #analyse = () => this.#try(async () => {
    if (!await this.#settled()) return;
    const seats = ['person', 'person'];
    go(['analysis', (await newGame({ game: this.game, position: this.view.position, seats })).id]);
  });

  #save = () => this.#try(async () => {
    if (!await this.#settled()) return;
    /** @type {HTMLInputElement} */
    const field = this.renderRoot.querySelector('#title');
    const title = field.value.trim() || texts.setup.untitled;
    await post('/api/positions', { title, game: this.game, position: this.view.position });
    announce(texts.setup.saved);
    this.renderRoot.querySelector('#saved').textContent = texts.setup.saved;
  });

  #share = async () => {
    if (!await this.#settled()) return;
    this.shared = await sharePosition(this.game, this.view.position);
  };

  #read = (event) => this.#load(this.game, event.target.value.trim());

  #chooseGame = (event) => replace(['setup'], { game: event.detail });

  #clear = () => this.#change({ cells: this.view.drawing.cells.map((cell) => ({ ...cell, piece: ' ', owner: -1 })) });

  #paint = (event) => this.#change({ cells: paint(this.view.drawing.cells, event.detail, this.tool, this.game) });

  #file = async () => {
    if (!await this.#settled()) return;
    saveFile(`${gameName(this.game)}.txt`, `${this.game}\n${this.view.position}\n`);
  };

  render() {
    if (!this.view) {
      const wrong = this.wrong ? 'error' : 'quiet';
      return html`<div class="layout"><p class=${wrong}>${this.wrong ?? texts.loading}</p></div>`;
    }
    return html`<div class="layout">
      <section class="stack" aria-label=${texts.setup.board}>
        <h1>${texts.setup.title}</h1>
        <p class="quiet">${texts.setup.about}</p>
        ${palette(this.view, this.tool, (tool) => { this.tool = tool; })}
        <k-board free .view=${this.view} .near=${0} @square-chosen=${this.#paint}></k-board>
        <output class="verdict ${this.wrong ? 'error' : 'quiet'}"
          aria-live="polite">${this.wrong ?? texts.setup.fine(this.view)}</output>
      </section>
      <section class="stack" aria-label=${texts.setup.settings}>
        <div class="sheet stack">${this.#start()}</div>
        <div class="sheet stack">${this.#position()}</div>
        <div class="sheet stack">${this.#opponent()}</div>
        <div class="sheet stack">${this.#keeping()}</div>
      </section></div>`;
  }

  #start() {
    const anySeed = () => 1 + Math.floor(Math.random() * 1e9);
    return html`<k-game-choice .value=${this.game} @game=${this.#chooseGame}></k-game-choice>
      <div class="row">
        <button type="button" @click=${() => this.#load(this.game, null, anySeed())}>${texts.setup.start}</button>
        <button type="button" @click=${this.#clear}>${texts.setup.clear}</button></div>`;
  }

  #position() {
    const { sideNames, sideToMove, drawing, points, position } = this.view;
    return html`<fieldset><legend>${texts.setup.toMove}</legend>
        <div class="choices">${sideNames.map((name, side) => html`<label>
          <input type="radio" name="side" .checked=${sideToMove === side}
            @change=${() => this.#change({ sideToMove: side })}><span>${name}</span></label>`)}</div></fieldset>
      ${drawing.cards.length ? html`<k-card-choice .view=${this.view} .deck=${this.deck}
        @cards=${(event) => this.#change({ cards: event.detail })}></k-card-choice>` : ''}
      ${points ? this.#points() : ''}
      <label class="field"><span>${texts.setup.text}</span>
        <textarea rows="3" spellcheck="false" .value=${position} @change=${this.#read}></textarea></label>`;
  }

  #opponent() {
    const stuck = Boolean(this.wrong) || this.view.result !== 'ongoing';
    return html`<k-opponent .game=${this.game} .value=${this.opponent}
        @agent=${(event) => { this.opponent = event.detail; }}></k-opponent>
      <fieldset><legend>${texts.newGame.seat}</legend>
        <div class="choices">${this.view.sideNames.map((name, side) => html`<label>
          <input type="radio" name="seat" .checked=${this.seat === String(side)}
            @change=${() => { this.seat = String(side); }}><span>${name}</span></label>`)}</div></fieldset>
      <div class="row">
        <button type="button" class="primary" ?disabled=${stuck} @click=${this.#play}>${texts.setup.play}</button>
        <button type="button" ?disabled=${stuck} @click=${this.#analyse}>${texts.acts.analyse}</button></div>`;
  }

  #keeping() {
    const bad = Boolean(this.wrong);
    return html`<label class="field"><span>${texts.setup.name}</span><input id="title" autocomplete="off"></label>
      <div class="row"><button type="button" ?disabled=${bad} @click=${this.#save}>${texts.setup.save}</button>
        <button type="button" ?disabled=${bad} @click=${this.#share}>${texts.setup.share}</button>
        <button type="button" ?disabled=${bad} @click=${this.#file}>${texts.setup.file}</button></div>
      <span id="saved" class="quiet small"></span>
      ${this.shared ? html`<label class="field"><span>${texts.acts.shareHelp}</span><input readonly class="share"
        .value=${this.shared} @focus=${(event) => event.target.select()}></label>` : ''}`;
  }

  #points() {
    const { sideNames, points } = this.view;
    const change = (side) => (event) => this.#change({ points: points.with(side, Number(event.target.value)) });
    const goal = pictureOf(this.game).goal;
    const most = (goal?.points ?? 100) - 1;
    const label = texts.setup[goal?.camps ? 'camps' : 'points'];
    return html`<div class="row">${sideNames.map((name, side) => html`<label class="field">
      <span>${label(name)}</span><input type="number" min="0" max=${most} .value=${String(points[side])}
        @change=${change(side)}></label>`)}</div>`;
  }
}

customElements.define('k-setup', SetupView);
