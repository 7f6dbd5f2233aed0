// @ts-check
/**
 * Asynchronous work of an element, of which only the latest run counts: the answer of an earlier run that comes late is
 * dropped. A reactive controller with the interface of `@lit/task`, as far as the page needs it.
 *
 * @template T
 */
export class Task {
  #host;
  #options;
  #run = 0;
  #abort = new AbortController();
  /** @type {unknown[] | undefined} */
  #last;

  pending = false;
  /** Settled with the last run; rejected if that failed. @type {Promise<T | undefined>} */
  done = Promise.resolve(undefined);
  /** The answer of the last finished run; undefined if that failed. @type {T | undefined} */
  value = undefined;
  /** Why the last run failed, or undefined. @type {any} */
  error = undefined;

  /**
   * @param {import('lit').ReactiveControllerHost} host
   * @param {{
   *   task: (args: any[], options: { signal: AbortSignal }) => Promise<T> | T,
   *   args?: () => unknown[],
   *   onComplete?: (value: T) => void,
   *   onError?: (error: any) => void,
   * }} options with `args`, the task runs whenever these have changed; without, only by `run`
   */
  constructor(host, options) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostUpdate() {
    const args = this.#options.args?.();
    if (!args || (this.#last && args.every((arg, i) => Object.is(arg, this.#last?.[i])))) return;
    this.#last = args;
    this.run(args);
  }

  hostDisconnected() {
    this.cancel();
    this.#last = undefined;
  }

  /** Drops the run that is pending, if there is one. */
  cancel() {
    this.#run++;
    this.#abort.abort();
    this.pending = false;
  }

  /** @param {unknown[]} [args] */
  run(args = this.#options.args?.() ?? []) {
    this.cancel();
    this.#abort = new AbortController();
    this.pending = true;
    this.done = this.#finish(args, this.#run);
    this.done.catch(() => {});
    return this.done;
  }

  /** @param {unknown[]} args @param {number} own */
  async #finish(args, own) {
    let value;
    let error;
    try {
      value = await this.#options.task(args, { signal: this.#abort.signal });
    } catch (failure) {
      error = failure;
    }
    if (own !== this.#run) return this.pending ? this.done : undefined;
    Object.assign(this, { pending: false, value, error });
    if (error === undefined) this.#options.onComplete?.(/** @type {T} */ (value));
    else this.#options.onError?.(error);
    this.#host.requestUpdate();
    if (error !== undefined) throw error;
    return value;
  }
}
