/** The sign of a move's quality beside the move; screen readers hear the word for it. */
import { html } from 'lit';
import { texts } from '../texts.js';
import { SIGNS } from './quality.js';

export const sign = (quality) => html`<span class="sign ${quality}" aria-hidden="true">${SIGNS[quality]}</span>
  <span class="hidden-text">${texts.review.qualities[quality]}</span>`;
