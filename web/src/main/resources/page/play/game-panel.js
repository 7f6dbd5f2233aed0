/** The first tab: how the game stands, the moves so far, and everything a player can do. */
import { LitElement, css, html } from 'lit';
import { base, controls } from '../shared/styles.js';
import { icons } from '../shared/icons.js';
import { texts } from '../texts.js';
import { complain } from '../shared/say.js';
import { go } from '../router.js';
import { gameName } from '../board/glyphs.js';
import { newGame } from './session.js';
import { downloadRecord, sharePosition } from './export.js';
import './move-list.js';
import './watching.js';

export class GamePanel extends LitElement {
  static properties = {
    owner: { attribute: false }, live: { attribute: false }, ply: { type: Number }, looking: { type: Boolean },
    shared: { state: true }, resigning: { state: true },
  };

  static styles = [base, controls, css`
    :host { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.9rem; }
    .state { min-height: 8rem; display: grid; align-content: center; gap: 0.4rem; }
    .state strong { font-family: var(--serif); font-size: 1.15rem; line-height: 1.3; }
    .acts { display: grid; grid-template-columns: 1fr 1fr auto; gap: 0.4rem; }
    .acts button { padding-inline: 0.3rem; white-space: nowrap; }
    .acts .primary { padding-inline: 0.6rem; }
    .over { border-color: var(--pine); }
    details summary { cursor: pointer; color: var(--quiet); }
    details[open] summary { margin-bottom: 0.6rem; }
    details .stack { gap: 0.4rem; }
    details button { justify-content: flex-start; }
  `];

  render() {
    if (!this.live) return html``;
    return html`
      <div class="sheet state ${this.live.over ? 'over' : ''}" role="status">${this.#state()}</div>
      ${this.#isWatching() ? html`<k-watching .owner=${this.owner} .live=${this.live}></k-watching>` : this.#acts()}
      <div class="sheet"><k-move-list .history=${this.live.history} .ply=${this.ply} .cursor=${this.live.cursor}></k-move-list></div>
      ${this.#more()}
      <details class="sheet"><summary>${texts.rules.title(gameName(this.live.game))}</summary>
        <div class="stack small">${texts.rules[gameName(this.live.game)].map((line) => html`<p>${line}</p>`)}</div></details>`;
  }

  #isWatching() {
    return this.live.seats.every((seat) => seat !== 'person');
  }

  #state() {
    const { over, now, seats, cursor, history, trouble } = this.live;
    if (trouble) return html`<span class="error">${trouble}</span>`;
    if (this.looking) return html`<strong>${texts.state.looking(this.ply, history.length)}</strong>
      <span class="row"><button type="button" @click=${() => this.owner.look(null)}>${texts.state.backToGame}</button>
      <button type="button" @click=${this.#goOnFromHere}>${texts.state.goOnHere}</button></span>`;
    if (over && cursor === history.length) return html`<strong>${over.sentence}</strong>
      <span class="row"><button type="button" class="primary" @click=${this.#newDeal}>${texts.acts.again}</button>
      <button type="button" @click=${() => this.dispatchEvent(new CustomEvent('show-tab', { detail: 'review', bubbles: true, composed: true }))}>${texts.acts.review}</button></span>`;
    const name = now.sideNames[now.sideToMove];
    if (seats[now.sideToMove] !== 'person') return html`<strong>${texts.state.agentToMove(name)}</strong>`;
    const passing = now.moves.length > 0 && now.moves.every((move) => move.kind === 'pass');
    return html`<strong>${texts.state.personToMove(name, this.owner.persons.length === 1)}</strong>
      <span class="quiet small">${passing ? texts.state.mustPass : now.moves.some((move) => move.kind === 'jump') ? texts.state.mustJump : texts.state.how(now.drawing.cards.length > 0)}</span>`;
  }

  #acts() {
    const { cursor, history, over } = this.live;
    const person = this.owner.choices.length > 0;
    return html`<div class="acts">
      <button type="button" ?disabled=${cursor === 0} @click=${() => this.owner.act('undo')}>${icons.undo}${texts.acts.undo}</button>
      <button type="button" ?disabled=${cursor >= history.length} @click=${() => this.owner.act('redo')}>${icons.redo}${texts.acts.redo}</button>
      <button type="button" ?disabled=${!person} @click=${() => this.owner.hint()}>${icons.hint}${texts.acts.hint}</button>
      <button type="button" @click=${() => { this.owner.flipped = !this.owner.flipped; }}>${icons.flip}${texts.acts.flip}</button>
      <button type="button" ?disabled=${Boolean(over)} @click=${this.#resign}>${icons.flag}${this.resigning ? texts.acts.reallyResign : texts.acts.resign}</button>
      <button type="button" class="primary" @click=${this.#newGame}>${icons.plus}${texts.acts.newGame}</button></div>`;
  }

  #more() {
    return html`<details class="sheet"><summary>${texts.acts.more}</summary><div class="stack">
      <button type="button" class="plain" @click=${this.#newDeal}>${icons.deal}${texts.acts.newDeal}</button>
      <button type="button" class="plain" @click=${this.#swapped}>${icons.swap}${texts.acts.swapped}</button>
      <button type="button" class="plain" @click=${this.#share}>${icons.share}${texts.acts.share}</button>
      ${this.shared ? html`<label class="field"><span>${texts.acts.shareHelp}</span><input readonly .value=${this.shared} @focus=${(event) => event.target.select()}></label>` : ''}
      <button type="button" class="plain" @click=${() => downloadRecord(this.live)}>${icons.download}${texts.acts.download}</button>
      <button type="button" class="plain" @click=${this.#setUp}>${icons.keys}${texts.acts.setUp}</button>
    </div></details>`;
  }

  #newGame = () => this.dispatchEvent(new CustomEvent('new-game', { bubbles: true, composed: true }));

  #goOnFromHere = () => this.owner.act('goto', { ply: this.ply });

  #setUp = () => go(['setup'], { game: this.live.game, position: this.owner.shown.position });

  #share = async () => {
    this.shared = await sharePosition(this.live.game, this.owner.shown.position);
  };

  /** The first press asks, the second within a few seconds resigns. */
  #resign = () => {
    if (!this.resigning) {
      this.resigning = setTimeout(() => { this.resigning = 0; }, 4000);
      return;
    }
    clearTimeout(this.resigning);
    this.resigning = 0;
    this.owner.act('resign', { side: this.owner.persons.length === 1 ? this.owner.persons[0] : this.live.now.sideToMove });
  };

  #newDeal = () => this.#start({ game: this.live.game, seats: this.live.seats, pace: this.live.pace });

  #swapped = () => this.#start({
    game: this.live.game, position: this.live.start, seats: [...this.live.seats].reverse(), pace: this.live.pace,
  });

  async #start(wish) {
    try {
      go(['game', (await newGame(wish)).id]);
    } catch (error) {
      complain(error);
    }
  }
}

customElements.define('k-game-panel', GamePanel);
