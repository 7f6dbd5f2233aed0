/** What the page makes of a review. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { counts, mistakesFirst, range } from '../../main/resources/page/play/quality.js';

const MOVES = ['best', 'blunder', 'mistake', 'good', 'blunder', 'inaccuracy']
  .map((quality, i) => ({ ply: i + 1, side: i % 2, quality }));

test('mistakes and blunders are in the order of the game, but one\'s own come first', () => {
  assert.deepEqual(mistakesFirst(MOVES, []).map(({ ply }) => ply), [2, 3, 5]);
  assert.deepEqual(mistakesFirst(MOVES, [0]).map(({ ply }) => ply), [3, 5, 2]);
  assert.deepEqual(mistakesFirst(MOVES, [1]).map(({ ply }) => ply), [2, 3, 5]);
});

test('the moves of each kind are counted for both sides', () => {
  assert.deepEqual(counts(MOVES).map(({ quality, bySide }) => [quality, ...bySide]), [
    ['best', 1, 0], ['good', 0, 1], ['inaccuracy', 0, 1], ['mistake', 1, 0], ['blunder', 1, 1],
  ]);
});

test('each kind of move is known by what it costs', () => {
  const thresholds = { inaccuracy: 5, mistake: 10, blunder: 20 };
  assert.deepEqual(range('best', thresholds), { from: 0, below: 0 });
  assert.deepEqual(range('good', thresholds), { from: 0, below: 5 });
  assert.deepEqual(range('mistake', thresholds), { from: 10, below: 20 });
  assert.deepEqual(range('blunder', thresholds), { from: 20, below: null });
});
