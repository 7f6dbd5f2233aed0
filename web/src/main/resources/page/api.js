/** Requests to the server, and errors with the server's own message. */
import { guestOf } from './guest.js';
import { decoded } from './router.js';
import { texts } from './texts.js';

const TOKEN_KEY = 'kumite.token';

export class ApiError extends Error {
  constructor(message, status) {
    super(message);
    this.status = status;
  }
}

/** Takes the token out of the address and keeps it for this tab; that of a link leads to its game. */
function takeToken() {
  const found = /[#?&]token=([^&]+)/.exec(location.hash) ?? /[?&]token=([^&]+)/.exec(location.search);
  if (!found) return;
  const token = decoded(found[1]);
  const game = guestOf(token)?.id;
  sessionStorage.setItem(TOKEN_KEY, token);
  history.replaceState(null, '', location.pathname + (game ? `#/game/${game}` : ''));
}

takeToken();

/** The response to a request that early.js has sent already (`window.kumiteAsked`), if this is the same one. */
function askedEarly(method, path, body) {
  const early = window.kumiteAsked ?? [];
  const found = early.findIndex((asked) => asked.method === method && asked.path === path && asked.body === body);
  return found < 0 ? undefined : early.splice(found, 1)[0].response;
}

export async function ask(method, path, body, further = {}) {
  /** @type {Record<string, string>} */
  const headers = { Accept: 'application/json', ...further };
  const token = sessionStorage.getItem(TOKEN_KEY);
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const written = body === undefined ? undefined : JSON.stringify(body);
  let response;
  try {
    response = await (askedEarly(method, path, written) ?? fetch(path, { method, headers, body: written }));
  } catch {
    throw new ApiError(texts.errors.noServer, 0);
  }
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.includes('json');
  const answer = isJson && text ? JSON.parse(text) : text;
  if (!response.ok) throw new ApiError(answer?.error ?? texts.errors.status(response.status), response.status);
  return answer;
}

/** A part of the page that is loaded when it is needed; it comes from the server, which may not be there. */
export const loaded = (part) => part.catch(() => { throw new ApiError(texts.errors.noServer, 0); });

export const get = (path) => ask('GET', path);
export const post = (path, body = {}, headers = {}) => ask('POST', path, body, headers);
export const remove = (path) => ask('DELETE', path);

/**
 * For requests that must not overtake each other, as two at a time may: each is sent when the one before is answered.
 *
 * @returns {(request: () => Promise<any>) => Promise<any>}
 */
export function inOrder() {
  let answered = Promise.resolve();
  return (request) => {
    const answer = answered.then(request);
    answered = answer.catch(() => {});
    return answer;
  };
}

export function withToken(path) {
  const token = sessionStorage.getItem(TOKEN_KEY);
  return token ? `${path}${path.includes('?') ? '&' : '?'}token=${encodeURIComponent(token)}` : path;
}

export function socketAddress(path) {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${withToken(path)}`;
}

const known = new Map();

/** Fetches once what cannot change while the page is open. */
export function once(path) {
  if (!known.has(path)) {
    known.set(path, get(path).catch((error) => {
      known.delete(path);
      throw error;
    }));
  }
  return known.get(path);
}
