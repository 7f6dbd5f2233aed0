/** The tools for a square: pieces of both sides, tiles, or clearing it. */
import { html } from 'lit';
import { gameName, groundGlyph, pieceGlyph } from '../board/glyphs.js';
import { texts } from '../texts.js';

const PIECES = { onitama: ['M', 's'], katarenga: ['p'], checkers: ['m', 'k'] };
const TILES = ['K', 'R', 'B', 'N'];

export const toolsFor = (game) => [
  ...[0, 1].flatMap((owner) => PIECES[gameName(game)].map((piece) => ({ kind: 'piece', piece, owner }))),
  { kind: 'nothing' },
  ...(gameName(game) === 'katarenga' ? TILES.map((tile) => ({ kind: 'tile', tile })) : []),
];

const same = (a, b) => a && b && a.kind === b.kind && a.piece === b.piece && a.owner === b.owner && a.tile === b.tile;

export function palette(view, chosen, choose) {
  const name = gameName(view.game);
  return html`<div class="palette" role="group" aria-label=${texts.setup.palette}>${toolsFor(view.game).map((tool) => {
    const side = tool.kind === 'piece' ? view.sideNames[tool.owner] : '';
    const label = tool.kind === 'piece' ? texts.setup.piece(side, view.game, tool.piece)
      : tool.kind === 'tile' ? texts.setup.tile(tool.tile) : texts.setup.nothing;
    const picture = tool.kind === 'piece' ? pieceGlyph(name, { piece: tool.piece, ground: 'K' }, side.toLowerCase())
      : tool.kind === 'tile' ? groundGlyph(tool.tile) : '';
    const look = `tool ${side ? `stone ${side.toLowerCase()}` : ''} ${tool.tile ? `tile ground-${tool.tile}` : ''}`;
    return html`<button type="button" class=${look} aria-label=${label} title=${label}
      aria-pressed=${Boolean(same(tool, chosen))} @click=${() => choose(tool)}>
      ${tool.kind === 'nothing' ? texts.setup.eraser
        : html`<svg viewBox="0 0 100 100" aria-hidden="true">${picture}</svg>`}</button>`;
  })}</div>`;
}

/** The cells after a tool was used on a square; a second master, or the same piece again, is removed. */
export function paint(cells, square, tool, game) {
  const cell = cells.find((each) => each.name === square);
  const again = tool.kind === 'piece' && cell?.owner === tool.owner
    && cell.piece.toLowerCase() === tool.piece.toLowerCase();
  const oneMaster = gameName(game) === 'onitama' && tool.piece === 'M' && !again;
  return cells.map((each) => {
    if (each.name === square && tool.kind === 'tile') return { ...each, ground: tool.tile };
    if (each.name === square && (again || tool.kind === 'nothing')) return { ...each, piece: ' ', owner: -1 };
    if (each.name === square) return { ...each, piece: tool.piece, owner: tool.owner };
    if (oneMaster && each.owner === tool.owner && each.piece === 'M') return { ...each, piece: ' ', owner: -1 };
    return each;
  });
}
