/** Katarenga's strip beyond the enemy's home row: the points, and the way off the board. */
import { html } from 'lit';
import { texts } from '../texts.js';

/** `off` is the move that takes the chosen pawn off over this edge, if there is one. */
export function goal(view, scorer, off, play) {
  if (off) {
    return html`<button type="button" class="goal open" @click=${() => play(off)}>${texts.board.takeOff}</button>`;
  }
  return html`<div class="goal">${texts.board.points(view.sideNames[scorer], view.points?.[scorer] ?? 0)}</div>`;
}
