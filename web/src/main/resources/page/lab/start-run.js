/** Starts a run for a form, which is given the reason if it is refused; and the fields that these forms share. */
import { html } from 'lit';
import { once, post } from '../api.js';
import { complain } from '../shared/say.js';
import { field } from '../shared/parts.js';
import { Task } from '../shared/task.js';
import { texts } from '../texts.js';

export async function startRun(form, wish) {
  form.wrong = null;
  form.busy = true;
  try {
    const run = await post('/api/runs', wish);
    form.dispatchEvent(new CustomEvent('run-started', { detail: run, bubbles: true, composed: true }));
  } catch (error) {
    form.wrong = error.message;
  } finally {
    form.busy = false;
  }
}

/** How many workers the server allows, for a form. @param {import('lit').LitElement} form */
export const mostWorkers = (form) => new Task(form, {
  args: () => [],
  task: async () => (await once('/api/about')).limits.threads,
  onError: complain,
});

/** The field for the number of workers. @param {{ value?: number }} most */
export const workersField = (most, change = undefined) => field(texts.lab.workers(most.value ?? 1), html`
  <input name="workers" type="number" min="1" max=${most.value ?? 1} value="1" required @change=${change}>`);

/** The number in a field, or undefined if it is empty. */
export const number = (data, name) => (data.get(name)?.trim() ? Number(data.get(name)) : undefined);

export const words = (data, name) => data.get(name)?.trim() || undefined;
