/** Below the board while a mistake is tried again: what is asked, and what was said of the last move. */
import { css, html } from 'lit';
import { base, controls } from '../shared/styles.js';
import { texts } from '../texts.js';
import { GamePart } from './game-part.js';

export class RetrySheet extends GamePart {
  static styles = [base, controls, css`
    :host { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.4rem; }
    .said { min-height: 1.5rem; }
    .found { border-left: 4px solid var(--pine); padding-left: 0.6rem; }
  `];

  render() {
    const { retry, state } = this.game;
    if (!retry) return html``;
    const { mistake, said, found } = retry;
    return html`<strong>${texts.retry.ask(state.now.sideNames[mistake.side], mistake.played)}</strong>
      <span class="said ${found ? 'found' : ''}">${said}</span>
      <span><button type="button" class=${found ? 'primary' : ''} @click=${() => this.game.look(null)}>
        ${found ? texts.retry.done : texts.retry.leave}</button></span>`;
  }
}

customElements.define('k-retry', RetrySheet);
