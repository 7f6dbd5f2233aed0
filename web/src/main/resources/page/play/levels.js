/** The levels of strength, each an agent, and their names. */
import { once } from '../api.js';

/** The agents for a game, its levels, and as `usualLevel` the one to begin with. */
export const agentsFor = (game) => once(`/api/agents?game=${encodeURIComponent(game)}`);

export function levelName(levels, agent) {
  return levels.find((level) => level.agent === agent)?.name;
}

levelName.load = async (game) => (await agentsFor(game)).levels;
