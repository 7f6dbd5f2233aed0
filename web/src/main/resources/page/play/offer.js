/** An offer of a draw or a takeback that waits for an answer, and the answers. */
import { css, html } from 'lit';
import { base, controls } from '../shared/styles.js';
import { texts } from '../texts.js';
import { GamePart } from './game-part.js';
import { offerSentence } from './sentences.js';

export class Offer extends GamePart {
  static styles = [base, controls, css`
    .offer { display: flex; flex-wrap: wrap; gap: 0.4rem 0.8rem; align-items: center; padding: 0.5rem 0.7rem;
      border-color: var(--pine); }
    strong { flex: 1 1 12rem; font-family: var(--serif); }
  `];

  render() {
    const { offer } = this.game.state;
    if (!offer) return '';
    const { persons } = this.game;
    const answers = persons.includes(1 - offer.side) ? html`
      <button type="button" class="primary" @click=${() => this.game.act('accept')}>${texts.offer.accept}</button>
      <button type="button" @click=${() => this.game.act('decline')}>${texts.offer.decline}</button>` : '';
    const withdrawal = persons.includes(offer.side) ? html`
      <button type="button" @click=${() => this.game.act('decline')}>${texts.offer.withdraw}</button>` : '';
    return html`<div class="sheet offer"><strong>${offerSentence(this.game.state, persons)}</strong>
      <span class="row">${answers || withdrawal}</span></div>`;
  }
}

customElements.define('k-offer', Offer);
