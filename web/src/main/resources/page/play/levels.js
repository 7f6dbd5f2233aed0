/** The levels of strength; each is an agent with a name. */
import { once } from '../api.js';

/** The agents for a game, its levels, and the index of the default level. */
export const agentsFor = (game) => once(`/api/agents?game=${encodeURIComponent(game)}`);

export function levelName(levels, agent) {
  return levels.find((level) => level.agent === agent)?.name;
}

levelName.load = async (game) => (await agentsFor(game)).levels;
