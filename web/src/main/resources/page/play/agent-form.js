/** A form for an agent: its type and options, and the same as text. */
import { LitElement, css, html } from 'lit';
import { base, controls } from '../shared/styles.js';
import { post } from '../api.js';
import { Task } from '../shared/task.js';
import { texts } from '../texts.js';
import { agentsFor } from './levels.js';
import { readAgent, writeAgent } from './agent-text.js';

const CHECK_AFTER = 250;

export class AgentForm extends LitElement {
  static properties = { game: {}, value: {}, label: {} };

  static styles = [base, controls, css`
    :host { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.7rem; }
    .options { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr)); gap: 0.7rem; }
    small { display: block; line-height: 1.35; }
    output { display: block; min-height: 2.6rem; font-size: 0.875rem; }
    details summary { cursor: pointer; color: var(--quiet); }
    details[open] summary { margin-bottom: 0.5rem; }
  `];

  #known = new Task(this, {
    args: () => [this.game],
    task: ([game]) => (game ? agentsFor(game) : null),
  });

  /** The server's check of the agent, a moment after the last change. */
  #check = new Task(this, {
    args: () => [this.value, this.game],
    task: async ([agent, game], { signal }) => {
      await new Promise((resolve) => { setTimeout(resolve, CHECK_AFTER); });
      signal.throwIfAborted();
      return post('/api/agents/check', { agent, game });
    },
  });

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
    const kinds = this.#known.value?.agents ?? [];
    const kind = kinds.find((each) => each.name === agent.name);
    const wrong = (this.#known.error ?? this.#check.error)?.message;
    return html`
      <label class="field"><span>${this.label ?? texts.agent.text}</span>
        <input class="mono" spellcheck="false" autocomplete="off" .value=${this.value ?? ''}
          aria-invalid=${Boolean(wrong)} aria-describedby="verdict"
          @change=${(event) => this.#set(event.target.value)}></label>
      <output id="verdict" class=${wrong ? 'error' : 'quiet'}>${wrong ?? this.#says(this.#check.value)}</output>
      <details><summary>${texts.agent.form}</summary><div class="stack">
        <label class="field"><span>${texts.agent.kind}</span>
          <select @change=${(event) => this.#set(event.target.value)}>
            ${kind ? '' : html`<option selected value=${this.value}>${agent.name}</option>`}
            ${[...kinds, ...this.#known.value?.presets ?? []].map(({ name }) => html`
              <option value=${name} ?selected=${name === agent.name}>${name}</option>`)}
          </select>
          <small>${kind?.summary ?? ''}</small></label>
        <div class="options">${(kind?.options ?? []).map((option) => this.#field(option, agent.options))}</div>
      </div></details>`;
  }

  #says(known) {
    if (!known) return '';
    const spelled = known.meaning && known.meaning !== this.value ? texts.agent.means(known.meaning) : '';
    const how = known.repeatable ? texts.agent.repeatable : texts.agent.unrepeatable(known.whyNotRepeatable);
    return `${spelled} ${how}`.trim();
  }

  #field(option, given) {
    const value = given[option.name] ?? '';
    const change = (event) => this.#option(option.name, event.target.value);
    const control = option.choices?.length
      ? html`<select @change=${change}><option value="">${texts.agent.usual(option.defaultText)}</option>
          ${option.choices.map((choice) => html`<option ?selected=${choice === value}>${choice}</option>`)}</select>`
      : html`<input autocomplete="off" spellcheck="false" .value=${value} placeholder=${option.defaultText ?? ''}
          @change=${change}>`;
    return html`<label class="field"><span>${option.name}</span>${control}
      <small>${option.help}${option.choices?.length ? '' : ` (${option.range})`}</small></label>`;
  }
}

customElements.define('k-agent-form', AgentForm);
