/** The sign of a move's quality beside the move; screen readers hear the word for it. */
import { css, html } from 'lit';
import { texts } from '../texts.js';
import { SIGNS } from './quality.js';

export const signStyle = css`
  .sign { font-weight: 600; }
  .sign.best, .sign.good { color: var(--pine); }
  .sign.inaccuracy, .sign.mistake, .sign.blunder { color: var(--warn); }
`;

export const sign = (quality) => html`<span class="sign ${quality}" aria-hidden="true">${SIGNS[quality]}</span>
  <span class="hidden-text">${texts.review.qualities[quality]}</span>`;
