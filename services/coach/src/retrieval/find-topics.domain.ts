import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import type { TopicScores } from '../understanding/learned/learned-topics.domain.js';
import type { LibraryIndex } from './library-index.domain.js';
import { mostRelevant } from './search-result.domain.js';

/** The topics that may answer a text, best first, and whether it is about none. */
export type TopicMatch = { documents: DocumentPassages[]; isOffTopic: boolean };

/** Chosen on writers from whom the topics had not been learned; `npm run bench answers` measures on another. */
const FROM = {
  /** No topic answers where the chance that none does is this high. */
  refusal: 0.2,
  /** From here on it is about no topic of care: 92 % of such messages, and 1 % of first messages about care. */
  offTopic: 0.7,
  /** The best topic answers when its chance among all topics is this large, or this many times the next one's. */
  sure: { share: 0.35, timesNext: 1.8 },
  /** What a further topic's chance must be, as a part of the best one's: to be a source, and to fit as well. */
  partOfBest: { source: 0.3, asWell: 0.6 },
};

type RankedTopic = { document: DocumentPassages; chance: number };

/**
 * How much steeper chances are than learned shares, and what keeps a topic possible that the examples speak against. Fitted by
 * maximum likelihood on the questions of two writers, scored by models that had not learned from them.
 */
const STEEPER = { exponent: 2.25, least: 0.01 };

function rankTopics({ topics }: TopicScores, library: LibraryIndex): RankedTopic[] {
  const ranked = topics.flatMap(({ topicId, score }): RankedTopic[] => {
    const document = library.document(topicId);
    return document ? [{ document, chance: (score + STEEPER.least) ** STEEPER.exponent }] : [];
  });
  const sum = ranked.reduce((total, { chance }) => total + chance, 0);
  return ranked.map(({ document, chance }) => ({ document, chance: chance / sum }));
}

export function findTopics(scores: TopicScores, library: LibraryIndex): TopicMatch {
  const { off } = scores;
  const ranked = rankTopics(scores, library);
  const [best, next] = ranked;
  const isOffTopic = off >= FROM.offTopic;
  if (!best || isOffTopic) return { documents: [], isOffTopic };
  const isSure = best.chance >= FROM.sure.share || best.chance >= FROM.sure.timesNext * (next?.chance ?? 0);
  const documents = isSure && off < FROM.refusal ? preferConfirmed(ranked, best.chance) : [];
  return { documents, isOffTopic };
}

/** Unconfirmed documents are quoted only where no confirmed one fits as well (design.md 8). */
function preferConfirmed(topics: readonly RankedTopic[], best: number): DocumentPassages[] {
  const fits = topics.some(
    ({ document, chance }) => document.confirmed && chance >= FROM.partOfBest.asWell * best,
  );
  const [first, ...further] = fits ? topics.filter(({ document }) => document.confirmed) : topics;
  if (!first) return [];
  const least = first.chance * FROM.partOfBest.source;
  return [first, ...further.filter(({ chance }) => chance >= least)]
    .slice(0, mostRelevant)
    .map(({ document }) => document);
}
