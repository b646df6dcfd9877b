import { burdenLevels } from '@careward/contracts/assessment/burden-levels';
import { recommendationsByQuestion } from '@careward/contracts/assessment/burden-recommendations';
import type { Recommendation } from '@careward/contracts/assessment/recommendation';

const all = [
  ...Object.values(recommendationsByQuestion),
  ...Object.values(burdenLevels).map(({ recommendations }) => recommendations),
].flat();

const byId = new Map(all.map((each) => [each.id, each]));

/** In every language, so that they change with the page's; the server's answer has them in one. */
export const recommendationsOf = (ids: readonly string[]): Recommendation[] =>
  ids.flatMap((id) => byId.get(id) ?? []);
