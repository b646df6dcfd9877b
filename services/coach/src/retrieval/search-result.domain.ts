import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import type { TopicAnswer } from './library-index.domain.js';

/** A prepared answer, and how likely it is the one that is asked for. */
export type RankedCandidate = TopicAnswer & { chance: number };

/** What the library has on a message. */
export type SearchResult = {
  /** Whether the first candidate is given (`sure`), three are offered (`unsure`), or none is meant. */
  certainty: 'sure' | 'unsure' | 'none';
  /** The prepared answers that are likeliest, best first. */
  candidates: readonly RankedCandidate[];
  /** The topics and pages that answer where no candidate is given, and stand beside one; best first. */
  documents: DocumentPassages[];
  /** It is about no topic of care. */
  isOffTopic: boolean;
  /** All that fits: a page that the person cannot be answered from, since it is in another language. */
  foreign?: DocumentPassages;
  /** All that fits: a page that says what no answer may pass on, so that it is only pointed to. */
  unquoted?: DocumentPassages;
  /** How likely it is that a candidate is meant whose answer shows a danger; absent where that was not judged. */
  danger?: number;
};

export const emptyResult: SearchResult = {
  certainty: 'none',
  candidates: [],
  documents: [],
  isOffTopic: false,
};

/** What is found for a message that names an answer by itself. */
export const sureResult = (held: TopicAnswer): SearchResult => ({
  ...emptyResult,
  certainty: 'sure',
  candidates: [{ ...held, chance: 1 }],
});

/** How many documents an answer names. */
export const mostRelevant = 3;
