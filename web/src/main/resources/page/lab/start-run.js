/** Starts a run for a form, which is given the reason if it is refused. */
import { post } from '../api.js';

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

/** The number in a field, or undefined if it is empty. */
export const number = (data, name) => (data.get(name)?.trim() ? Number(data.get(name)) : undefined);

export const words = (data, name) => data.get(name)?.trim() || undefined;
