/** What clocks show. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clockText, leftOf, perGame, perMove, untilNext } from '../../main/resources/page/play/clock.js';

test('time passes for the side whose clock runs', () => {
  const clock = { control: '60+0', left: [60000, 50000], running: 1, low: 12000 };
  assert.equal(leftOf(clock, 0, 4000), 60000);
  assert.equal(leftOf(clock, 1, 4000), 46000);
  assert.equal(leftOf(clock, 1, 99000), 0);
  assert.equal(leftOf({ ...clock, running: null }, 1, 4000), 50000);
});

test('a clock shows minutes and seconds, and tenths at the end', () => {
  assert.equal(clockText(3600000), '60:00');
  assert.equal(clockText(300000), '5:00');
  assert.equal(clockText(299001), '5:00');
  assert.equal(clockText(61000), '1:01');
  assert.equal(clockText(10000), '0:10');
  assert.equal(clockText(9999), '0:09.9');
  assert.equal(clockText(340), '0:00.3');
  assert.equal(clockText(0), '0:00.0');
});

test('it is drawn again when it shows something else, and not before', () => {
  for (const left of [299001, 299000, 10500, 10000, 9950, 340]) {
    assert.notEqual(clockText(Math.max(0, left - untilNext(left) - 1)), clockText(left - 0.5), String(left));
    assert.ok(untilNext(left) > 0 && untilNext(left) <= 1000);
  }
});

test('clocks are written as the server reads them', () => {
  assert.equal(perMove(30), '1/30');
  assert.equal(perGame(5, 3), '300+3');
  assert.equal(perGame(0.5, 0), '30+0');
});
