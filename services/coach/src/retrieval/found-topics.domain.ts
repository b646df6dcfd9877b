import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import type { FoundAnswers } from './found-answers.domain.js';

export type FoundTopics = {
  /** To answer from, best first; none where that would be a guess. */
  relevant: DocumentPassages[];
  /** The question holds two topics: the first two of `relevant` are asked for alike. */
  asksTwo: boolean;
  /** The nearest, best first, as far as they are near at all. */
  near: DocumentPassages[];
  /** No topic of care at all. */
  isOffTopic: boolean;
  /** All that fits: a page that the person cannot be answered from, since it is in another language. */
  foreign?: DocumentPassages;
  /** All that fits: a page that says what no answer may pass on, so that it is only pointed to. */
  unquoted?: DocumentPassages;
  /** What was found among the answered questions, which goes before all of it; absent: nothing. */
  answers?: FoundAnswers;
  /** The topics that a model may choose among, the nearest first. */
  candidates?: DocumentPassages[];
};

export const nothingFound: FoundTopics = {
  relevant: [],
  asksTwo: false,
  near: [],
  isOffTopic: false,
};

/** How many documents an answer names. */
export const mostRelevant = 3;

/** A model's choice comes first, what was found before follows it. Where it is what was found, that stays as it is. */
export function chosenTopics(ids: readonly string[], found: FoundTopics): FoundTopics {
  const { candidates = [], answers } = found;
  const chosen = candidates
    .filter(({ documentId }) => ids.includes(documentId))
    .sort((a, b) => ids.indexOf(a.documentId) - ids.indexOf(b.documentId));
  const relevant = [...new Set([...chosen, ...found.relevant])].slice(0, mostRelevant);
  const asksTwo = chosen.length > 1;
  const isAsFound = asksTwo === found.asksTwo && relevant.every((topic, at) => topic === found.relevant[at]);
  return isAsFound ? found : { ...nothingFound, relevant, asksTwo, ...(answers && { answers }) };
}
