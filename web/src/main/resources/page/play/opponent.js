/** The choice of an opponent: a level, or any agent. */
import { LitElement, css, html } from 'lit';
import { loaded } from '../api.js';
import { base, controls } from '../shared/styles.js';
import { complain } from '../shared/say.js';
import { Task } from '../shared/task.js';
import { texts } from '../texts.js';
import { agentsFor } from './levels.js';

export class Opponent extends LitElement {
  static properties = { game: {}, value: {}, label: {}, levels: { state: true }, free: { state: true } };

  static styles = [base, controls, css`
    :host { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.5rem; }
    .level { display: grid; gap: 0.1rem; }
    .name { display: flex; justify-content: space-between; gap: 1rem; align-items: baseline; }
    .name strong { font-family: var(--serif); font-size: 1.15rem; }
    .about { min-height: 3.1rem; display: grid; gap: 0.15rem; align-content: start; }
  `];

  constructor() {
    super();
    this.levels = [];
    this.usual = null;
    this.kept = null;
  }

  #agents = new Task(this, {
    args: () => [this.game],
    task: ([game]) => (game ? agentsFor(game) : null),
    onComplete: (known) => known && this.#offer(known),
  });

  /** Resolves when the levels of the game have been fetched and one of them is chosen. */
  get ready() {
    return this.#agents.done;
  }

  #offer({ levels, usualLevel }) {
    Object.assign(this, { levels, usual: levels[usualLevel] });
    const kept = this.levels.find((level) => level.name === this.kept) ?? this.usual;
    if (!this.free && !this.levels.some((level) => level.agent === this.value)) this.#choose(kept.agent);
  }

  #choose(agent) {
    this.value = agent;
    this.kept = this.levels.find((level) => level.agent === agent)?.name ?? this.kept;
    this.dispatchEvent(new CustomEvent('agent', { detail: agent, bubbles: true, composed: true }));
  }

  render() {
    return html`${this.free ? html`<k-agent-form .game=${this.game} .value=${this.value} .label=${this.label}
        @agent=${(event) => { this.value = event.detail; }}></k-agent-form>` : this.#level()}
      <label class="check small"><input type="checkbox" .checked=${Boolean(this.free)} @change=${this.#toggle}>
        ${texts.opponent.any}</label>`;
  }

  #level() {
    const index = Math.max(0, this.levels.findIndex((each) => each.agent === this.value));
    const level = this.levels[index];
    const rated = this.levels.some((each) => each.rating != null);
    const rating = level?.rating != null ? texts.opponent.rating(level.rating) : rated ? texts.opponent.byClock : '';
    return html`<label class="field level">
      <span class="name"><span>${this.label ?? texts.opponent.level}</span><strong>${level?.name ?? ''}</strong></span>
      <input type="range" min="0" max=${Math.max(0, this.levels.length - 1)} step="1" .value=${String(index)}
        aria-valuetext=${level?.name ?? ''}
        @input=${(event) => this.#choose(this.levels[Number(event.target.value)].agent)}>
      <span class="about"><span class="small">${level?.about ?? ''} ${rating}</span>
        <code class="quiet">${level?.agent ?? ''}</code></span></label>`;
  }

  #toggle = async (event) => {
    const box = event.target;
    try {
      if (box.checked) await loaded(import('./agent-form.js'));
    } catch (error) {
      box.checked = false;
      complain(error);
    }
    this.free = box.checked;
    if (!this.free && this.usual) this.#choose(this.usual.agent);
  };
}

customElements.define('k-opponent', Opponent);
