/** A link that was cut off within an escape is read as it is. @param {string} text */
export function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Addresses of the page: #/game/ID, #/play?game=…&position=…, #/lab/run/3. */
export function route() {
  const [path, query = ''] = location.hash.replace(/^#\/?/, '').split('?');
  const parts = path.split('/').filter(Boolean).map(decoded);
  return { view: parts[0] ?? 'play', parts: parts.slice(1), params: readQuery(query) };
}

/** Parsed by hand: URLSearchParams reads a plus sign as a space, and cards are joined by one. */
function readQuery(query) {
  const pairs = query.split('&').filter(Boolean).map((pair) => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at), decoded(pair.slice(at + 1))];
  });
  return new Map(pairs);
}

export function address(parts, params = {}) {
  const query = Object.entries(params).map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return `#/${parts.map(encodeURIComponent).join('/')}${query ? `?${query}` : ''}`;
}

export function go(parts, params) {
  location.hash = address(parts, params);
}

/** Changes the address without a new entry in the history, and shows its view. */
export function replace(parts, params) {
  history.replaceState(null, '', address(parts, params));
  dispatchEvent(new HashChangeEvent('hashchange'));
}
