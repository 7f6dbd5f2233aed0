/**
 * How the game ended, and what to do next. It stands in the panel, or where that is below the board, between the board
 * and the player: there it is seen without scrolling.
 */
import { css, html } from 'lit';
import { base, controls } from '../shared/styles.js';
import { texts } from '../texts.js';
import { GamePart } from './game-controller.js';

export class Ending extends GamePart {
  static styles = [base, controls, css`
    :host { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.4rem; }
    strong { font-family: var(--serif); font-size: 1.15rem; line-height: 1.3; }
  `];

  render() {
    const { over } = this.game.state;
    if (!over) return html``;
    return html`<strong>${over.sentence}</strong>
      <span class="row"><button type="button" class="primary"
        @click=${() => this.game.again()}>${texts.acts.again}</button>
      <button type="button" @click=${() => this.game.openTab('review')}>${texts.acts.review}</button></span>`;
  }
}

customElements.define('k-ending', Ending);
