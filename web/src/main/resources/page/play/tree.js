/** The search tree, whose nodes are opened one by one; it is refreshed while an agent searches. */
import { LitElement, css, html } from 'lit';
import { base, controls, tables } from '../shared/styles.js';
import { brief, chance, percent } from '../shared/numbers.js';
import { Task } from '../shared/task.js';
import { texts } from '../texts.js';

const SHOWN = 12;
const PATIENCE = 6;
const WAIT = 300;
const EVERY = 1000;

export class Tree extends LitElement {
  static properties = {
    live: { attribute: false }, cursor: { type: Number }, busy: { type: Boolean },
    open: { state: true }, unfolded: { state: true },
  };

  static styles = [base, controls, tables, css`
    summary { cursor: pointer; font-weight: 600; }
    details[open] summary { margin-bottom: 0.5rem; }
    .open { min-height: 1.7rem; padding: 0 0.4rem; border: 0; background: none; font-variant-numeric: tabular-nums; }
    td, th { padding: 0.2rem 0.4rem; }
    td:first-child { white-space: nowrap; padding-left: calc(0.2rem + var(--depth) * 0.9rem); }
    .d1 { --depth: 0; }
    .d2 { --depth: 1; }
    .d3 { --depth: 2; }
    .d4 { --depth: 3; }
    .d5 { --depth: 4; }
    .d6 { --depth: 5; }
  `];

  #timer = 0;

  /** The open nodes by their path, moves separated by /; fetched again while an agent searches. */
  #tree = new Task(this, {
    args: () => [this.live, this.cursor, this.open, this.unfolded && this.busy],
    task: ([, , open], { signal }) => this.#fetch(open, signal),
    onComplete: () => this.#again(),
    onError: () => this.#again(),
  });

  constructor() {
    super();
    Object.assign(this, { open: [], unfolded: false });
  }

  willUpdate(changed) {
    if (changed.has('cursor') && changed.get('cursor') !== undefined) this.open = [];
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  /** A node that no longer exists is left out; without a root there is no tree. */
  async #fetch(open, signal) {
    const nodes = new Map();
    for (const path of open) {
      try {
        nodes.set(path, await (path === '' ? this.#root(signal) : this.live.tree(path)));
      } catch (error) {
        if (path === '') throw error;
      }
      signal.throwIfAborted();
    }
    return nodes;
  }

  /** A search that has just started has no tree yet. */
  async #root(signal, tries = PATIENCE) {
    try {
      return await this.live.tree('');
    } catch (error) {
      if (tries <= 1 || !this.busy) throw error;
      await new Promise((resolve) => { setTimeout(resolve, WAIT); });
      signal.throwIfAborted();
      return this.#root(signal, tries - 1);
    }
  }

  #again() {
    clearTimeout(this.#timer);
    if (!this.busy || !this.unfolded || this.open.length === 0) return;
    this.#timer = setTimeout(() => this.isConnected && this.#tree.run(), EVERY);
  }

  #toggle(path) {
    const within = (open) => open === path || open.startsWith(`${path}/`);
    this.open = this.open.includes(path) ? this.open.filter((open) => !within(open)) : [...this.open, path];
  }

  get #nodes() {
    return this.open.includes('') && !this.#tree.error ? this.#tree.value ?? new Map() : new Map();
  }

  render() {
    const root = this.#nodes.get('');
    return html`<details class="sheet" @toggle=${(event) => { this.unfolded = event.target.open; }}>
      <summary>${texts.tree.title}</summary>${root ? this.#table(root) : html`
        <p class="small quiet">${this.#tree.error?.message ?? texts.tree.none}</p>
        <button type="button" @click=${() => { this.open = ['']; }}>${texts.tree.open}</button>`}</details>`;
  }

  #table(root) {
    const columns = { priors: root.children.some((child) => has(child.prior)),
      raves: root.children.some((child) => has(child.raveValue)) };
    return html`<p class="small quiet">${texts.tree.root(brief(root.node.visits), chance(root.node.value))}
        ${this.busy ? texts.tree.growing : ''}</p>
      <div class="scroll"><table><thead><tr><th scope="col">${texts.thinking.move}</th>
          <th scope="col" class="number">${texts.thinking.visits}</th>
          <th scope="col" class="number">${texts.thinking.chance}</th>
          ${columns.priors ? html`<th scope="col" class="number">${texts.tree.prior}</th>` : ''}
          ${columns.raves ? html`<th scope="col" class="number">${texts.tree.rave}</th>` : ''}</tr></thead>
        <tbody>${this.#rows('', root, columns)}</tbody></table></div>`;
  }

  #rows(path, answer, columns) {
    const best = [...answer.children].sort((a, b) => b.visits - a.visits).slice(0, SHOWN);
    return best.map((child) => {
      const below = path ? `${path}/${child.move}` : child.move;
      const open = this.open.includes(below) ? this.#nodes.get(below) : undefined;
      return html`<tr class="d${Math.min(6, below.split('/').length)}"><td>${this.#name(child, below, open)}</td>
        <td class="number">${brief(child.visits)}</td><td class="number">${chance(child.value)}</td>
        ${columns.priors ? html`<td class="number">${has(child.prior) ? percent(child.prior, 1) : ''}</td>` : ''}
        ${columns.raves ? html`<td class="number">${rave(child)}</td>` : ''}</tr>
        ${open ? this.#rows(below, open, columns) : ''}`;
    });
  }

  #name(child, path, open) {
    if (child.children === 0) return html`<span class="open">${child.move}</span>`;
    return html`<button type="button" class="open" aria-expanded=${Boolean(open)}
      @click=${() => this.#toggle(path)}>${open ? '▾' : '▸'} ${child.move}</button>`;
  }
}

const has = (value) => value !== null && value !== undefined;

const rave = ({ raveValue, raveVisits }) => (has(raveValue) ? `${chance(raveValue)} (${brief(raveVisits)})` : '');

customElements.define('k-tree', Tree);
