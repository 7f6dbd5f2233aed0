/** The tree of variations, and the ways through it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { START, Variations } from '../../main/resources/page/analysis/variations.js';

/** 1. a b 2. c d, with 1… x 2. y in place of b, and 1… z. */
const tree = () => new Variations([
  [START, 'a', 0], [0, 'b', 1], [1, 'c', 0], [2, 'd', 1], [0, 'x', 1], [4, 'y', 0], [0, 'z', 1],
].map(([parent, move, side]) => ({ parent, move, side })));

test('one goes forward along the main line, and back', () => {
  const all = tree();
  assert.equal(all.forward(START), 0);
  assert.equal(all.last(START), 3);
  assert.equal(all.forward(3), 3);
  assert.equal(all.back(0), START);
  assert.equal(all.back(START), START);
  assert.deepEqual(all.line(5), ['a', 'x', 'y']);
});

test('up and down lead from branch to branch, and no further', () => {
  const all = tree();
  assert.equal(all.beside(1, 1), 4);
  assert.equal(all.beside(4, 1), 6);
  assert.equal(all.beside(6, 1), 6);
  assert.equal(all.beside(4, -1), 1);
  assert.equal(all.beside(1, -1), 1);
  assert.equal(all.beside(START, 1), START);
});

test('forward leads again to where one was', () => {
  const all = tree();
  all.visit(5);
  assert.equal(all.forward(0), 4);
  assert.equal(all.last(START), 5);
  all.visit(1);
  assert.equal(all.last(START), 3);
});

test('a line of moves is found, or as much of it as there is', () => {
  assert.equal(tree().find(['a', 'x', 'y']), 5);
  assert.equal(tree().find(['a', 'x', 'q']), 4);
  assert.equal(tree().find([]), START);
});

test('variations are lines of their own, after the move that they replace', () => {
  const all = tree();
  assert.deepEqual(all.lines(), [
    { depth: 0, nodes: [0, 1] }, { depth: 1, nodes: [4, 5] }, { depth: 1, nodes: [6] }, { depth: 0, nodes: [2, 3] },
  ]);
  assert.deepEqual(new Variations([]).lines(), []);
});

test('moves are numbered as on paper', () => {
  const all = tree();
  assert.deepEqual([0, 1, 2].map((node) => all.number(node, false)), ['1.', '', '2.']);
  assert.equal(all.number(4, true), '1…');
  const second = new Variations([{ parent: START, move: 'a', side: 1 }, { parent: 0, move: 'b', side: 0 }]);
  assert.deepEqual([second.number(0, true), second.number(1, false)], ['1…', '2.']);
});
