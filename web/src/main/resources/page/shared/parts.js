/** Pieces of markup that many views share. */
import { html } from 'lit';

/**
 * A table that scrolls by itself on a narrow screen. A head is a text, `{ number: text }` for a column of numbers, or
 * `{ hidden: text }` for one whose head only screen readers need.
 */
export const table = (label, heads, rows, kind = '') => html`
  <div class="scroll ${kind}" tabindex="0" role="group" aria-label=${label}><table>
    <thead><tr>${heads.map(head)}</tr></thead><tbody>${rows}</tbody></table></div>`;

/**
 * A table whose rows are read one by one: on a narrow screen the cells of a row stand below each other, after the words
 * of their `data-head`. What a row can do is in a cell of the class `act`.
 */
export const records = (label, heads, rows) => table(label, heads, rows, 'records');

function head(text) {
  if (text.hidden) return html`<th><span class="hidden-text">${text.hidden}</span></th>`;
  if (text.number) return html`<th scope="col" class="number">${text.number}</th>`;
  return html`<th scope="col">${text}</th>`;
}

/** A form control with its label. */
export const field = (label, control) => html`<label class="field"><span>${label}</span>${control}</label>`;

/** One of several choices. */
export const choice = (name, label, checked, choose) => html`
  <label><input type="radio" name=${name} .checked=${checked} @change=${choose}><span>${label}</span></label>`;

/** The reason why a form was refused. */
export const reason = (text) => (text ? html`<p class="error" role="alert">${text}</p>` : '');
