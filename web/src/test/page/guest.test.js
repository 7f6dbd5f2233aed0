/** Who came by a link. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { guestOf } from '../../main/resources/page/guest.js';

const SECRET = 'A'.repeat(24);

test('the token of a link names its game and its side', () => {
  assert.deepEqual(guestOf(`ab-c_9.1.${SECRET}`), { id: 'ab-c_9', side: 1 });
  assert.deepEqual(guestOf(`ab-c_9.2.${SECRET}`), { id: 'ab-c_9', side: null });
});

test('the token of the server is no guest’s', () => {
  assert.equal(guestOf(SECRET), null);
  assert.equal(guestOf(null), null);
});
