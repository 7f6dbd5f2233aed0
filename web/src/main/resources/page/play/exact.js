/** What the position is worth with perfect play, where tables know it. */
import { LitElement, css, html } from 'lit';
import { base } from '../shared/styles.js';
import { post } from '../api.js';
import { gameName } from '../board/glyphs.js';
import { texts } from '../texts.js';

export class Exact extends LitElement {
  static properties = { view: { attribute: false }, answer: { state: true } };

  static styles = [base, css`ul { margin: 0.4rem 0 0; padding: 0; list-style: none; columns: 2; font-size: 0.92rem; }`];

  async willUpdate(changed) {
    if (!changed.has('view') || !this.view || gameName(this.view.game) !== 'checkers') return;
    const { game, position } = this.view;
    try {
      const answer = await post('/api/value', { game, position });
      if (this.view.position === position) this.answer = answer;
    } catch {
      this.answer = null;
    }
  }

  render() {
    if (!this.answer || !this.view || gameName(this.view.game) !== 'checkers') return html``;
    if (!this.answer.covered) return this.answer.offer
      ? html`<div class="sheet small quiet">${texts.exact.offer} <code>${this.answer.offer}</code></div>` : html``;
    return html`<div class="sheet"><h3>${texts.exact.value(this.view.sideNames[this.view.sideToMove], this.answer.value)}</h3>
      <ul>${this.answer.moves.map((each) => html`<li>${each.move}: ${texts.exact.words[each.value] ?? each.value}</li>`)}</ul></div>`;
  }
}

customElements.define('k-exact', Exact);
