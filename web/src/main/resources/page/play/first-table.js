/** The table that Play and Watch open: the one left last, else a new game at a pleasant level. */
import { get } from '../api.js';
import { agentsFor } from './levels.js';
import { pleasant } from './pleasant.js';
import { newTable } from './session.js';

const key = (view) => `kumite.last.${view}`;

export const remembered = {
  keep: (view, id) => localStorage.setItem(key(view), id),
  forget: (id) => ['play', 'watch'].filter((view) => localStorage.getItem(key(view)) === id)
    .forEach((view) => localStorage.removeItem(key(view))),
};

/** The id of the table; a shared link names game and position, and begins a game of its own. */
export async function firstTable(view, params) {
  const game = params.get('game') ?? 'onitama';
  if (view === 'play' && params.has('position')) return begin(view, game, params.get('position'));
  const last = localStorage.getItem(key(view));
  if (last) {
    try {
      await get(`/api/tables/${encodeURIComponent(last)}`);
      return last;
    } catch (error) {
      if (error.status !== 404) throw error;
      remembered.forget(last);
    }
  }
  return begin(view, game);
}

async function begin(view, game, position) {
  const { levels } = await agentsFor(game);
  const level = pleasant(levels);
  const strongest = levels[Math.min(levels.length - 1, level + 2)].agent;
  const seats = view === 'watch' ? [strongest, levels[level].agent] : ['person', levels[level].agent];
  const table = await newTable({ game, seats, ...(position ? { position } : {}), ...(view === 'watch' ? { pace: 700 } : {}) });
  return table.id;
}
