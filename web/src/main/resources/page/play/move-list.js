/** The list of moves, with marks once they were reviewed; a click shows the position after a move. */
import { LitElement, css, html } from 'lit';
import { base, controls } from '../shared/styles.js';
import { icons } from '../shared/icons.js';
import { texts } from '../texts.js';
import { sign, signStyle } from './sign.js';

export class MoveList extends LitElement {
  static properties = {
    history: { attribute: false }, ply: { type: Number }, cursor: { type: Number }, reviewed: { attribute: false },
  };

  static styles = [base, controls, signStyle, css`
    ol { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: 2.4rem 1fr 1fr;
      align-content: start;
      height: 100%; overflow-y: auto; font-variant-numeric: tabular-nums; }
    li { display: contents; }
    .number { color: var(--quiet); font-size: 0.875rem; text-align: right; padding-right: 0.5rem; }
    li button { min-height: 1.9rem; justify-content: flex-start; padding: 0.1rem 0.5rem; border-color: transparent;
      background: none; font-size: 0.94rem; }
    li button[aria-current="true"] { background: var(--pine-soft); border-color: var(--pine); }
    li button.later { color: var(--quiet); font-style: italic; }
    .steps { display: grid; grid-template-columns: repeat(4, 1fr); gap: 0.4rem; margin-top: 0.6rem; }
    .list { height: 10rem; }
    .number { padding-top: 0.2rem; }
  `];

  #go(ply) {
    const most = this.history.length;
    const detail = Math.max(0, Math.min(most, ply));
    this.dispatchEvent(new CustomEvent('look', { detail, bubbles: true, composed: true }));
  }

  updated(changed) {
    if (!changed.has('ply') && !changed.has('history')) return;
    const list = this.renderRoot.querySelector('ol');
    /** @type {HTMLElement | null} */
    const current = this.renderRoot.querySelector('button[aria-current="true"]');
    if (list && current) list.scrollTop = current.offsetTop - list.offsetTop - list.clientHeight / 2;
  }

  render() {
    const history = this.history ?? [];
    const first = history[0]?.side ?? 0;
    const pairs = [];
    const offset = first === 1 ? 1 : 0;
    history.forEach((entry, i) => {
      const row = Math.floor((i + offset) / 2);
      (pairs[row] ??= []).push({ ...entry, ply: i + 1 });
    });
    return html`<div class="list">${history.length === 0 ? html`<p class="quiet">${texts.moves.none}</p>` : html`
      <ol tabindex="0" aria-label=${texts.moves.label}>${pairs.map((pair, row) => html`<li>
        <span class="number" aria-hidden="true">${row + 1}.</span>
        ${row === 0 && offset ? html`<span class="quiet" aria-hidden="true">…</span>` : ''}
        ${pair.map((entry) => html`<button type="button" class=${entry.ply > this.cursor ? 'later' : ''}
          aria-current=${entry.ply === this.ply} @click=${() => this.#go(entry.ply)}>${entry.move}
          ${this.#sign(entry.ply)}</button>`)}
        ${pair.length === 1 && !(row === 0 && offset) ? html`<span></span>` : ''}</li>`)}</ol>`}</div>
      <div class="steps">
        ${this.#step(icons.first, texts.moves.first, 0, this.ply > 0)}
        ${this.#step(icons.back, texts.moves.back, this.ply - 1, this.ply > 0)}
        ${this.#step(icons.forward, texts.moves.forward, this.ply + 1, this.ply < history.length)}
        ${this.#step(icons.last, texts.moves.last, history.length, this.ply < history.length)}
      </div>`;
  }

  #sign(ply) {
    const reviewed = this.reviewed?.[ply - 1];
    return reviewed ? sign(reviewed.quality) : '';
  }

  #step(icon, label, ply, can) {
    return html`<button type="button" aria-label=${label} title=${label} ?disabled=${!can}
      @click=${() => this.#go(ply)}>${icon}</button>`;
  }
}

customElements.define('k-move-list', MoveList);
