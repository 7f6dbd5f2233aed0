/** The notation of agents, as far as a form needs it: a name and options in brackets. */

/** Splits `mcts(c=0.3, playout=greedy)` into its name and options; brackets inside a value stay together. */
export function readAgent(text) {
  const found = /^\s*([^(\s]+)\s*(?:\((.*)\))?\s*$/s.exec(text);
  if (!found) return { name: text.trim(), options: {} };
  const options = {};
  for (const part of splitTop(found[2] ?? '')) {
    const at = part.indexOf('=');
    if (at > 0) options[part.slice(0, at).trim()] = part.slice(at + 1).trim();
  }
  return { name: found[1], options };
}

function splitTop(text) {
  const parts = [];
  let depth = 0;
  let part = '';
  for (const letter of text) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (letter === ',' && depth === 0) {
      parts.push(part);
      part = '';
    } else {
      part += letter;
    }
  }
  return part.trim() ? [...parts, part] : parts;
}

export function writeAgent({ name, options }) {
  const given = Object.entries(options).filter(([, value]) => String(value).trim() !== '');
  return given.length === 0 ? name : `${name}(${given.map(([key, value]) => `${key}=${value}`).join(', ')})`;
}
