/** Which sound belongs to what. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { soundOf } from '../../main/resources/page/play/sounds.js';

const ply = (...captured) => ({ shape: { captured } });
const state = (cursor, history, over = null) => ({ cursor, history, over });

test('a move and a capture sound different', () => {
  const begun = state(1, [ply()]);
  assert.equal(soundOf(begun, state(2, [ply(), ply()])), 'move');
  assert.equal(soundOf(begun, state(2, [ply(), ply('c3')])), 'capture');
  assert.equal(soundOf(state(1, [ply(), ply()]), state(2, [ply(), ply('c3')])), 'capture');
});

test('the end is heard above the move that brings it, and once', () => {
  const over = state(2, [ply(), ply('c3')], { winner: 0 });
  assert.equal(soundOf(state(1, [ply()]), over), 'end');
  assert.equal(soundOf(over, over), null);
});

test('nothing is heard of a game that is opened, of a takeback, of a name or an offer', () => {
  const now = state(2, [ply(), ply('c3')]);
  assert.equal(soundOf(null, now), null);
  assert.equal(soundOf(now, state(1, now.history)), null);
  assert.equal(soundOf(now, now), null);
});
