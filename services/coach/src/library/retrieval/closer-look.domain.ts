import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import { mostRelevant, nothingFound, type FoundTopics } from './found-topics.domain.js';
import type { TopicChances } from './topic-chances.domain.js';

/** How far nearness by meaning (a cosine, which differs by some tenths from topic to topic) moves the odds of a topic. */
const MEANING_WEIGHT = 8;

/** The chances with each document's nearness to the question by meaning; that of nothing stays as it is. */
export function closerInMeaning(
  { topics, nothing }: TopicChances,
  similarities: ReadonlyMap<string, number>,
): TopicChances {
  const weighed = topics.map(({ document, chance }) => ({
    document,
    odds: chance * Math.exp(MEANING_WEIGHT * (similarities.get(document.documentId) ?? 0)),
  }));
  const sum = weighed.reduce((total, { odds }) => total + odds, 0) || 1;
  return {
    topics: weighed
      .map(({ document, odds }) => ({ document, chance: (odds / sum) * (1 - nothing) }))
      .sort((a, b) => b.chance - a.chance),
    nothing,
  };
}

/** A model's choice comes first, what was found before follows it. */
export function chosenTopics(
  ids: readonly string[],
  nearest: readonly DocumentPassages[],
  found: FoundTopics,
): FoundTopics {
  const chosen = nearest
    .filter(({ documentId }) => ids.includes(documentId))
    .sort((a, b) => ids.indexOf(a.documentId) - ids.indexOf(b.documentId));
  const relevant = [...new Set([...chosen, ...found.relevant])].slice(0, mostRelevant);
  return { ...nothingFound, relevant, asksTwo: chosen.length > 1 };
}
