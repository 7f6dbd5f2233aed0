/** The moves of a game with their variations; a click shows the position after a move. */
import { css, html } from 'lit';
import { styleMap } from 'lit-html/directives/style-map.js';
import { base, controls } from '../shared/styles.js';
import { icons } from '../shared/icons.js';
import { texts } from '../texts.js';
import { GamePart } from '../play/game-part.js';
import { sign, signStyle } from '../play/sign.js';
import { START } from './variations.js';

export class VariationList extends GamePart {
  static styles = [base, controls, signStyle, css`
    .lines { max-height: 16rem; min-height: 4rem; overflow-y: auto; }
    p { line-height: 1.9; margin-left: calc(var(--depth) * 0.8rem); }
    p.varies { border-left: 2px solid var(--line-strong); padding-left: 0.5rem; font-size: 0.92rem; }
    p button { min-height: 1.7rem; padding: 0 0.3rem; border-color: transparent; background: none; gap: 0.2rem; }
    p button.played { font-weight: 600; }
    p button[aria-current="true"] { background: var(--pine-soft); border-color: var(--pine); }
    .steps { display: grid; grid-template-columns: repeat(7, 1fr); gap: 0.3rem; margin-top: 0.6rem; }
    .steps button { padding-inline: 0; }
  `];

  updated() {
    /** @type {HTMLElement | null} */
    const list = this.renderRoot.querySelector('.lines');
    /** @type {HTMLElement | null} */
    const current = this.renderRoot.querySelector('button[aria-current="true"]');
    if (list && current) list.scrollTop = current.offsetTop - list.offsetTop - list.clientHeight / 2;
  }

  /** @returns {import('./analysis-controller.js').AnalysisController} */
  get #board() {
    return /** @type {any} */ (this.game);
  }

  render() {
    const { tree, node } = this.#board;
    const goesOn = tree.forward(node) !== node;
    const lines = tree.lines().map((line) => this.#line(line));
    return html`<div class="lines" tabindex="0" role="group" aria-label=${texts.analysis.moves}>
        ${lines.length > 0 ? lines : html`<p class="quiet">${texts.analysis.none}</p>`}
      </div>
      <div class="steps">
        ${this.#step(icons.first, texts.moves.first, () => this.#board.goTo(START), node !== START)}
        ${this.#step(icons.back, texts.moves.back, () => this.#board.step('back'), node !== START)}
        ${this.#step(icons.forward, texts.moves.forward, () => this.#board.step('forward'), goesOn)}
        ${this.#step(icons.last, texts.moves.last, () => this.#board.step('last'), goesOn)}
        ${this.#step(icons.up, texts.analysis.up, () => this.#board.branch(-1), tree.beside(node, -1) !== node)}
        ${this.#step(icons.down, texts.analysis.down, () => this.#board.branch(1), tree.beside(node, 1) !== node)}
        ${this.#step(icons.trash, texts.analysis.remove, () => this.#board.remove(), this.#board.canRemove)}
      </div>`;
  }

  #line({ depth, nodes }) {
    return html`<p class=${depth > 0 ? 'varies' : ''} style=${styleMap({ '--depth': Math.max(0, depth - 1) })}>
      ${nodes.map((node, i) => this.#move(node, i === 0))}</p>`;
  }

  #move(node, first) {
    const { tree, live } = this.#board;
    const { move, played } = tree.nodes[node];
    const reviewed = played ? live.review?.moves?.[tree.ply(node) - 1] : null;
    return html`<span class="quiet small">${tree.number(node, first)}</span>
      <button type="button" class=${played ? 'played' : ''} aria-current=${node === this.#board.node}
        @click=${() => this.#board.goTo(node)}>${move}${reviewed ? sign(reviewed.quality) : ''}</button>`;
  }

  #step(icon, label, act, can) {
    return html`<button type="button" aria-label=${label} title=${label} ?disabled=${!can}
      @click=${act}>${icon}</button>`;
  }
}

customElements.define('k-variations', VariationList);
