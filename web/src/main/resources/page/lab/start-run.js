/** Starts a run and tells the lab, or gives the reason why not. */
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

/** A number from a field, or undefined where it is empty. */
export const number = (data, name) => (data.get(name)?.trim() ? Number(data.get(name)) : undefined);

export const words = (data, name) => data.get(name)?.trim() || undefined;
