/** Another try at a mistake. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

globalThis.dispatchEvent ??= () => true;
globalThis.CustomEvent ??= class { };
const { Retry } = await import('../../main/resources/page/play/retry.js');

test('only what is said of the last move counts', async () => {
  const answers = [];
  const live = { retry: () => new Promise((resolve) => { answers.push(resolve); }) };
  const retry = new Retry(live, { ply: 1, side: 0, played: 'a', best: 'c' }, () => {});
  const slow = retry.attempt('b');
  const quick = retry.attempt('c');
  answers[1]({ move: 'c', quality: 'best', loss: 0, good: true });
  await quick;
  const { said } = retry;
  assert.equal(retry.found, true);
  answers[0]({ move: 'b', quality: 'blunder', loss: 40, good: false });
  await slow;
  assert.equal(retry.found, true);
  assert.equal(retry.said, said);
});
