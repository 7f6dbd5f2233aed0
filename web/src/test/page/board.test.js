/** From clicks to moves, and from one position's pieces to the next. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bands, ways } from '../../main/resources/page/board/ways.js';
import { called, cardsTo, choose, mustCapture, played, reach, scoring, sources, targets } from '../../main/resources/page/board/picking.js';

globalThis.matchMedia = () => ({ matches: false });
const { Pieces } = await import('../../main/resources/page/board/pieces.js');

const step = (path, rest = {}) => ({ move: path.join('-'), kind: 'step', path, to: path.at(-1), captured: [], ...rest });

test('only pieces that can move are sources, by the chosen card if there is one', () => {
  const moves = [step(['a1', 'a2'], { card: 'ox' }), step(['b1', 'b2'], { card: 'crab' }), { kind: 'pass', path: [] }];
  assert.deepEqual([...sources(moves, null)], ['a1', 'b1']);
  assert.deepEqual([...sources(moves, 'crab')], ['b1']);
});

test('a square on the way of a multiple jump is a target to pass, the last one a target to stop', () => {
  const moves = [step(['a1', 'c3', 'e5']), step(['a1', 'c3', 'e1'])];
  assert.deepEqual([...targets(moves, ['a1'], null)], [['c3', 'via'], ['e5', 'end'], ['e1', 'end']]);
  assert.deepEqual([...targets(moves, ['a1', 'c3'], null)], [['e5', 'end'], ['e1', 'end']]);
  assert.equal(targets(moves, [], null).size, 0);
});

test('a square where one move can stop and another can pass is a place to stop', () => {
  const moves = [step(['a1', 'c3', 'e5']), step(['a1', 'b2', 'c3'])];
  assert.equal(targets(moves, ['a1'], null).get('c3'), 'end');
});

test('a click plays the only move that fits, asks among several, and otherwise extends the way', () => {
  const long = step(['a1', 'c3', 'e5']);
  const turn = step(['a1', 'c3', 'e1']);
  assert.deepEqual(choose([long, turn], ['a1'], 'e5', null), { play: long });
  assert.deepEqual(choose([long, turn], ['a1'], 'c3', null), { way: ['a1', 'c3'] });
  const byOx = step(['a1', 'a2'], { card: 'ox' });
  const byCrab = step(['a1', 'a2'], { card: 'crab' });
  assert.deepEqual(choose([byOx, byCrab], ['a1'], 'a2', null), { ask: [byOx, byCrab] });
  assert.deepEqual(choose([byOx, byCrab], ['a1'], 'a2', 'crab'), { play: byCrab });
});

test('a click elsewhere chooses another piece, and a second click on the same piece puts it back', () => {
  const moves = [step(['a1', 'a2']), step(['b1', 'b2'])];
  assert.deepEqual(choose(moves, ['a1'], 'b1', null), { way: ['b1'] });
  assert.deepEqual(choose(moves, ['a1'], 'a1', null), { way: [] });
  assert.deepEqual(choose(moves, ['a1'], 'c5', null), { way: [] });
});

test('a piece that can be taken off the board has a scoring move', () => {
  const score = { kind: 'score', path: ['a8'] };
  assert.equal(scoring([step(['a1', 'a2']), score], ['a8']), score);
  const camp = { kind: 'camp', path: ['a8'] };
  assert.equal(scoring([step(['a1', 'a2']), camp], ['a8']), camp);
  assert.equal(scoring([score], ['a1']), undefined);
  assert.equal(scoring([score], []), undefined);
});

test('a chosen card calls the pieces that can use it, and a capture that the rules demand those that can make it', () => {
  const moves = [step(['a1', 'a2'], { card: 'ox' }), step(['b1', 'b2'], { card: 'crab' }), { kind: 'pass', path: [] }];
  assert.deepEqual([...called(moves, [], 'crab')], ['b1']);
  assert.equal(called(moves, [], null).size, 0);
  assert.equal(called(moves, ['b1'], 'crab').size, 0);
  assert.deepEqual([...reach(moves, 'ox')], [['a2', 'end']]);
  const jump = step(['a1', 'c3'], { kind: 'jump' });
  assert.deepEqual([...called([jump], [], null)], ['a1']);
  assert.equal(mustCapture([jump, step(['b1', 'b2'])]), false);
  assert.equal(mustCapture([]), false);
});

test('a square names the cards that lead there from the chosen piece', () => {
  const moves = [step(['a1', 'a2'], { card: 'ox' }), step(['a1', 'a2'], { card: 'crab' }), step(['b1', 'a2'])];
  assert.deepEqual(cardsTo(moves, ['a1'], 'a2'), ['ox', 'crab']);
  assert.deepEqual(cardsTo(moves, ['b1'], 'a2'), []);
  assert.deepEqual(cardsTo(moves, [], 'a2'), []);
});

const cell = (name, piece = ' ', owner = -1) => ({ name, piece, owner });

test('a move is shown before the server has answered', () => {
  const cells = [cell('a1', 'm', 0), cell('b2', 'm', 1), cell('c3')];
  const after = played(cells, step(['a1', 'c3'], { captured: ['b2'] }));
  assert.deepEqual(after, [cell('a1'), cell('b2'), cell('c3', 'm', 0)]);
  assert.equal(played(cells, step(['e5', 'c3'])), cells);
});

const spot = (name) => ({ column: name.charCodeAt(0) - 97, row: Number(name[1]) });
const board = (...list) => ({ list, spot });

/** A board on the page that notes how many places each piece walks through. */
const drawn = () => {
  const walks = [];
  const element = (selector) => ({ animate: (frames) => walks.push([selector, frames.length]) });
  return { walks, querySelector: element };
};

test('a piece keeps its id when it moves, and a capture takes the id of the captured away', () => {
  const pieces = new Pieces();
  pieces.follow(board(cell('a1', 'm', 0), cell('b2', 'm', 1), cell('c3')), null, true);
  const [own, other] = pieces.list.map((piece) => piece.id);
  pieces.follow(board(cell('a1'), cell('b2'), cell('c3', 'm', 0)), step(['a1', 'c3'], { captured: ['b2'] }), true);
  assert.deepEqual(pieces.list.map(({ id, square }) => [id, square]), [[own, 'c3']]);
  pieces.follow(board(cell('a1', 'm', 0), cell('b2', 'm', 1), cell('c3')), null, true);
  assert.equal(pieces.list.find((piece) => piece.square === 'a1').id, own);
  assert.notEqual(pieces.list.find((piece) => piece.square === 'b2').id, other);
});

test('of two pieces that are missing, the one that the last move names has moved', () => {
  const pieces = new Pieces();
  pieces.follow(board(cell('a1', 'm', 0), cell('b1', 'm', 0), cell('c3')), null, true);
  const second = pieces.list.find((piece) => piece.square === 'b1').id;
  pieces.follow(board(cell('a1'), cell('b1'), cell('c3', 'm', 0)), step(['b1', 'c3']), true);
  assert.deepEqual(pieces.list.map((piece) => piece.id), [second]);
});

test('a piece walks along the path of the last move, once', () => {
  const pieces = new Pieces();
  pieces.follow(board(cell('a1', 'm', 0), cell('c3'), cell('e5')), null, true);
  pieces.follow(board(cell('a1'), cell('c3'), cell('e5', 'm', 0)), step(['a1', 'c3', 'e5']), false);
  const page = drawn();
  pieces.animate(page);
  pieces.animate(page);
  assert.deepEqual(page.walks, [[`[data-piece="${pieces.list[0].id}"]`, 3]]);
});

test('a piece that was carried by hand, or a board that is still, shows no movement', () => {
  for (const still of [true, false]) {
    const pieces = new Pieces();
    pieces.follow(board(cell('a1', 'm', 0), cell('c3')), null, true);
    if (!still) pieces.arrived('c3');
    pieces.follow(board(cell('a1'), cell('c3', 'm', 0)), step(['a1', 'c3']), still);
    const page = drawn();
    pieces.animate(page);
    assert.deepEqual(page.walks, []);
  }
});

const FIVE = { columns: 5, rows: 5 };
const middle = (name) => ({ x: name.charCodeAt(0) - 97 + 0.5, y: 5.5 - Number(name[1]) });
const mark = (card, path, share = 0.5) => ({ shape: step(path, { card }), share, label: '52%' });
const overlap = (a, b) => Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;

test('the same squares by two cards are two arrows, whose labels name the card and do not overlap', () => {
  for (const path of [['a1', 'a2'], ['a1', 'b1'], ['e4', 'e5'], ['c3', 'd4'], ['b2', 'a1']]) {
    const [ox, boar] = ways([mark('ox', path), mark('elephant', path)], middle, FIVE);
    assert.deepEqual([ox.label.lines, boar.label.lines], [['ox', '52%'], ['elephant', '52%']]);
    const [first, second] = [ox, boar].map((way) => way.points.at(-1));
    assert.ok(Math.hypot(first.x - second.x, first.y - second.y) > 0.2, path.join());
    assert.ok(!overlap(ox.label, boar.label), path.join());
    for (const { label } of [ox, boar]) {
      assert.ok(label.x - label.width / 2 >= 0 && label.x + label.width / 2 <= 5, `${path} leaves the board`);
    }
  }
});

test('an arrow alone goes from middle to middle, and one without words has no label', () => {
  const [way] = ways([{ shape: step(['a1', 'a2']), share: 1 }], middle, FIVE);
  assert.deepEqual(way.points, [middle('a1'), middle('a2')]);
  assert.equal(way.label, null);
});

test('a warm square that two cards reach is divided between them, from whichever piece they come', () => {
  const warm = bands([mark('ox', ['a1', 'b2'], 0.2), mark('ox', ['c1', 'b2'], 0.2), mark('crab', ['b1', 'b2'], 0.1)],
    middle, FIVE);
  assert.deepEqual(warm.map(({ card, share, height }) => [card, share, height]), [['ox', 0.4, 0.5], ['crab', 0.1, 0.5]]);
  assert.ok(warm[0].opacity > warm[1].opacity);
  assert.equal(bands([{ shape: step(['a1', 'b2']), share: 1 }], middle, FIVE)[0].label, null);
});
