/**
 * How the game ended, what was captured, and what to do next. It stands in the panel, or where that is below the board,
 * between the board and the player: there it is seen without scrolling.
 */
import { css, html } from 'lit';
import { base, controls } from '../shared/styles.js';
import { pieceGlyph } from '../board/glyphs.js';
import { stoneStyle } from '../board/stone-style.js';
import { pictureOf, pieceOf } from '../games.js';
import { guest } from '../guest.js';
import { texts } from '../texts.js';
import { GamePart } from './game-part.js';

export class Ending extends GamePart {
  static styles = [base, controls, stoneStyle, css`
    :host { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.4rem; }
    strong { font-family: var(--serif); font-size: 1.15rem; line-height: 1.3; }
    .captured { display: flex; flex-wrap: wrap; gap: 0.2rem 0.6rem; align-items: center; }
    .captured span { display: inline-flex; align-items: center; gap: 0.15rem; }
    .captured svg { width: 1.3rem; height: 1.3rem; overflow: visible; }
    .acts { display: flex; flex-wrap: wrap; gap: 0.3rem; }
    .acts button { flex: 1 1 auto; padding-inline: 0.5rem; font-size: 0.9375rem; white-space: nowrap; }
    @media (max-width: 40rem) {
      strong { font-size: 1rem; }
      .acts button { padding-inline: 0.3rem; font-size: 0.875rem; }
    }
  `];

  render() {
    if (!this.game.ended) return html``;
    return html`<strong>${this.game.result}</strong>${this.#captured()}${guest() ? '' : this.#acts()}`;
  }

  #acts() {
    return html`<div class="acts"><button type="button" class="primary"
          @click=${() => this.game.again()}>${texts.acts.again}</button>
        <button type="button" @click=${() => this.game.swapped()}>${texts.acts.swap}</button>
        <button type="button" @click=${() => this.#show(this.game.review())}>${texts.acts.review}</button>
        <button type="button" @click=${() => this.#analyse()}>${texts.acts.analyse}</button></div>`;
  }

  /** The captured pieces of both sides, each kind once with its number. */
  #captured() {
    const { game, captured } = this.game.state;
    const kinds = captured.flatMap((letters, owner) => [...new Set(letters)].map((letter) => ({
      letter, owner, n: [...letters].filter((each) => each === letter).length,
    })));
    if (kinds.length === 0) return '';
    const picture = pictureOf(game);
    return html`<div class="captured small"><span class="quiet">${texts.over.captured}</span>
      ${kinds.map((kind) => this.#kind(picture, kind))}</div>`;
  }

  #kind(picture, { letter, owner, n }) {
    const { sideNames } = this.game.state.now;
    const words = `${sideNames[owner]} ${texts.over.pieces(pieceOf(picture, letter).word, n)}`;
    return html`<span role="img" aria-label=${words} title=${words} data-n=${n}>
      <svg viewBox="0 0 100 100" class="stone ${picture.sides[owner].colour}" aria-hidden="true">
        ${pieceGlyph(picture, { piece: letter, ground: '.', owner })}</svg>${n > 1 ? html`× ${n}` : ''}</span>`;
  }

  /** At the last position in which there was something to choose. */
  #analyse() {
    this.game.openAnalysis(Math.max(0, this.game.state.history.length - 1));
  }

  /** What is being opened is in the panel, which may be far below. */
  #show(opening) {
    this.dispatchEvent(new CustomEvent('show-panel', { detail: opening, bubbles: true, composed: true }));
  }
}

customElements.define('k-ending', Ending);
