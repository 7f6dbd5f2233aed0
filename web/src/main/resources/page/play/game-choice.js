/** Which game, on which board; further options as text, for those who know them. */
import { LitElement, css, html } from 'lit';
import { base, controls } from '../shared/styles.js';
import { games, pictureOf } from '../games.js';
import { choice } from '../shared/parts.js';
import { texts } from '../texts.js';
import { readAgent, writeAgent } from './agent-text.js';

/** The size of the board where none is chosen. */
const usualSize = (kind) => kind?.options.find((option) => option.name === 'size')?.defaultText;

export class GameChoice extends LitElement {
  static properties = { value: {} };

  static styles = [base, controls, css`
    :host { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.9rem; }
    .name { text-transform: capitalize; }
    .options { display: grid; gap: 0.7rem; margin-top: 0.5rem; }
    summary { cursor: pointer; color: var(--quiet); }
  `];

  constructor() {
    super();
    this.value = games.first;
  }

  #set(value) {
    this.value = value;
    this.dispatchEvent(new CustomEvent('game', { detail: value, bubbles: true, composed: true }));
  }

  #option(name, value) {
    const game = readAgent(this.value);
    if (value === '' || (name === 'size' && value === usualSize(games.of(game.name)))) delete game.options[name];
    else game.options[name] = value;
    this.#set(writeAgent(game));
  }

  /** The values of an option that changes how the game looks; choosing one drops all other options. */
  #variants({ name, options }, wanted, given) {
    const { choices, defaultText } = options.find((option) => option.name === wanted);
    const chosen = (value) => writeAgent({ name, options: value === defaultText ? {} : { [wanted]: value } });
    return html`<fieldset><legend class="name">${wanted}</legend><div class="choices">${choices.map((value) => choice(
      wanted, value, value === (given[wanted] ?? defaultText), () => this.#set(chosen(value)),
    ))}</div></fieldset>`;
  }

  render() {
    const { name, options } = readAgent(this.value);
    const kind = games.of(name);
    const sizes = pictureOf(this.value).sizes.map(String);
    const variants = new Set((kind?.variants ?? []).map(({ option }) => option));
    return html`
      <fieldset><legend>${texts.newGame.game}</legend><div class="choices">${games.all.map((game) => html`<label>
        <input type="radio" name="game" .checked=${game.name === name} @change=${() => this.#set(game.name)}>
        <span class="name">${game.name}</span></label>`)}</div></fieldset>
      ${[...variants].map((option) => this.#variants(kind, option, options))}
      ${sizes.length === 0 ? '' : html`<fieldset><legend>${texts.newGame.size}</legend>
        <div class="choices">${sizes.map((size) => choice(
          'size', `${size} × ${size}`, size === (options.size ?? usualSize(kind)), () => this.#option('size', size),
        ))}</div></fieldset>`}
      ${kind?.options.length ? html`<details><summary>${texts.newGame.options}</summary><div class="options">
        ${kind.options.filter(({ name }) => name !== 'size' && !variants.has(name)).map((option) => html`<label
          class="field">
          <span>${option.name}</span><input autocomplete="off" spellcheck="false"
            .value=${options[option.name] ?? ''} placeholder=${option.defaultText}
            @change=${(event) => this.#option(option.name, event.target.value.trim())}>
          <small>${option.help} (${option.range})</small></label>`)}</div></details>` : ''}`;
  }
}

customElements.define('k-game-choice', GameChoice);
