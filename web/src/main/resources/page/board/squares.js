/** The squares of a board as a grid that keyboards and screen readers can walk. */
import { html } from 'lit';
import { classMap } from 'lit-html/directives/class-map.js';
import { groundGlyph } from './glyphs.js';
import { groundOf, pieceOf } from '../games.js';
import { texts } from '../texts.js';

/**
 * `state` has the view, its picture and cells, the sets can, to, way, last and called, whether a piece `must` capture,
 * and `cardsTo` for the cards that lead to a square; `tab` is the square Tab reaches.
 */
export function squares(state) {
  const { picture } = state;
  return state.cells.lines().map((line, row) => html`<div class="row" role="row">${line.map((cell, column) => {
    const ground = groundOf(picture, cell.ground);
    return html`
    <div role="gridcell" data-square=${cell.name} tabindex=${cell.name === state.tab ? 0 : -1}
      aria-label=${label(state, cell, ground)}
      aria-selected=${state.way.includes(cell.name)} class=${classMap(classes(state, cell, ground, row + column))}>
      ${ground.shapes.length > 0 ? html`<svg viewBox="0 0 100 100">${groundGlyph(picture, cell.ground)}</svg>` : ''}
      ${showsName(state, cell, row, column) ? html`<span class="name" aria-hidden="true">${cell.name}</span>` : ''}
    </div>`;
  })}</div>`);
}

function label({ view, picture, can, to, must, cardsTo }, cell, ground) {
  if (cell.unnamed) return ground.word || texts.board.noSquare;
  const what = cell.owner >= 0 ? `${view.sideNames[cell.owner]} ${pieceOf(picture, cell.piece).word}` : '';
  const state = to.has(cell.name) ? texts.board.target(cardsTo(cell.name))
    : can.has(cell.name) ? texts.board.can(must) : '';
  return texts.board.square(cell.name, what, ground.word, state);
}

function classes({ picture, can, to, way, last, called }, cell, ground, parity) {
  return {
    cell: true,
    [`ground-${ground.colour}`]: true,
    alt: picture.chequered && parity % 2 === 1 && ground.colour === 'plain',
    last: Boolean(last?.path.includes(cell.name)),
    chosen: way.includes(cell.name),
    called: called.has(cell.name),
    pick: can.has(cell.name),
    target: to.has(cell.name),
  };
}

/** Every square shows its number, or the near row and the left column show their names. */
function showsName({ picture, cells }, cell, row, column) {
  return picture.numbered ? !cell.unnamed : row === cells.rows - 1 || column === 0;
}
