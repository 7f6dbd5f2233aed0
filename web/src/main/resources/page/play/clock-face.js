/** A player's clock. It counts down by itself, and tells once when the time is getting short. */
import { LitElement, css, html } from 'lit';
import { base } from '../shared/styles.js';
import { texts } from '../texts.js';
import { clockText, leftOf, untilNext } from './clock.js';

export class ClockFace extends LitElement {
  static properties = { clock: { attribute: false }, at: { attribute: false }, side: { type: Number }, name: {} };

  static styles = [base, css`
    [role=timer] { font-variant-numeric: tabular-nums; font-weight: 600; padding: 0.1rem 0.5rem; border-radius: 6px;
      border: 2px solid transparent; background: var(--raised); white-space: nowrap; }
    .running { border-color: var(--line-strong); }
    .low { border-color: var(--warn); color: var(--warn); font-weight: 700; }
  `];

  #timer = 0;
  #wasLow = false;

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  get #left() {
    return leftOf(this.clock, this.side, performance.now() - this.at);
  }

  get #low() {
    return this.#left < this.clock.low;
  }

  /** Screen readers read it when they are asked to: a timer is not announced. */
  render() {
    const running = this.clock.running === this.side;
    return html`<span role="timer" aria-label=${texts.clock.label(this.name)}
      class="${running ? 'running' : ''} ${this.#low ? 'low' : ''}">${clockText(this.#left)}</span>`;
  }

  updated() {
    clearTimeout(this.#timer);
    const running = this.clock.running === this.side;
    if (running && this.#left > 0) this.#timer = setTimeout(() => this.requestUpdate(), untilNext(this.#left));
    if (running && this.#low && !this.#wasLow) {
      this.dispatchEvent(new CustomEvent('low-time', { detail: this.side, bubbles: true, composed: true }));
    }
    this.#wasLow = this.#low;
  }
}

customElements.define('k-clock', ClockFace);
