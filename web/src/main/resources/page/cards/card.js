/** One card: its name and its steps, turned for the player who holds it. */
import { LitElement, css, html, nothing, svg } from 'lit';
import { base } from '../shared/styles.js';
import { texts } from '../texts.js';

const REACH = 2;
const GRID = [-2, -1, 0, 1, 2];

export class Card extends LitElement {
  static properties = {
    card: { attribute: false },
    side: {},
    colour: {},
    turned: { type: Boolean },
    chosen: { type: Boolean, reflect: true },
    playable: { type: Boolean, reflect: true },
    hinted: { type: Boolean, reflect: true },
    short: {},
    label: {},
  };

  static shadowRootOptions = { ...LitElement.shadowRootOptions, delegatesFocus: true };

  static styles = [base, css`
    :host { display: block; min-width: 0; min-height: 0; container-type: size; }
    button { all: unset; box-sizing: border-box; width: 100%; height: 100%; display: grid;
      grid-template-rows: auto minmax(0, 1fr);
      justify-items: center; gap: 1cqh; padding: 4cqh 4cqw; border-radius: 8px; background: var(--raised);
      border: 1px solid var(--line); border-top: 4px solid var(--hand, var(--line-strong)); box-shadow: var(--shadow);
      transition: box-shadow 120ms, border-color 120ms; }
    button:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
    :host([playable]) button { cursor: pointer; }
    :host([playable]) button:hover { border-color: var(--pine); box-shadow: 0 3px 10px rgb(0 0 0 / 0.25); }
    :host([chosen]) button { border-color: var(--pine); box-shadow: 0 0 0 2px var(--pine), var(--shadow);
      background: var(--pine-soft); }
    :host([hinted]) button { outline: 3px dashed var(--pine); outline-offset: -3px; }
    .blue { --hand: var(--blue); } .red { --hand: var(--red); }
    .white { --hand: var(--white-deep); } .black { --hand: var(--black); }
    .name { font: 600 clamp(11px, 13cqmin, 17px)/1.15 var(--serif); letter-spacing: 0.03em; text-transform: capitalize;
      }
    @media (hover: hover) {
      .name[data-key]::after { content: attr(data-key) / ""; font: 600 11px/1 var(--sans); color: var(--quiet);
        border: 1px solid var(--line-strong); border-radius: 3px; padding: 0 3px; margin-left: 4px; }
    }
    svg { height: 100%; width: 100%; min-height: 0; }
    .square { fill: var(--board); stroke: var(--board-line); stroke-width: 0.05; }
    .own { fill: var(--ink); stroke: var(--ink); }
    .to { fill: var(--hand, var(--pine)); stroke: var(--hand, var(--pine)); }
    .to-dot { fill: var(--sheet); }
  `];

  /** Where the card leads, as it lies before the viewer: for a player on the far side, turned round. */
  #leads(right, forward) {
    const turn = this.turned ? -1 : 1;
    return this.card.offsets.some((step) => step.right === turn * right && step.forward === turn * forward);
  }

  #square(right, forward) {
    const x = right + REACH;
    const y = REACH - forward;
    const to = this.#leads(right, forward);
    const kind = right === 0 && forward === 0 ? 'square own' : to ? 'square to' : 'square';
    return svg`<rect class=${kind} x=${x + 0.04} y=${y + 0.04} width="0.92" height="0.92" rx="0.12" />
      ${to ? svg`<circle class="to-dot" cx=${x + 0.5} cy=${y + 0.5} r="0.17" />` : ''}`;
  }

  #choose = () => this.dispatchEvent(
    new CustomEvent('card-chosen', { detail: this.card.name, bubbles: true, composed: true }),
  );

  render() {
    if (!this.card) return html``;
    const rows = [...GRID].reverse();
    return html`<button type="button" class=${this.colour ?? ''} ?disabled=${!this.playable}
        aria-pressed=${this.playable ? String(Boolean(this.chosen)) : 'false'}
        aria-label=${this.label ?? texts.card.label(this.card, this.side, this.hinted)}
        title=${texts.card.steps(this.card)}
        @click=${this.#choose}>
      <span class="name" data-key=${this.short && this.playable ? this.short : nothing}>${this.card.name}</span>
      <svg viewBox="0 0 5 5" aria-hidden="true">${rows.map((forward) => (
        GRID.map((right) => this.#square(right, forward))))}</svg>
    </button>`;
  }
}

customElements.define('k-card', Card);
