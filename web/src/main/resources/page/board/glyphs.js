/**
 * Drawings of pieces and tiles, in a box of 100 × 100. Nothing depends on colour alone: Blue's men are round and
 * Red's are square on edge, white and black differ in brightness, and a tile shows how its pawn moves.
 */
import { svg } from 'lit';

const TORII = 'M24 35q26-7 52 0l-2 8q-24-6-48 0zM30 49h40v6H30zM36 42h7v34h-7zM57 42h7v34h-7z';
const CROWN = 'M28 66V38l12 11 10-17 10 17 12-11v28z';

/** How a pawn moves on a tile: rays that stop, go far, or leap. */
const WAYS = {
  K: 'M50 50 50 30M50 50 64 36M50 50 70 50M50 50 64 64M50 50 50 70M50 50 36 64M50 50 30 50M50 50 36 36',
  R: 'M50 22V78M22 50H78M44 29l6-7 6 7M44 71l6 7 6-7M29 44l-7 6 7 6M71 44l7 6-7 6',
  B: 'M29 29 71 71M71 29 29 71M29 39V29h10M61 29h10v10M71 61v10H61M39 71H29V61',
  N: 'M38 74V34H62M54 26l8 8-8 8',
};

export const tileWay = (tile) => svg`<path class="way" d=${WAYS[tile]} />`;

const stone = (side, radius) => {
  if (side !== 'red') return svg`<circle class="body" cx="50" cy="50" r=${radius} />`;
  const half = radius * 1.0;
  return svg`<rect class="body" x=${50 - half} y=${50 - half} width=${2 * half} height=${2 * half} rx=${radius * 0.3}
    transform="rotate(45 50 50) translate(50 50) scale(.84) translate(-50 -50)" />`;
};

const onitama = (piece, side) => (piece.toUpperCase() === 'M'
  ? svg`${stone(side, 42)}<path class="sign" d=${TORII} />`
  : svg`${stone(side, 31)}<circle class="ring" cx="50" cy="50" r="11" />`);

const checkers = (piece, side) => svg`${stone(side, 40)}<circle class="ring thin" cx="50" cy="50" r="31" />
  ${piece.toUpperCase() === 'K' ? svg`<path class="sign" d=${CROWN} />`
    : svg`<circle class="ring thin" cx="50" cy="50" r="19" />`}`;

const katarenga = (side, ground) => svg`${stone(side, 35)}
  <g transform="translate(50 50) scale(.72) translate(-50 -50)">${tileWay(ground)}</g>`;

/** A piece of the named game; the letters of its drawing say which. */
export function pieceGlyph(game, { piece, ground }, side) {
  if (game === 'onitama') return onitama(piece, side);
  if (game === 'katarenga') return katarenga(side, ground);
  return checkers(piece, side);
}

/** What a square shows under its piece. */
export function groundGlyph(ground) {
  if (ground === 'T') return svg`<path class="temple" d=${TORII} />`;
  return WAYS[ground] ? tileWay(ground) : svg``;
}

export const gameName = (game) => game.split('(')[0].trim();
