/** Every sentence of the page. What the server says about errors, agents and results stands in its own words. */
const plural = (n, one, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

const TILES = { K: 'king tile', R: 'rook tile', B: 'bishop tile', N: 'knight tile', T: 'temple' };
const PIECES = { M: 'master', S: 'student', K: 'king', P: 'pawn', O: 'pawn', X: 'pawn' };

function pieceWord(game, letter) {
  const upper = letter.toUpperCase();
  if (game.startsWith('checkers')) return upper === 'K' ? 'king' : 'man';
  if (game.startsWith('katarenga')) return 'pawn';
  return PIECES[upper] ?? 'piece';
}

function stepWords({ right, forward }) {
  const along = forward === 0 ? '' : `${Math.abs(forward)} ${forward > 0 ? 'forward' : 'back'}`;
  const across = right === 0 ? '' : `${Math.abs(right)} ${right > 0 ? 'right' : 'left'}`;
  return [along, across].filter(Boolean).join(' and ');
}

function shapeWords(shape) {
  const takes = shape.captured?.length ? ', capturing' : '';
  if (shape.kind === 'pass') return `passes and gives away ${shape.card}`;
  if (shape.kind === 'score') return `takes the pawn on ${shape.path[0]} off the board`;
  return `${shape.card ? `by ${shape.card} ` : ''}from ${shape.path[0]} to ${shape.path.at(-1)}${takes}`;
}

export const texts = {
  title: (view) => ({ table: 'Kumite: the table', setup: 'Kumite: set up', library: 'Kumite: library', lab: 'Kumite: lab' })[view] ?? 'Kumite',
  home: 'Kumite, to the game',
  skip: 'To the content',
  navLabel: 'Views',
  nav: { play: 'Play', watch: 'Watch', setup: 'Set up', library: 'Library', lab: 'Lab' },
  theme: 'Switch between light and dark',
  cancel: 'Cancel',
  close: 'Close',
  copy: 'Copy',
  errors: {
    title: 'The server does not answer',
    noServer: 'Kumite’s server cannot be reached. Is ./kumite still running? The page goes on by itself when it is back.',
    status: (code) => `The server answered with status ${code}.`,
    again: 'Try again',
    noPage: 'There is no such page',
  },
  keys: {
    title: 'Keys',
    list: [
      ['arrow keys', 'walk over the board'],
      ['Enter, space', 'choose a piece, then where it goes'],
      ['Escape', 'put it back'],
      ['1, 2', 'choose a card'],
      ['o', 'take the chosen pawn off the board'],
      ['u, r', 'undo, redo'],
      ['h', 'hint'],
      ['f', 'flip the board'],
      ['n', 'new game'],
    ],
  },
  announce: {
    played: (side, entry) => `${side} plays ${shapeWords(entry.shape)}.`,
    hint: (hint) => `Hint: ${shapeWords(hint.shape)}.`,
    copied: 'The link is on the clipboard.',
    linkShown: 'The link is shown below.',
  },
  board: {
    label: (view) => `Board, ${view.sideNames[view.sideToMove]} to move`,
    square: (cell, view, can, target) => {
      if (cell.unnamed) return 'light square';
      const what = cell.owner >= 0 ? `${view.sideNames[cell.owner]} ${pieceWord(view.game, cell.piece)}` : 'empty';
      const ground = TILES[cell.ground] ? `, ${TILES[cell.ground]}` : '';
      const state = target ? ', can go here' : can ? ', can move' : '';
      return `${cell.name}, ${what}${ground}${state}`;
    },
    points: (side, points) => `${side}: ${plural(points, 'point')} of 2`,
    takeOff: 'Take the pawn off: one point',
    which: 'Which one?',
  },
  card: {
    steps: (card) => card.offsets.map(stepWords).join('; '),
    label: (card, side) => `${side ? `${capital(side)}’s card` : 'Side card'} ${card.name}: ${texts.card.steps(card)}`,
    hand: (side) => `${side}’s cards`,
  },
  plate: {
    who: (who, side) => (who ? `${who} · ${side}` : side),
    you: 'You',
    agent: 'Agent',
    toMove: 'to move',
    thinking: 'thinking',
    won: 'won',
  },
  valueBar: {
    label: (side, share) => `${side}’s chances: ${Math.round(share)} %`,
    unknown: 'Chances: not known yet',
  },
  table: {
    stage: 'The table',
    panel: 'About the game',
    lost: 'Connection lost. Trying again…',
    tabs: { game: 'Game', thinking: 'Thinking', review: 'Review' },
  },
  state: {
    looking: (ply, of) => `After ${plural(ply, 'move')} of ${of}`,
    backToGame: 'Back to the game',
    goOnHere: 'Go on from here',
    agentToMove: (side) => `${side} is thinking`,
    personToMove: (side, alone) => (alone ? `Your turn: you are ${side}` : `${side} to move`),
    how: (cards) => (cards ? 'Choose a man and where it goes; the card follows, or choose it first.' : 'Choose a piece and where it goes.'),
    mustPass: 'You have no move: choose the card to give away.',
    mustJump: 'You can capture, so you must.',
  },
  acts: {
    undo: 'Undo',
    redo: 'Redo',
    hint: 'Hint',
    flip: 'Flip',
    resign: 'Resign',
    reallyResign: 'Sure?',
    newGame: 'New game',
    again: 'Play again',
    review: 'Review the game',
    more: 'More: deal anew, swap colours, share, save',
    newDeal: 'New deal, same players',
    swapped: 'Same deal, colours swapped',
    share: 'Share this position as a link',
    shareHelp: 'This link opens the position',
    download: 'Save the game as a file',
    setUp: 'Change the position by hand',
  },
  moves: {
    label: 'Moves so far',
    none: 'No move yet.',
    first: 'To the start',
    back: 'One move back',
    forward: 'One move on',
    last: 'To the last move',
  },
  watch: {
    pause: 'Pause',
    resume: 'Go on',
    step: 'One move',
    pace: 'Time between moves',
    paceValue: (ms) => (ms === 0 ? 'no pause' : `${(ms ?? 700) / 1000} seconds`),
    slow: 'slow',
    fast: 'at once',
    choose: 'Other agents',
  },
  newGame: {
    title: 'New game',
    game: 'Game',
    size: 'Board',
    options: 'Further options',
    mode: 'Players',
    modes: { agent: 'Against an agent', people: 'Two people here', watch: 'Watch two agents' },
    seat: 'You play',
    side: (name, begins) => (begins ? `${name} (begins)` : name),
    anySide: 'either',
    stamp: 'The stamp on the side card decides who begins.',
    agentFor: (side) => `${side}’s agent`,
    start: 'Start',
  },
  opponent: {
    level: 'Opponent',
    any: 'Any agent, with all its options',
  },
  agent: {
    text: 'Agent',
    form: 'By form',
    kind: 'Kind',
    means: (meaning) => `Means ${meaning}.`,
    repeatable: 'The same seed gives the same moves.',
    byClock: 'Depends on the clock or on threads, so games are not repeatable.',
    usual: (text) => (text ? `as usual: ${text}` : 'as usual'),
  },
  thinking: {
    agent: 'Agent that thinks along',
    start: 'Think along',
    stop: 'Stop',
    overlay: 'On the board',
    overlays: { arrows: 'Arrows', heat: 'Heat', none: 'Nothing' },
    value: 'Chances',
    chanceFor: (side, chance) => `${side} ${chance}`,
    iterations: 'Searched',
    speed: 'Per second',
    depth: 'Depth',
    winIn: 'Decided',
    plies: (n) => (n > 0 ? `won in ${plural(n, 'ply', 'plies')}` : `lost in ${plural(-n, 'ply', 'plies')}`),
    who: 'By',
    line: 'Main line',
    move: 'Move',
    visits: 'Visits',
    share: 'Share',
    chance: 'Chance',
    nothing: 'Nobody is thinking about this position. Press “Think along”.',
  },
  exact: {
    value: (side, value) => `With perfect play ${side} ${{ won: 'wins', lost: 'loses', drawn: 'draws' }[value] ?? value}`,
    words: { won: 'wins', lost: 'loses', drawn: 'draws' },
    offer: 'Tables with exact values are built by',
  },
  tree: {
    title: 'Search tree',
    root: (visits, chance) => `${visits} visits, ${chance} for the player to move.`,
    refresh: 'Look again',
    none: 'A tree is there after mcts or rave has thought about this position.',
    prior: 'Prior',
    rave: 'RAVE',
  },
  review: {
    about: 'An agent goes through the game and tells where it turned.',
    agent: 'Reviewer',
    start: 'Review',
    stop: 'Stop',
    progress: 'Review in progress',
    mistakes: 'Largest mistakes',
    noMistakes: 'No large mistake was found.',
    curve: (side) => `${side}’s chances over the game`,
    up: (side) => `High is good for ${side}`,
    ply: (ply, of) => `move ${ply} of ${of}`,
  },
};
