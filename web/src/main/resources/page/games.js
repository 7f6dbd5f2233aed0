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
  /** All games, each followed by those of its variants that have other rules. */
  get looks() {
    return known.flatMap(({ name, variants }) => [name, ...variants.map((each) => variantText(name, each))]);
  },
  /** Those that have a tutorial. */
  get taught() {
    return games.looks.filter((game) => tutorialOf(game).length > 0);
  },
  of: (game) => known.find((each) => each.name === gameName(game)),
};

/** How a game looks with its options: its stones, pieces, squares and rules. */
export const pictureOf = (game) => (variantOf(game) ?? games.of(game))?.picture ?? PLAIN;

/** The steps of a game's tutorial; none where there is no tutorial. */
export const tutorialOf = (game) => (variantOf(game) ?? games.of(game))?.tutorial ?? [];

/** The game with no other options than those that change how it looks and is taught. */
export function taughtAs(game) {
  const variant = variantOf(game);
  return variant ? variantText(gameName(game), variant) : gameName(game);
}

const variantText = (name, { option, value }) => `${name}(${option}=${value})`;

function variantOf(game) {
  const variants = games.of(game)?.variants ?? [];
  if (variants.length === 0) return undefined;
  const { options } = readAgent(game);
  return variants.find(({ option, value }) => options[option] === value);
}

/** The piece with this letter; capitals and small letters are the same. */
export const pieceOf = (picture, letter) => picture.pieces
  .find((piece) => piece.letter.toUpperCase() === letter.toUpperCase()) ?? PIECE;

export const groundOf = (picture, letter) => picture.grounds.find((ground) => ground.letter === letter) ?? GROUND;
