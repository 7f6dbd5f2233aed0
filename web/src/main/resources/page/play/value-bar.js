/** The chances as a bar beside the board; the near player's share is at the bottom. */
import { LitElement, css, html } from 'lit';
import { styleMap } from 'lit-html/directives/style-map.js';
import { base } from '../shared/styles.js';
import { texts } from '../texts.js';

export class ValueBar extends LitElement {
  static properties = { value: { type: Number }, near: {}, colours: { attribute: false } };

  static styles = [base, css`
    :host { border-radius: 5px; overflow: hidden; background: var(--line); position: relative;
      border: 1px solid var(--line-strong); }
    :host([hidden]) { display: block; visibility: hidden; }
    .far, .near { position: absolute; left: 0; right: 0; background: var(--colour); transition: height 300ms ease; }
    .far { top: 0; } .near { bottom: 0; border-top: 2px solid var(--sheet); }
    .blue { --colour: var(--blue); }
    .red { --colour: var(--red); }
    .white { --colour: var(--white); }
    .black { --colour: var(--black); }
  `];

  render() {
    const known = typeof this.value === 'number' && !Number.isNaN(this.value);
    const share = known ? 50 + 50 * this.value : 50;
    const label = known ? texts.valueBar.label(this.near, share) : texts.valueBar.unknown;
    return html`<div role="img" aria-label=${label} title=${label}>
      ${known ? html`<div class="far ${this.colours?.[1]}" style=${styleMap({ height: `${100 - share}%` })}></div>
        <div class="near ${this.colours?.[0]}" style=${styleMap({ height: `${share}%` })}></div>` : ''}</div>`;
  }
}

customElements.define('k-value-bar', ValueBar);
