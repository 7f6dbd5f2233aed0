/** The panel beside the board, with the tabs game, analysis and review. */
import { css, html } from 'lit';
import { base, controls } from '../shared/styles.js';
import { nextFrame } from '../shared/frame.js';
import { guest } from '../guest.js';
import { texts } from '../texts.js';
import { GamePart } from './game-part.js';
import './game-panel.js';

/** Agents do not work for those who came by a link. */
const TABS = guest() ? ['game'] : ['game', 'thinking', 'review'];

export class Panel extends GamePart {
  static styles = [base, controls, css`
    :host { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.75rem; align-content: start; }
    .tabs { display: flex; gap: 0.25rem; border-bottom: 1px solid var(--line); }
    .tabs button { border-radius: 8px 8px 0 0; border: 0; border-bottom: 3px solid transparent; background: none;
      min-height: 2.4rem; }
    .tabs button[aria-selected="true"] { border-bottom-color: var(--pine); background: none; font-weight: 600; }
  `];

  /** The board is drawn first, so that one can move at once. */
  async scheduleUpdate() {
    if (!this.hasUpdated) await nextFrame();
    super.scheduleUpdate();
  }

  get #tab() {
    return this.game.tab;
  }

  render() {
    return html`<div class="tabs" role="tablist">${TABS.map((tab) => html`
        <button type="button" role="tab" id="tab-${tab}"
          aria-selected=${this.#tab === tab} aria-controls="content" tabindex=${this.#tab === tab ? 0 : -1}
          @keydown=${this.#keys} @click=${() => this.game.openTab(tab)}>${texts.game.tabs[tab]}</button>`)}</div>
      <div id="content" role="tabpanel" aria-labelledby="tab-${this.#tab}">${this.#content()}</div>`;
  }

  #content() {
    if (this.#tab === 'thinking') return html`<k-thinking></k-thinking>`;
    if (this.#tab === 'review') return html`<k-review></k-review>`;
    return html`<k-game-panel></k-game-panel>`;
  }

  #keys = async (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const tab = TABS[(TABS.indexOf(this.#tab) + step + TABS.length) % TABS.length];
    await this.game.openTab(tab);
    await this.updateComplete;
    this.shadowRoot.getElementById(`tab-${tab}`).focus();
  };
}

customElements.define('k-panel', Panel);
