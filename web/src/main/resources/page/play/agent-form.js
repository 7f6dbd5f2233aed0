/** An agent by form: its kind and options as the agents describe themselves, and the same as text. */
import { LitElement, css, html } from 'lit';
import { base, controls } from '../shared/styles.js';
import { post } from '../api.js';
import { texts } from '../texts.js';
import { agentsFor } from './levels.js';
import { readAgent, writeAgent } from './agent-text.js';

const CHECK_AFTER = 250;

export class AgentForm extends LitElement {
  static properties = {
    game: {}, value: {}, label: {},
    known: { state: true }, meaning: { state: true }, wrong: { state: true },
  };

  static styles = [base, controls, css`
    :host { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.7rem; }
    .options { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr)); gap: 0.7rem; }
    small { display: block; line-height: 1.35; }
    output { display: block; min-height: 2.6rem; font-size: 0.875rem; }
    details summary { cursor: pointer; color: var(--quiet); }
    details[open] summary { margin-bottom: 0.5rem; }
  `];

  #timer = 0;

  willUpdate(changed) {
    if (changed.has('game') && this.game) this.#load();
    if (changed.has('value') || changed.has('game')) this.#checkSoon();
  }

  async #load() {
    const { game } = this;
    try {
      const known = await agentsFor(game);
      if (game === this.game) this.known = known;
    } catch (error) {
      if (game === this.game) this.wrong = error.message;
    }
  }

  #checkSoon() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      const { value, game } = this;
      const wanted = () => value === this.value && game === this.game;
      try {
        const answer = await post('/api/agents/check', { agent: value, game });
        if (wanted()) Object.assign(this, { meaning: answer, wrong: null });
      } catch (error) {
        if (wanted()) Object.assign(this, { meaning: null, wrong: error.message });
      }
    }, CHECK_AFTER);
  }

  #set(value) {
    this.value = value;
    this.dispatchEvent(new CustomEvent('agent', { detail: value, bubbles: true, composed: true }));
  }

  #option(name, value) {
    const agent = readAgent(this.value);
    if (value.trim() === '') delete agent.options[name];
    else agent.options[name] = value.trim();
    this.#set(writeAgent(agent));
  }

  render() {
    const agent = readAgent(this.value ?? '');
    const kinds = this.known?.agents ?? [];
    const kind = kinds.find((each) => each.name === agent.name);
    return html`
      <label class="field"><span>${this.label ?? texts.agent.text}</span>
        <input class="mono" spellcheck="false" autocomplete="off" .value=${this.value ?? ''} aria-invalid=${Boolean(this.wrong)}
          aria-describedby="verdict" @change=${(event) => this.#set(event.target.value)}></label>
      <output id="verdict" class=${this.wrong ? 'error' : 'quiet'}>${this.wrong ?? this.#says()}</output>
      <details><summary>${texts.agent.form}</summary><div class="stack">
        <label class="field"><span>${texts.agent.kind}</span>
          <select @change=${(event) => this.#set(event.target.value)}>
            ${kind ? '' : html`<option selected value=${this.value}>${agent.name}</option>`}
            ${kinds.map((each) => html`<option value=${each.name} ?selected=${each.name === agent.name}>${each.name}</option>`)}
            ${(this.known?.presets ?? []).map((each) => html`<option value=${each.name} ?selected=${each.name === agent.name}>${each.name}</option>`)}
          </select>
          <small>${kind?.summary ?? ''}</small></label>
        <div class="options">${(kind?.options ?? []).map((option) => this.#field(option, agent.options[option.name] ?? ''))}</div>
      </div></details>`;
  }

  #says() {
    if (!this.meaning) return '';
    const spelled = this.meaning.meaning && this.meaning.meaning !== this.value ? texts.agent.means(this.meaning.meaning) : '';
    return `${spelled} ${this.meaning.repeatable ? texts.agent.repeatable : texts.agent.byClock}`.trim();
  }

  #field(option, value) {
    const change = (event) => this.#option(option.name, event.target.value);
    const control = option.choices?.length
      ? html`<select @change=${change}><option value="">${texts.agent.usual(option.defaultText)}</option>
          ${option.choices.map((choice) => html`<option ?selected=${choice === value}>${choice}</option>`)}</select>`
      : html`<input autocomplete="off" spellcheck="false" .value=${value} placeholder=${option.defaultText ?? ''} @change=${change}>`;
    return html`<label class="field"><span>${option.name}</span>${control}
      <small>${option.help}${option.choices?.length ? '' : ` (${option.range})`}</small></label>`;
  }
}

customElements.define('k-agent-form', AgentForm);
