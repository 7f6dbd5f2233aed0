/** The game that Play and Watch open: the last one, or a new game at the default level. */
import { games } from '../games.js';
import { agentsFor } from './levels.js';
import { knownGame, newGame } from './live-game.js';

const key = (view) => `kumite.last.${view}`;

export const remembered = {
  keep: (view, id) => localStorage.setItem(key(view), id),
  forget: (id) => ['play', 'watch'].filter((view) => localStorage.getItem(key(view)) === id)
    .forEach((view) => localStorage.removeItem(key(view))),
};

/** The id of the game; a shared link with game and position starts a new one. */
export async function firstGame(view, params) {
  const game = params.get('game');
  const position = params.get('position');
  if (view === 'play' && position) return begin({ game: game ?? games.first, position });
  const last = localStorage.getItem(key(view));
  if (last) {
    try {
      return (await knownGame(last)).id;
    } catch (error) {
      if (error.status !== 404) throw error;
      remembered.forget(last);
    }
  }
  return begin({ ...(game ? { game } : {}), ...(view === 'watch' ? await watched(game ?? games.first) : {}) });
}

/** Starts a game; the default is the first game, against the default level. */
const begin = async (wish) => (await newGame(wish)).id;

/** The default level against a slightly stronger one. */
async function watched(game) {
  const { levels, usualLevel } = await agentsFor(game);
  return { seats: [levels[Math.min(levels.length - 1, usualLevel + 2)].agent, levels[usualLevel].agent], pace: 700 };
}
