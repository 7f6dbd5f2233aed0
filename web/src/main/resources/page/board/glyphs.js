/**
 * Drawings of pieces and squares, in a box of 100 × 100, from the shapes that a game's picture names. Nothing depends
 * on colour alone: where two colours are equally bright, the stones of one side are square on edge.
 */
import { svg } from 'lit';
import { groundOf, pieceOf } from '../games.js';

const CLASSES = { 'thin-ring': 'ring thin' };

const drawn = ({ paint, path, radius }) => (path
  ? svg`<path class=${CLASSES[paint] ?? paint} d=${path} />`
  : svg`<circle class=${CLASSES[paint] ?? paint} cx="50" cy="50" r=${radius} />`);

const body = (form, radius) => (form === 'round'
  ? svg`<circle class="body" cx="50" cy="50" r=${radius} />`
  : svg`<rect class="body" x=${50 - radius} y=${50 - radius} width=${2 * radius} height=${2 * radius} rx=${radius * 0.3}
    transform="rotate(45 50 50) translate(50 50) scale(.84) translate(-50 -50)" />`);

const scaled = (scale, glyph) => svg`<g transform="translate(50 50) scale(${scale}) translate(-50 -50)">${glyph}</g>`;

/** A piece as its letter, its owner and the square it stands on say. */
export function pieceGlyph(picture, { piece, ground, owner }) {
  const { shapes, groundScale } = pieceOf(picture, piece);
  const { form } = picture.sides[owner];
  return svg`${shapes.map((shape) => (shape.paint === 'body' ? body(form, shape.radius) : drawn(shape)))}
    ${groundScale > 0 ? scaled(groundScale, groundGlyph(picture, ground)) : ''}`;
}

/** What a square shows under its piece. */
export const groundGlyph = (picture, letter) => svg`${groundOf(picture, letter).shapes.map(drawn)}`;
