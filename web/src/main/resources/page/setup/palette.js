/** The tools for a square: pieces of both sides, tiles, or clearing it. */
import { html } from 'lit';
import { groundGlyph, pieceGlyph } from '../board/glyphs.js';
import { groundOf, pictureOf, pieceOf } from '../games.js';
import { texts } from '../texts.js';

const movable = (picture) => picture.grounds.filter((ground) => ground.movable);

export function toolsFor(game) {
  const picture = pictureOf(game);
  return [
    ...[0, 1].flatMap((owner) => picture.pieces.map(({ letter }) => ({ kind: 'piece', piece: letter, owner }))),
    { kind: 'nothing' },
    ...movable(picture).map(({ letter }) => ({ kind: 'tile', tile: letter })),
  ];
}

const same = (a, b) => a && b && a.kind === b.kind && a.piece === b.piece && a.owner === b.owner && a.tile === b.tile;
const sameLetter = (a, b) => a.toLowerCase() === b.toLowerCase();

export function palette(view, chosen, choose) {
  const picture = pictureOf(view.game);
  const ground = movable(picture)[0]?.letter ?? '.';
  const looks = {
    piece: ({ piece, owner }) => ({
      kind: `stone ${picture.sides[owner].colour}`,
      label: texts.setup.piece(view.sideNames[owner], pieceOf(picture, piece).word),
      glyph: pieceGlyph(picture, { piece, ground, owner }),
    }),
    tile: ({ tile }) => ({
      kind: `tile ground-${groundOf(picture, tile).colour}`,
      label: groundOf(picture, tile).word,
      glyph: groundGlyph(picture, tile),
    }),
    nothing: () => ({ kind: '', label: texts.setup.nothing }),
  };
  return html`<div class="palette" role="group" aria-label=${texts.setup.palette}>${toolsFor(view.game).map((tool) => {
    const { kind, label, glyph } = looks[tool.kind](tool);
    return html`<button type="button" class="tool ${kind}" aria-label=${label} title=${label}
      aria-pressed=${Boolean(same(tool, chosen))} @click=${() => choose(tool)}>
      ${glyph ? html`<svg viewBox="0 0 100 100" aria-hidden="true">${glyph}</svg>` : texts.setup.eraser}</button>`;
  })}</div>`;
}

/** The cells after a tool was used on a square; the same piece again, or a second single piece, is removed. */
export function paint(cells, square, tool, game) {
  const cell = cells.find((each) => each.name === square);
  const again = tool.kind === 'piece' && cell?.owner === tool.owner && sameLetter(cell.piece, tool.piece);
  const onlyOne = tool.kind === 'piece' && pieceOf(pictureOf(game), tool.piece).single && !again;
  return cells.map((each) => {
    if (each.name === square && tool.kind === 'tile') return { ...each, ground: tool.tile };
    if (each.name === square && (again || tool.kind === 'nothing')) return { ...each, piece: ' ', owner: -1 };
    if (each.name === square) return { ...each, piece: tool.piece, owner: tool.owner };
    const former = onlyOne && each.owner === tool.owner && sameLetter(each.piece, tool.piece);
    if (former) return { ...each, piece: ' ', owner: -1 };
    return each;
  });
}
