/** The tab of the game: its state, its moves, and everything a player can do. */
import { css, html } from 'lit';
import { base, controls } from '../shared/styles.js';
import { icons } from '../shared/icons.js';
import { texts } from '../texts.js';
import { address, go } from '../router.js';
import { gameName, pictureOf, taughtAs, tutorialOf } from '../games.js';
import { guest } from '../guest.js';
import { progress } from '../learn/progress.js';
import { mustCapture } from '../board/picking.js';
import { GamePart } from './game-part.js';
import { downloadRecord, sharePosition } from './export.js';
import { botName, waits } from './waiting-bot.js';
import './ending.js';
import './links.js';
import './move-list.js';
import './watching.js';

export class GamePanel extends GamePart {
  #of = '';

  static properties = { shared: { state: true }, sure: { state: true } };

  static styles = [base, controls, css`
    :host { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.9rem; }
    .state { min-height: 8rem; display: grid; align-content: center; gap: 0.4rem; }
    .state strong { font-family: var(--serif); font-size: 1.15rem; line-height: 1.3; }
    .acts { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 0.4rem; }
    .acts button { padding-inline: 0.2rem; gap: 0.3rem; font-size: 0.9375rem; white-space: nowrap; }
    .acts .primary { grid-column: 1 / -1; }
    .over { border-color: var(--pine); }
    .newcomer { display: grid; gap: 0.5rem; padding-block: 0.7rem; }
    @container (max-width: 999px) { .state.ended { display: none; } }
    details summary { cursor: pointer; color: var(--quiet); }
    details[open] summary { margin-bottom: 0.6rem; }
    details .stack { gap: 0.4rem; }
    details button { justify-content: flex-start; }
  `];

  /** The link to a position is one of its game. */
  willUpdate() {
    if (this.#of !== this.game.live.id) this.shared = '';
    this.#of = this.game.live.id;
  }

  render() {
    const { state, shownPly } = this.game;
    const name = gameName(state.game);
    return html`
      ${this.#newcomer(taughtAs(state.game))}
      <div class="sheet state ${state.over ? 'over' : ''} ${this.game.ended ? 'ended' : ''}" role="status">
        ${this.#state()}</div>
      ${guest() ? this.#guestActs() : state.seats.includes('person') ? this.#acts() : html`<k-watching></k-watching>`}
      <div class="sheet">
        <k-move-list .history=${state.history} .ply=${shownPly} .cursor=${state.cursor}
          .reviewed=${this.game.live.review?.moves}></k-move-list></div>
      <k-links></k-links>
      ${guest() ? '' : this.#more()}
      <details class="sheet"><summary>${texts.rules(name)}</summary>
        <div class="stack small">${pictureOf(state.game).rules.map((line) => html`<p>${line}</p>`)}
          ${guest() ? '' : html`<p><a href=${address(['rules', taughtAs(state.game)])}>${texts.rulesView.open}</a></p>`}
        </div></details>`;
  }

  /** The tutorial is offered once, to whoever plays for the first time in this browser. */
  #newcomer(name) {
    const steps = tutorialOf(name).length;
    const fits = steps > 0 && this.game.persons.length === 1 && !this.game.state.over;
    if (progress.offered || guest() || !fits) return '';
    return html`<div class="sheet newcomer"><p>${texts.learn.newcomer(name, steps)}</p><span class="row">
      <button type="button" @click=${() => this.#learn(name)}>${texts.learn.start}</button>
      <button type="button" class="plain" @click=${() => this.#learn(null)}>${texts.learn.no}</button></span></div>`;
  }

  #learn(name) {
    progress.offer();
    this.requestUpdate();
    if (name) go(['learn', name]);
  }

  #state() {
    const { now, seats, names, history, trouble } = this.game.state;
    if (trouble) return html`<span class="error">${trouble}</span>`;
    if (this.game.ended) return html`<k-ending></k-ending>`;
    if (this.game.ply !== null) return this.#looking(history.length);
    if (this.#standsStill) return html`<strong>${texts.state.paused}</strong>`;
    if (seats.some(waits)) return html`<k-waiting-bot></k-waiting-bot>`;
    const name = now.sideNames[now.sideToMove];
    const chance = now.chance ? html`<span class="quiet small">${now.chance}</span>` : '';
    if (seats[now.sideToMove] !== 'person') return html`<strong>${texts.state.agentToMove(name)}</strong>${chance}`;
    if (this.game.turn === 'other') {
      return html`<strong>${texts.state.otherToMove(name, names[now.sideToMove])}</strong>${chance}`;
    }
    return html`<strong>${texts.state.personToMove(name, this.game.persons.length === 1)}</strong>
      <span class="quiet small">${how(now)}</span>${chance}`;
  }

  /** Whether a person has stopped the clock. */
  get #standsStill() {
    const { paused, clock, seats } = this.game.state;
    return paused && Boolean(clock) && seats.includes('person');
  }

  #looking(plies) {
    return html`<strong>${texts.state.looking(this.game.ply, plies)}</strong>
      <span class="row"><button type="button" @click=${() => this.game.look(null)}>${texts.state.backToGame}</button>
      ${guest() || this.game.isShared ? '' : html`<button type="button"
        @click=${this.#continueHere}>${texts.state.continueHere}</button>`}</span>`;
  }

  #acts() {
    const { cursor, history } = this.game.state;
    const shared = this.game.isShared;
    return html`<div class="acts">
      ${shared ? this.#takeBack()
        : this.#act(icons.undo, texts.acts.undo, () => this.game.takeBack(), cursor > 0)}
      ${shared ? '' : this.#act(icons.redo, texts.acts.redo, () => this.game.act('redo'), cursor < history.length)}
      ${this.#act(icons.hint, texts.acts.hint, () => this.game.hint(), this.game.choices.length > 0)}
      ${this.#act(icons.flip, texts.acts.flip, () => this.game.flip(), true)}
      ${this.#ends()}${this.#pause()}
      <button type="button" class="primary" @click=${this.#newGame}>${icons.plus}${texts.acts.newGame}</button></div>`;
  }

  /** What a link allows besides moving. */
  #guestActs() {
    return html`<div class="acts">${this.#act(icons.flip, texts.acts.flip, () => this.game.flip(), true)}
      ${this.game.persons.length > 0 ? html`${this.#takeBack()}${this.#ends()}` : ''}</div>`;
  }

  /** Asks the other side for a takeback. */
  #takeBack() {
    const { history, over, offer } = this.game.state;
    const moved = history.some(({ side }) => this.game.persons.includes(side));
    return this.#act(icons.undo, texts.acts.takeBack, () => this.game.takeBack(), moved && !over && !offer);
  }

  /** The ways to end the game early; two people at one screen agree on a draw at once, and are asked if they do. */
  #ends() {
    const { over, offer, seats } = this.game.state;
    const together = this.game.persons.length === 2;
    const draw = together ? () => this.#onceSure('draw', this.#draw) : this.#draw;
    const resign = () => this.#onceSure('resign', this.#resign);
    const label = (act, text) => (this.sure === act ? texts.acts.sure : text);
    const playing = this.game.persons.length > 0;
    const answers = playing && seats.every((seat) => botName(seat) === null);
    return html`
      ${this.#act(icons.flag, label('resign', texts.acts.resign), resign, playing && !over)}
      ${answers ? this.#act(
        icons.draw, label('draw', together ? texts.acts.draw : texts.acts.offerDraw), draw, !over && !offer,
      ) : ''}`;
  }

  /** A clock can be stopped, but not where somebody on another device plays against it. */
  #pause() {
    const { clock, over } = this.game.state;
    if (!clock || this.game.isShared) return '';
    return this.#standsStill ? this.#act(icons.play, texts.watch.resume, () => this.game.act('resume'), !over)
      : this.#act(icons.pause, texts.watch.pause, () => this.game.act('pause'), !over);
  }

  #draw = () => this.game.act('offer', { what: 'draw' });

  #act(icon, label, act, can) {
    return html`<button type="button" ?disabled=${!can} @click=${act}>${icon}${label}</button>`;
  }

  #more() {
    return html`<details class="sheet"><summary>${texts.acts.more}</summary><div class="stack">
      ${this.#further(icons.deal, texts.acts.newDeal, () => this.game.again())}
      ${this.#further(icons.swap, texts.acts.swapped, () => this.game.swapped())}
      ${this.#further(icons.share, texts.acts.share, this.#share)}
      ${this.shared ? html`<label class="field"><span>${texts.acts.shareHelp}</span>
        <input readonly .value=${this.shared} @focus=${(event) => event.target.select()}></label>` : ''}
      ${this.#further(icons.download, texts.acts.download, () => downloadRecord(this.game.state))}
      ${this.#further(icons.hint, texts.analysis.open, () => this.game.openAnalysis())}
      ${this.#further(icons.keys, texts.acts.setUp, this.#setUp)}
    </div></details>`;
  }

  #further(icon, label, act) {
    return html`<button type="button" class="plain" @click=${act}>${icon}${label}</button>`;
  }

  #newGame = () => this.dispatchEvent(new CustomEvent('new-game', { bubbles: true, composed: true }));

  #continueHere = () => this.game.act('goto', { ply: this.game.ply });

  #setUp = () => go(['setup'], { game: this.game.state.game, position: this.game.shown.position });

  #share = async () => {
    this.shared = await sharePosition(this.game.state.game, this.game.shown.position);
  };

  /** The first press asks, the second within a few seconds does it. */
  #onceSure(act, work) {
    clearTimeout(this.timer);
    if (this.sure === act) {
      this.sure = '';
      work();
    } else {
      this.sure = act;
      this.timer = setTimeout(() => { this.sure = ''; }, 4000);
    }
  }

  #resign = () => {
    const { persons, state } = this.game;
    this.game.act('resign', { side: persons.length === 1 ? persons[0] : state.now.sideToMove });
  };
}

/** What a person can do in this position, in one sentence. */
function how({ moves, drawing }) {
  if (moves.length > 0 && moves.every((move) => move.kind === 'pass')) return texts.state.mustPass;
  return mustCapture(moves) ? texts.state.mustJump : texts.state.how(drawing.cards.length > 0);
}

customElements.define('k-game-panel', GamePanel);
