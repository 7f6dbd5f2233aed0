/** A player's name plate: the player, whose turn it is, whether an agent is thinking, and the clock. */
import { LitElement, css, html } from 'lit';
import { base } from '../shared/styles.js';
import { texts } from '../texts.js';
import './clock-face.js';

export class Plate extends LitElement {
  static properties = {
    side: { type: Number }, stone: { attribute: false }, name: {}, who: {}, agent: {},
    turn: { type: Boolean, reflect: true },
    thinking: { type: Boolean }, won: { type: Boolean }, clock: { attribute: false }, at: { attribute: false },
  };

  static styles = [base, css`
    :host { display: flex; align-items: center; gap: 0.6rem; min-height: 2.2rem; min-width: 0; }
    .mark { width: 0.9rem; height: 0.9rem; flex: none; border: 2px solid var(--edge); background: var(--fill);
      border-radius: 50%; }
    .mark.square { border-radius: 3px; transform: rotate(45deg) scale(0.85); }
    .blue { --fill: var(--blue); --edge: var(--blue-deep); } .red { --fill: var(--red); --edge: var(--red-deep); }
    .white { --fill: var(--white); --edge: var(--white-deep); }
    .black { --fill: var(--black); --edge: var(--black-deep); }
    .who { font-family: var(--serif); font-weight: 600; white-space: nowrap; overflow: hidden;
      text-overflow: ellipsis; min-width: 0; }
    code { color: var(--quiet); white-space: nowrap; overflow: hidden; text-overflow: ellipsis; min-width: 0; }
    .turn { margin-left: auto; font-size: 0.875rem; color: var(--quiet); white-space: nowrap; visibility: hidden; }
    :host([turn]) .turn, .turn.won { visibility: visible; }
    .turn.won { color: var(--pine); font-weight: 700; }
    .dots span { animation: breathe 1.2s infinite; }
    .dots span:nth-child(2) { animation-delay: 0.2s; }
    .dots span:nth-child(3) { animation-delay: 0.4s; }
    @keyframes breathe { 50% { opacity: 0.15; } }
  `];

  render() {
    const dots = html`<span class="dots" aria-hidden="true"><span>·</span><span>·</span><span>·</span></span>`;
    return html`<span class="mark ${this.stone?.colour} ${this.stone?.form}" aria-hidden="true"></span>
      <span class="who">${texts.plate.who(this.who, this.name)}</span>
      ${this.agent ? html`<code title=${this.agent}>${this.agent}</code>` : ''}
      <span class="turn ${this.won ? 'won' : ''}">${this.won ? texts.plate.won
        : this.thinking ? html`${texts.plate.thinking}${dots}` : texts.plate.toMove}</span>
      ${this.clock ? html`<k-clock .clock=${this.clock} .at=${this.at} .side=${this.side}
        .name=${this.name}></k-clock>` : ''}`;
  }
}

customElements.define('k-plate', Plate);
