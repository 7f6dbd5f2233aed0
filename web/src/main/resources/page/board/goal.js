/** The strip beyond the enemy's home row: the points, and the way off the board. */
import { html } from 'lit';
import { texts } from '../texts.js';

/** `off` is the move that takes the chosen piece off over this edge, if there is one. */
export function goal({ points, takeOff }, view, scorer, off, play) {
  if (off) return html`<button type="button" class="goal open" @click=${() => play(off)}>${takeOff}</button>`;
  const scored = view.points?.[scorer] ?? 0;
  return html`<div class="goal">${texts.board.points(view.sideNames[scorer], scored, points)}</div>`;
}
