/** The clock of a new game: none, a time for each move, or one for the game with an increment. */
import { LitElement, css, html } from 'lit';
import { base, controls } from '../shared/styles.js';
import { choice, field } from '../shared/parts.js';
import { texts } from '../texts.js';
import { perGame, perMove } from './clock.js';

const KINDS = ['none', 'move', 'game'];

export class ClockChoice extends LitElement {
  static properties = {
    kind: { state: true }, seconds: { state: true }, minutes: { state: true }, increment: { state: true },
  };

  static styles = [base, controls, css`
    .numbers { display: grid; grid-template-columns: repeat(2, minmax(0, 12rem)); gap: 0.6rem; margin-top: 0.6rem;
      align-items: end; }
  `];

  constructor() {
    super();
    Object.assign(this, { kind: 'none', seconds: 30, minutes: 5, increment: 3 });
  }

  /** Tells the clock as the server writes it, or null for none. @param {Partial<ClockChoice>} fields */
  #choose(fields) {
    Object.assign(this, fields);
    this.dispatchEvent(new CustomEvent('clock', { detail: this.#written }));
  }

  get #written() {
    if (this.kind === 'none') return null;
    return this.kind === 'move' ? perMove(this.seconds) : perGame(this.minutes, this.increment);
  }

  render() {
    return html`<fieldset><legend>${texts.clock.title}</legend><div class="choices">${KINDS.map((kind) => choice(
      'clock', texts.clock.kinds[kind], this.kind === kind, () => this.#choose({ kind }),
    ))}</div>${this.kind === 'none' ? '' : html`<div class="numbers">${this.#numbers()}</div>`}</fieldset>`;
  }

  #numbers() {
    if (this.kind === 'move') return this.#number('seconds', 1, 10800, 1);
    return html`${this.#number('minutes', 0.5, 180, 0.5)}${this.#number('increment', 0, 600, 1)}`;
  }

  #number(name, min, max, step) {
    return field(texts.clock[name], html`<input type="number" name=${name} min=${min} max=${max} step=${step} required
      .value=${String(this[name])} @input=${(event) => this.#choose({ [name]: Number(event.target.value) })}>`);
  }
}

customElements.define('k-clock-choice', ClockChoice);
