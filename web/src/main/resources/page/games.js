/** The games as the server describes them: their options, and how they look. Known before the first view is shown. */
import { once } from './api.js';
import { readAgent } from './play/agent-text.js';

/** What is drawn of a game that the server does not list. */
const PLAIN = {
  sides: [{ colour: 'white', form: 'round' }, { colour: 'black', form: 'round' }],
  pieces: [],
  grounds: [],
  bottomSide: 0,
  chequered: false,
  numbered: false,
  sizes: [],
  begins: '',
  goal: null,
  endings: [],
  rules: [],
};
const BODY = { paint: 'body', path: '', radius: 35 };
const PIECE = { letter: '', word: 'piece', single: false, shapes: [BODY], groundScale: 0 };
const GROUND = { letter: '.', word: '', colour: 'plain', movable: false, shapes: [] };

let known = [];

export const gameName = (game) => game.split('(')[0].trim();

export const games = {
  async load() {
    known = (await once('/api/games')).games;
  },
  /** In the order in which a person is offered them. */
  get all() {
    return known;
  },
  /** What a person plays who does not choose. */
  get first() {
    return known[0]?.name ?? '';
  },
  of: (game) => known.find((each) => each.name === gameName(game)),
};

/** How a game looks with its options: its stones, pieces, squares and rules. */
export function pictureOf(game) {
  const kind = games.of(game);
  if (!kind) return PLAIN;
  return (kind.variants.length > 0 ? variantOf(kind, game) : null)?.picture ?? kind.picture;
}

function variantOf(kind, game) {
  const { options } = readAgent(game);
  return kind.variants.find(({ option, value }) => options[option] === value);
}

/** The piece with this letter; capitals and small letters are the same. */
export const pieceOf = (picture, letter) => picture.pieces
  .find((piece) => piece.letter.toUpperCase() === letter.toUpperCase()) ?? PIECE;

export const groundOf = (picture, letter) => picture.grounds.find((ground) => ground.letter === letter) ?? GROUND;
