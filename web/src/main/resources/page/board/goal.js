/** The strip beyond the enemy's home row: the points or the camps, and the way off the board. */
import { html } from 'lit';
import { texts } from '../texts.js';
import { pieceGlyph } from './glyphs.js';

/** `off` is the move that takes the chosen piece off over this edge, if there is one. */
export function goal(picture, view, scorer, off, play) {
  const { points, takeOff, camps } = picture.goal;
  const scored = view.points?.[scorer] ?? 0;
  const words = off ? takeOff : texts.board[camps ? 'camps' : 'points'](view.sideNames[scorer], scored, points);
  const inside = camps ? withCamps(picture, scorer, scored, words) : words;
  if (!off) return html`<div class="goal">${inside}</div>`;
  return html`<button type="button" class="goal open" @click=${() => play(off)}>${inside}</button>`;
}

/** The words between the camps, the first half of which is on the left; they are filled from there. */
function withCamps(picture, owner, filled, words) {
  const { points } = picture.goal;
  const piece = picture.pieces[0].letter;
  const camps = Array.from({ length: points }, (_, i) => html`<span class="camp stone ${picture.sides[owner].colour}"
    aria-hidden="true"><svg viewBox="0 0 100 100">${i < filled ? pieceGlyph(picture, { piece, ground: '', owner }) : ''}
    </svg></span>`);
  const left = Math.ceil(points / 2);
  return html`${camps.slice(0, left)}<span>${words}</span>${camps.slice(left)}`;
}
