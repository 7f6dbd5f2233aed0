/** The squares of a board as a grid that keyboards and screen readers can walk. */
import { html } from 'lit';
import { classMap } from 'lit-html/directives/class-map.js';
import { groundGlyph } from './glyphs.js';
import { texts } from '../texts.js';

const TILES = 'TKRBN';

/** `state` has the view, its cells, and the sets can, to, way and last; `tab` is the square that Tab reaches. */
export function squares(state) {
  return state.cells.lines().map((line, row) => html`<div class="row" role="row">${line.map((cell, column) => html`
    <div role="gridcell" data-square=${cell.name} tabindex=${cell.name === state.tab ? 0 : -1}
      aria-label=${texts.board.square(cell, state.view, state.can.has(cell.name), state.to.get(cell.name))}
      aria-selected=${state.way.includes(cell.name)} class=${classMap(classes(state, cell, row + column))}>
      ${TILES.includes(cell.ground) ? html`<svg viewBox="0 0 100 100">${groundGlyph(cell.ground)}</svg>` : ''}
      ${showsName(state, cell, row, column) ? html`<span class="name" aria-hidden="true">${cell.name}</span>` : ''}
    </div>`)}</div>`);
}

function classes({ game, can, to, way, last }, cell, parity) {
  return {
    cell: true,
    [`ground-${cell.ground.trim() || 'none'}`]: TILES.includes(cell.ground),
    alt: game === 'onitama' && parity % 2 === 1 && cell.ground !== 'T',
    dark: cell.ground === '#',
    light: Boolean(cell.unnamed),
    last: Boolean(last?.path.includes(cell.name)),
    chosen: way.includes(cell.name),
    pick: can.has(cell.name),
    target: to.has(cell.name),
  };
}

/** Checkers numbers its dark squares; the others name the near row and the left column. */
function showsName({ game, cells }, cell, row, column) {
  return game === 'checkers' ? cell.ground === '#' : row === cells.rows - 1 || column === 0;
}
