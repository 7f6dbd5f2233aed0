/** Of several runs of a task only the latest counts, in whatever order they end. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Task } from '../../main/resources/page/shared/task.js';

/** An element as far as a controller knows one. */
const host = () => ({ updates: 0, addController(task) { this.task = task; }, requestUpdate() { this.updates++; } });

/** Work that ends when the test says so. */
const work = () => {
  const runs = [];
  const task = ([name], { signal }) => new Promise((resolve, reject) => { runs.push({ name, signal, resolve, reject }); });
  return { runs, task };
};

test('an answer that comes late is dropped, and its run is told so', async () => {
  const { runs, task } = work();
  const seen = [];
  const latest = new Task(host(), { task, onComplete: (value) => seen.push(value) });
  latest.run(['first']);
  const done = latest.run(['second']);
  assert.ok(runs[0].signal.aborted);
  assert.ok(!runs[1].signal.aborted);
  runs[1].resolve(2);
  assert.equal(await done, 2);
  runs[0].resolve(1);
  await new Promise(setImmediate);
  assert.deepEqual(seen, [2]);
  assert.deepEqual([latest.value, latest.pending, latest.error], [2, false, undefined]);
});

test('whoever waits for a run that was overtaken gets the answer of the later one', async () => {
  const { runs, task } = work();
  const latest = new Task(host(), { task });
  const first = latest.run(['first']);
  latest.run(['second']);
  runs[0].reject(new Error('too late'));
  runs[1].resolve(2);
  assert.equal(await first, 2);
});

test('a failure is kept until the next run succeeds', async () => {
  const { runs, task } = work();
  const failures = [];
  const one = new Task(host(), { task, onError: (error) => failures.push(error.message) });
  const done = one.run(['a']);
  runs[0].reject(new Error('no'));
  await assert.rejects(done, /no/);
  assert.equal(one.error.message, 'no');
  one.run(['b']);
  assert.equal(one.error.message, 'no');
  runs[1].resolve('yes');
  assert.equal(await one.done, 'yes');
  assert.equal(one.error, undefined);
  assert.deepEqual(failures, ['no']);
});

test('with arguments it runs when these change, and only then', async () => {
  const { runs, task } = work();
  const element = host();
  const args = ['a'];
  new Task(element, { task, args: () => [...args] });
  element.task.hostUpdate();
  element.task.hostUpdate();
  assert.equal(runs.length, 1);
  args[0] = 'b';
  element.task.hostUpdate();
  assert.deepEqual(runs.map((run) => run.name), ['a', 'b']);
});

test('a task of an element that was removed ends, and runs again when that comes back', async () => {
  const { runs, task } = work();
  const element = host();
  const seen = [];
  new Task(element, { task, args: () => ['a'], onComplete: (value) => seen.push(value) });
  element.task.hostUpdate();
  element.task.hostDisconnected();
  runs[0].resolve(1);
  assert.equal(await element.task.done, undefined);
  assert.deepEqual(seen, []);
  element.task.hostUpdate();
  assert.equal(runs.length, 2);
});
