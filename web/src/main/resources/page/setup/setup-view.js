/** Any legal position by hand or from text: played, studied, saved or shared from here. */
import { LitElement, html } from 'lit';
import { base, controls } from '../shared/styles.js';
import { once, post } from '../api.js';
import { go, replace } from '../router.js';
import { announce, complain } from '../shared/say.js';
import { texts } from '../texts.js';
import { newGame } from '../play/session.js';
import { saveFile, sharePosition } from '../play/export.js';
import { gameName } from '../board/glyphs.js';
import { stoneStyle } from '../board/stone-style.js';
import { setupStyle } from './setup-style.js';
import { cardChoice } from './card-choice.js';
import { paint, palette, toolsFor } from './palette.js';
import '../board/board.js';
import '../play/game-choice.js';
import '../play/opponent.js';

export class SetupView extends LitElement {
  static properties = {
    params: { attribute: false },
    game: { state: true }, view: { state: true }, wrong: { state: true }, tool: { state: true }, deck: { state: true },
    opponent: { state: true }, seat: { state: true }, shared: { state: true },
  };

  static styles = [base, controls, setupStyle, stoneStyle];

  constructor() {
    super();
    Object.assign(this, { deck: [], seat: '0', opponent: '' });
  }

  #asked = null;

  willUpdate(changed) {
    if (changed.has('params')) this.#load(this.params?.get('game') ?? this.game ?? 'onitama', this.params?.get('position'));
  }

  /** The last question counts, whichever answer comes last. */
  async #load(game, position, seed) {
    const asked = post('/api/position', { game, ...(position ? { position } : {}), ...(seed ? { seed } : {}) });
    this.#asked = asked;
    try {
      const view = await asked;
      if (this.#asked !== asked) return;
      const afresh = !this.view || gameName(game) !== gameName(this.view.game);
      Object.assign(this, { game, view, wrong: null, shared: null, ...(afresh ? { tool: toolsFor(game)[0] } : {}) });
      if (view.drawing.cards.length > 0) this.deck = (await once(`/api/cards?game=${encodeURIComponent(game)}`)).cards;
    } catch (error) {
      if (this.#asked === asked) this.wrong = error.message;
    }
  }

  /** Shows the change at once and lets the rules judge it; a position that cannot be stays visible with the reason. */
  async #change({ cells = this.view.drawing.cells, cards = this.view.drawing.cards, sideToMove = this.view.sideToMove, points = this.view.points }) {
    const drawn = { ...this.view, sideToMove, points, drawing: { ...this.view.drawing, cells, cards: this.#withOffsets(cards) } };
    Object.assign(this, { view: drawn, shared: null });
    try {
      const named = cells.filter((cell) => cell.name);
      const answer = await post('/api/setup', {
        game: this.game, sideToMove, cells: named, ...(cards.length ? { cards: cards.map(({ name, holder }) => ({ name, holder })) } : {}), ...(points ? { points } : {}),
      });
      if (this.view === drawn) Object.assign(this, { view: answer, wrong: null });
    } catch (error) {
      if (this.view === drawn) this.wrong = error.message;
    }
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

  #play = () => this.#try(async () => {
    await this.renderRoot.querySelector('k-opponent').ready;
    const seats = this.seat === '0' ? ['person', this.opponent] : [this.opponent, 'person'];
    go(['game', (await newGame({ game: this.game, position: this.view.position, seats })).id]);
  });

  #save = () => this.#try(async () => {
    const title = this.renderRoot.querySelector('#title').value.trim() || texts.setup.untitled;
    await post('/api/positions', { title, game: this.game, position: this.view.position });
    announce(texts.setup.saved);
    this.renderRoot.querySelector('#saved').textContent = texts.setup.saved;
  });

  #share = async () => {
    this.shared = await sharePosition(this.game, this.view.position);
  };

  #read = (event) => this.#load(this.game, event.target.value.trim());

  #chooseGame = (event) => replace(['setup'], { game: event.detail });

  render() {
    if (!this.view) return html`<div class="layout"><p class=${this.wrong ? 'error' : 'quiet'}>${this.wrong ?? texts.loading}</p></div>`;
    const bad = Boolean(this.wrong);
    return html`<div class="layout">
      <section class="stack" aria-label=${texts.setup.board}>
        <h1>${texts.setup.title}</h1>
        <p class="quiet">${texts.setup.about}</p>
        ${palette(this.view, this.tool, (tool) => { this.tool = tool; })}
        <k-board free .view=${this.view} .near=${0}
          @square-chosen=${(event) => this.#change({ cells: paint(this.view.drawing.cells, event.detail, this.tool, this.game) })}></k-board>
        <output class="verdict ${bad ? 'error' : 'quiet'}" aria-live="polite">${this.wrong ?? texts.setup.fine(this.view)}</output>
      </section>
      <section class="stack" aria-label=${texts.setup.settings}>
        <div class="sheet stack"><k-game-choice .value=${this.game} @game=${this.#chooseGame}></k-game-choice>
          <div class="row"><button type="button" @click=${() => this.#load(this.game, null, 1 + Math.floor(Math.random() * 1e9))}>${texts.setup.start}</button>
            <button type="button" @click=${() => this.#change({ cells: this.view.drawing.cells.map((cell) => ({ ...cell, piece: ' ', owner: -1 })) })}>${texts.setup.clear}</button></div></div>
        <div class="sheet stack">
          <fieldset><legend>${texts.setup.toMove}</legend><div class="choices">${this.view.sideNames.map((name, side) => html`<label>
            <input type="radio" name="side" .checked=${this.view.sideToMove === side} @change=${() => this.#change({ sideToMove: side })}><span>${name}</span></label>`)}</div></fieldset>
          ${this.view.drawing.cards.length ? cardChoice(this.view, this.view.drawing.cards, this.deck, (cards) => this.#change({ cards })) : ''}
          ${this.view.points ? this.#points() : ''}
          <label class="field"><span>${texts.setup.text}</span><textarea rows="3" spellcheck="false" .value=${this.view.position} @change=${this.#read}></textarea></label>
        </div>
        <div class="sheet stack">
          <k-opponent .game=${this.game} .value=${this.opponent} @agent=${(event) => { this.opponent = event.detail; }}></k-opponent>
          <fieldset><legend>${texts.newGame.seat}</legend><div class="choices">${this.view.sideNames.map((name, side) => html`<label>
            <input type="radio" name="seat" .checked=${this.seat === String(side)} @change=${() => { this.seat = String(side); }}><span>${name}</span></label>`)}</div></fieldset>
          <button type="button" class="primary" ?disabled=${bad || this.view.result !== 'ongoing'} @click=${this.#play}>${texts.setup.play}</button></div>
        <div class="sheet stack">
          <label class="field"><span>${texts.setup.name}</span><input id="title" autocomplete="off"></label>
          <div class="row"><button type="button" ?disabled=${bad} @click=${this.#save}>${texts.setup.save}</button>
            <button type="button" ?disabled=${bad} @click=${this.#share}>${texts.setup.share}</button>
            <button type="button" ?disabled=${bad} @click=${() => saveFile(`${gameName(this.game)}.txt`, `${this.game}\n${this.view.position}\n`)}>${texts.setup.file}</button></div>
          <span id="saved" class="quiet small"></span>
          ${this.shared ? html`<label class="field"><span>${texts.acts.shareHelp}</span><input readonly class="share" .value=${this.shared} @focus=${(event) => event.target.select()}></label>` : ''}</div>
      </section></div>`;
  }

  #points() {
    return html`<div class="row">${this.view.sideNames.map((name, side) => html`<label class="field"><span>${texts.setup.points(name)}</span>
      <input type="number" min="0" max="1" .value=${String(this.view.points[side])}
        @change=${(event) => this.#change({ points: this.view.points.with(side, Number(event.target.value)) })}></label>`)}</div>`;
  }
}

customElements.define('k-setup', SetupView);
