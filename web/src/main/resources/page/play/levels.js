/** The levels of strength, each an agent, and their names. */
import { once } from '../api.js';

export const agentsFor = (game) => once(`/api/agents?game=${encodeURIComponent(game)}`);

export function levelName(levels, agent) {
  return levels.find((level) => level.agent === agent)?.name;
}

levelName.load = async (game) => (await agentsFor(game)).levels;
