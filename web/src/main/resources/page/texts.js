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
  title: (view) => {
    const titles = { game: 'game', setup: 'set up a position', library: 'library', lab: 'lab' };
    return titles[view] ? `Kumite: ${titles[view]}` : 'Kumite';
  },
  home: 'Kumite, back to the game',
  skip: 'Skip to the content',
  navLabel: 'Sections',
  nav: { play: 'Play', watch: 'Watch', setup: 'Set up', library: 'Library', lab: 'Lab' },
  theme: 'Switch between light and dark',
  loading: 'Loading…',
  cancel: 'Cancel',
  close: 'Close',
  copy: 'Copy',
  errors: {
    title: 'The server is not responding',
    refused: 'Request failed',
    noServer: 'Kumite’s server cannot be reached. Is ./kumite still running? The page reconnects by itself.',
    status: (code) => `The server replied with status ${code}.`,
    again: 'Try again',
    noPage: 'Page not found',
  },
  keys: {
    title: 'Keyboard shortcuts',
    list: [
      ['arrow keys', 'move around the board'],
      ['Enter, space', 'select a piece, then its destination'],
      ['Escape', 'deselect'],
      ['1, 2', 'select a card'],
      ['o', 'take the selected pawn off the board'],
      ['u, r', 'undo, redo'],
      ['h', 'hint'],
      ['f', 'flip the board'],
      ['n', 'new game'],
    ],
  },
  announce: {
    played: (side, entry) => `${side} plays ${shapeWords(entry.shape)}.`,
    hint: (hint) => `Hint: ${shapeWords(hint.shape)}.`,
    copied: 'Link copied to the clipboard.',
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
    which: 'Which move?',
  },
  card: {
    steps: (card) => card.offsets.map(stepWords).join('; '),
    label: (card, side) => {
      const whose = side ? `${capital(side)}’s card` : 'Side card';
      return `${whose} ${card.name}: ${texts.card.steps(card)}`;
    },
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
    unknown: 'Chances not known yet',
  },
  game: {
    title: (game) => `A game of ${game}`,
    stage: 'Board and players',
    panel: 'Game details',
    gone: 'This game was deleted; a new one has been started.',
    lost: 'Connection lost. Reconnecting…',
    tabs: { game: 'Game', thinking: 'Analysis', review: 'Review' },
  },
  state: {
    looking: (ply, of) => `After ${plural(ply, 'move')} of ${of}`,
    backToGame: 'Back to the game',
    continueHere: 'Continue from here',
    agentToMove: (side) => `${side} is thinking`,
    personToMove: (side, alone) => (alone ? `Your turn (${side})` : `${side} to move`),
    how: (cards) => (cards ? 'Select a piece and its destination. You can also select the card first.'
      : 'Select a piece and its destination.'),
    mustPass: 'You have no legal move: select the card to give away.',
    mustJump: 'You must capture.',
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
    more: 'More: deal, colours, link, file',
    newDeal: 'New deal, same players',
    swapped: 'Same deal, colours swapped',
    share: 'Share this position as a link',
    shareHelp: 'Link to this position',
    download: 'Save the game as a file',
    setUp: 'Edit this position',
  },
  rules: {
    title: (game) => `How ${capital(game)} is played`,
    onitama: [
      'You have two cards. A card shows how any of your pieces may step from its square (the dark one); nothing blocks '
        + 'the way, and landing on an enemy piece captures it.',
      'The card you used goes to the side, and the side card comes into your hand; your opponent will get yours later.',
      'You win by capturing the enemy master, the large piece with the gate, or by moving your own master to the '
        + 'enemy’s temple.',
      'If none of your pieces can move, you pass: you give one card away.',
    ],
    katarenga: [
      'A pawn moves according to the tile it stands on: on a king tile one step in any direction, on a rook tile up to '
        + 'three squares straight, on a bishop tile up to three squares diagonally, on a knight tile by a knight’s '
        + 'leap. Landing on an enemy pawn captures it.',
      'A pawn that is on the enemy’s home row when your turn begins may be taken off the board for one point: select '
        + 'it, then the strip beyond the row.',
      'Two points win. If one side has no pawns left, every pawn of the other counts a point.',
    ],
    checkers: [
      'Men move one step diagonally forward, kings in every direction. A man that reaches the last row becomes a king.',
      'A piece that can jump over an enemy piece onto an empty square must do so, and continues while it can. Select '
        + 'the last square of the jump, or the squares on the way.',
      'A player who cannot move loses. The game is drawn when a position occurs three times, or after 80 moves of both '
        + 'sides without a capture or a move of a man.',
    ],
  },
  moves: {
    label: 'Moves so far',
    none: 'No moves yet.',
    first: 'Go to the start',
    back: 'One move back',
    forward: 'One move forward',
    last: 'Go to the last move',
  },
  watch: {
    pause: 'Pause',
    resume: 'Continue',
    step: 'One move',
    pace: 'Time between moves',
    paceValue: (ms) => (ms === 0 ? 'no delay' : `${(ms ?? 700) / 1000} seconds`),
    slow: 'slow',
    fast: 'fast',
    choose: 'Choose other agents',
  },
  newGame: {
    title: 'New game',
    game: 'Game',
    size: 'Board size',
    options: 'More options',
    mode: 'Players',
    modes: { agent: 'Against an agent', people: 'Two people', watch: 'Watch two agents' },
    seat: 'You play',
    side: (name, begins) => (begins ? `${name} (moves first)` : name),
    anySide: 'Random',
    stamp: 'The stamp on the side card decides who moves first.',
    agentFor: (side) => `${side}’s agent`,
    start: 'Start',
  },
  opponent: {
    rating: (elo) => `Rated ${elo.toLocaleString('en')}.`,
    level: 'Opponent',
    any: 'Choose any agent and set its options',
  },
  agent: {
    text: 'Agent',
    form: 'Edit the options',
    kind: 'Type',
    means: (meaning) => `Short for ${meaning}.`,
    repeatable: 'Reproducible: the same seed gives the same moves.',
    byClock: 'Not reproducible: a time limit or several threads affect its moves.',
    usual: (text) => (text ? `default: ${text}` : 'default'),
  },
  thinking: {
    agent: 'Agent',
    start: 'Analyse',
    stop: 'Stop',
    overlay: 'Show on the board',
    overlays: { arrows: 'Arrows', heat: 'Heat map', none: 'Nothing' },
    value: 'Chances',
    chanceFor: (side, chance) => `${side} ${chance}`,
    iterations: 'Searched',
    speed: 'Per second',
    depth: 'Depth',
    winIn: 'Forced result',
    plies: (n) => (n > 0 ? `won in ${plural(n, 'ply', 'plies')}` : `lost in ${plural(-n, 'ply', 'plies')}`),
    who: 'Agent',
    line: 'Main line',
    move: 'Move',
    visits: 'Visits',
    share: 'Share',
    chance: 'Chance',
    nothing: 'No analysis is running. Press “Analyse” to start one.',
  },
  exact: {
    column: 'Exact',
    value: (side, value) => `With perfect play ${side} ${texts.exact.words[value] ?? value}`,
    words: { won: 'wins', lost: 'loses', drawn: 'draws' },
    offer: ({ pieces, megabytes }) => `A tablebase of all positions with up to ${pieces} pieces would give the exact `
      + `value of this one. Building it takes up to ${megabytes} MB of memory; the tablebase is kept.`,
    build: (seconds) => `Build the tablebase (about ${Math.ceil(seconds)} s)`,
    building: (share, left) => {
      const rest = left === null ? '' : `, about ${Math.ceil(left)} s left`;
      return `Building the tablebase: ${share}${rest}.`;
    },
    progress: 'Tablebase build',
    stop: 'Stop building',
  },
  tree: {
    title: 'Search tree',
    root: (visits, chance) => `${visits} visits, ${chance} for the player to move.`,
    growing: 'The tree is still growing.',
    none: 'There is a search tree while mcts or rave searches this position, and afterwards.',
    open: 'Open the tree',
    prior: 'Prior',
    rave: 'RAVE',
  },
  review: {
    about: 'An agent analyses every position of the game and lists the largest mistakes.',
    agent: 'Reviewer',
    start: 'Review',
    stop: 'Stop',
    progress: 'Review in progress',
    mistakes: 'Largest mistakes',
    noMistakes: 'No large mistakes found.',
    curve: (side) => `${side}’s chances over the game`,
    up: (side) => `Up: better for ${side}`,
    ply: (ply, of) => `move ${ply} of ${of}`,
  },
  setup: {
    title: 'Set up a position',
    about: 'Select a piece or a tile, then click the squares to put it on. The position is checked as you go.',
    board: 'Position',
    settings: 'Settings',
    palette: 'Pieces and tiles',
    piece: (side, game, letter) => `${side} ${pieceWord(game, letter)}`,
    tile: (letter) => TILES[letter],
    nothing: 'Clear a square',
    eraser: 'clear',
    fine: ({ result, sideNames, sideToMove, moves, sentence }) => {
      if (result !== 'ongoing') return sentence ?? 'The game is over in this position.';
      return `${sideNames[sideToMove]} to move, ${plural(moves.length, 'legal move')}.`;
    },
    start: 'Start position',
    clear: 'Clear the board',
    toMove: 'Side to move',
    cards: 'Cards',
    card: (side, n) => `${side}, ${n === 1 ? 'first' : 'second'}`,
    sideCard: 'Side card',
    points: (side) => `${side}’s points`,
    text: 'Position as text (edit it and leave the field to load it)',
    play: 'Play from here',
    name: 'Name',
    untitled: 'Position',
    save: 'Save',
    saved: 'Saved in the library.',
    share: 'Share as a link',
    file: 'Save as a file',
  },
  library: {
    title: 'Library',
    games: 'Games',
    positions: 'Positions',
    read: 'Import games',
    file: 'Game file (PDN for checkers)',
    paste: 'Or paste the text of the games',
    open: 'Import',
    noGames: 'No games yet.',
    noPositions: 'No saved positions. Save one under “Set up”.',
    game: 'Game',
    players: 'Players',
    plies: 'Moves',
    result: 'Result',
    position: 'Position',
    acts: 'Actions',
    going: 'in progress',
    deleteGame: (title) => `Delete the game ${title}`,
    deletePosition: (title) => `Delete the position ${title}`,
  },
  lab: {
    title: 'Lab',
    about: 'Matches, tournaments and the experiments of five papers. Every finished game is stored, '
      + 'and a stopped run can be continued.',
    newRun: 'New run',
    forms: { match: 'Match', tournament: 'Tournament', experiment: 'Experiment of a paper', training: 'Training' },
    runs: 'Runs',
    noRuns: 'No runs yet.',
    run: 'Run',
    state: 'State',
    states: { running: 'running', stopped: 'stopped', complete: 'complete', queued: 'queued' },
    trainingAbout: 'The agent trains by self-play and is evaluated from time to time. '
      + 'Its knowledge is kept in a file; reuse the name to continue.',
    learner: 'Learning agent',
    trainingName: 'Name',
    trainingGames: 'Training games',
    lastExhibition: 'Last evaluation',
    noExhibition: 'Not evaluated yet.',
    playAgainst: 'Play against it',
    against: (opponent) => `against ${opponent}`,
    curve: (opponents) => `Win rate in evaluation games against ${opponents.join(' and ')}`,
    played: 'Games',
    agents: 'Agents',
    agent: 'Agent',
    agentA: 'Agent A',
    agentB: 'Agent B',
    games: 'Games',
    gamesEach: 'Games per pair',
    seed: 'Seed',
    until: 'Stopping rule (optional)',
    openings: 'Openings (optional)',
    start: 'Start',
    asFile: 'Enter a tournament file instead',
    yaml: 'Tournament file (YAML)',
    agentLines: 'Agents, one per line',
    schedule: 'Format',
    schedules: { roundrobin: 'Round robin', gauntlet: 'Gauntlet: the first agent against all others' },
    experiment: 'Experiment',
    claims: 'Claims of the paper',
    scale: 'Scale',
    scaleOf: (scale, games) => `${scale}, ${games} games`,
    back: 'All runs',
    backToRun: 'Back to the run',
    runTitle: (id, name) => `Run ${id}: ${name}`,
    progress: 'Progress',
    speed: 'Speed',
    perSecond: (n) => `${n} games/s`,
    left: 'Time left',
    identical: 'Identical games',
    failures: 'Forfeits',
    conditions: ({ seed, repeatable, machine, version, created }) => {
      const how = repeatable ? 'reproducible' : 'not reproducible: a time limit or several threads affect the games';
      return `Seed ${seed}, ${how}. Started on ${created.slice(0, 10)} with Kumite ${version} on ${machine}.`;
    },
    stop: 'Stop',
    resume: 'Continue',
    report: 'Open the report',
    delete: 'Delete',
    reallyDelete: 'Delete all its games?',
    scores: 'Scores',
    contest: 'Contest',
    wdl: 'Won / drawn / lost',
    score: 'Score',
    range: '95 % interval',
    elo: 'Elo',
    interval: (score, low, high) => {
      const [middle, from, to] = [score, low, high].map((share) => Math.round(100 * share));
      return `${middle} %, 95 % interval ${from} to ${to} %`;
    },
    crossTable: 'Cross table',
    all: 'All',
    ratings: 'Ratings',
    ratingPlot: 'Ratings in Elo with 95 % intervals',
    verdicts: 'Verdicts',
    reduced: 'Reduced compared with the paper:',
    published: 'Published and measured',
    cell: 'Cell',
    measure: 'Measure',
    paper: 'Paper',
    here: 'Measured',
    gamesOfRun: 'Games',
    noGames: 'No finished games yet.',
    game: 'Game',
    earlier: 'Previous page',
    later: 'Next page',
    gameTitle: (contest, number) => `Game ${contest}.${number}`,
    playOn: 'Continue from this position',
  },
};
