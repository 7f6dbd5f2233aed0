/** Numbers and agents as people write and read them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brief, chance, count, duration, percent, signed } from '../../main/resources/page/shared/numbers.js';
import { readAgent, writeAgent } from '../../main/resources/page/play/agent-text.js';
import { shownMarks } from '../../main/resources/page/play/marks.js';

test('what is not known is a dash', () => {
  for (const written of [count, brief, percent, chance, signed, duration]) {
    for (const unknown of [null, undefined, NaN, Infinity]) assert.equal(written(unknown), '–');
  }
});

test('numbers are grouped, and large ones shortened to three digits', () => {
  assert.equal(count(1234567.4), '1,234,567');
  assert.equal(brief(9999), '9,999');
  assert.equal(brief(12345), '12.3K');
  assert.equal(brief(4_560_000), '4.56M');
});

test('a share is a percentage, and a value from −1 to 1 a chance', () => {
  assert.equal(percent(0.125, 1), '12.5 %');
  assert.equal(chance(-1), '0 %');
  assert.equal(chance(0), '50 %');
  assert.equal(chance(0.5), '75 %');
});

test('a difference has a sign, but not where it is rounded to nothing', () => {
  assert.equal(signed(12.34, 1), '+12.3');
  assert.equal(signed(-12), '−12');
  assert.equal(signed(0), '0');
  assert.equal(signed(-0.2), '0');
});

test('a duration has the unit that fits', () => {
  assert.deepEqual([89, 90, 5399, 5400].map(duration), ['89 s', '2 min', '90 min', '1.5 h']);
});

test('an agent is read and written with its options', () => {
  const text = 'mcts(c=0.3, playout=greedy)';
  assert.deepEqual(readAgent(text), { name: 'mcts', options: { c: '0.3', playout: 'greedy' } });
  assert.equal(writeAgent(readAgent(text)), text);
  assert.equal(writeAgent(readAgent(' random ')), 'random');
});

test('brackets and commas inside a value stay together', () => {
  const { options } = readAgent('x(inner=mcts(c=1, time=1s), time=2s)');
  assert.deepEqual(options, { inner: 'mcts(c=1, time=1s)', time: '2s' });
});

test('what cannot be read as an agent is kept as its name', () => {
  assert.deepEqual(readAgent('mcts(c=1'), { name: 'mcts(c=1', options: {} });
  assert.deepEqual(readAgent(''), { name: '', options: {} });
});

test('an option without a value is left out', () => {
  assert.equal(writeAgent({ name: 'mcts', options: { c: ' ', time: '1s' } }), 'mcts(time=1s)');
});

const rootMove = (move, share, card = null) => ({ move, share, value: 0, shape: { path: move.split('-'), card } });
const thought = (...rootMoves) => ({ ply: 3, choice: { move: rootMoves[0].move, rootMoves } });

test('a hint is drawn in place of what an agent thinks', () => {
  const live = { hint: { shape: { path: ['a1', 'a2'] } }, analysis: thought(rootMove('b1-b2', 1)), state: { cursor: 3 } };
  assert.deepEqual(shownMarks(live, 3, 'arrows', true).map((mark) => mark.shape), [live.hint.shape]);
});

test('thoughts about another position are not drawn, and those of a player only to the curious', () => {
  const live = { hint: null, analysis: null, thinking: thought(rootMove('b1-b2', 0.5)), state: { cursor: 3 } };
  assert.equal(shownMarks(live, 3, 'arrows', true).length, 1);
  assert.equal(shownMarks(live, 3, 'arrows', false).length, 0);
  assert.equal(shownMarks(live, 3, 'none', true).length, 0);
  assert.equal(shownMarks({ ...live, state: { cursor: 4 } }, 4, 'arrows', true).length, 0);
});

test('an earlier position that is looked at shows its own analysis, and nobody else\'s thoughts', () => {
  const live = { hint: { shape: { path: [] } }, analysis: thought(rootMove('b1-b2', 1)), state: { cursor: 5 } };
  assert.equal(shownMarks(live, 3, 'arrows', true).length, 1);
  assert.equal(shownMarks({ ...live, analysis: null, thinking: live.analysis }, 3, 'arrows', true).length, 0);
});

test('every move is drawn with its card, and none that is hardly looked at', () => {
  const moves = [rootMove('a1-a2', 0.6, 'ox'), rootMove('a1-a2', 0.2, 'crab'), rootMove('b1-b2', 0.01)];
  const live = { hint: null, analysis: thought(...moves), thinking: null, state: { cursor: 3 } };
  const shown = shownMarks(live, 3, 'arrows', false);
  assert.deepEqual(shown.map(({ shape, best }) => [shape.card, best]), [['ox', true], ['crab', true]]);
  assert.equal(shownMarks(live, 3, 'heat', false).length, 2);
});
