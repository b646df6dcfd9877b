import type { Condition } from '@careward/contracts/care-profile/enumerations';
import { careAudience } from '@careward/contracts/discovery/library';
import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import type { Language } from '@careward/contracts/kernel/languages';
import { isAboutPeople } from './question.domain.js';
import type { LexicalMatch, LibraryIndex } from './library-index.domain.js';

export type TopicScores = {
  /** Shares of one belief, best first; topics that are not listed have next to none. */
  topics: readonly { topicId: string; score: number }[];
  /** The probability that no topic answers it. */
  off: number;
};

/** What was learned from example questions (learned-models.ts). */
export type LearnedTopics = {
  topicsOf(text: string, vector: Float32Array | null): TopicScores;
  /** Whether example questions taught this topic; any other is found by its words alone. */
  knowsTopic(topicId: string): boolean;
};

export type TopicChance = { document: DocumentPassages; chance: number };

export type TopicChances = {
  /** How likely each document is the one asked for, best first; with `nothing` they add up to 1. */
  topics: TopicChance[];
  /** How likely the library has nothing on it. */
  nothing: number;
};

/**
 * How the learned scores and the words found count together: a conditional logit over a question's documents and "nothing".
 * Fitted by maximum likelihood on the questions of two writers, and on messages about other things, all of them scored by
 * models that had not learned from them.
 */
const WEIGHT = {
  learned: 2.25,
  words: 1.6,
  nothing: {
    constant: 0.16,
    learned: 1.42,
    people: -1.2,
    bestLearned: 0.72,
    bestWords: -0.3,
    coverage: -0.24,
  },
};
/** Keeps logarithms finite, and lets a document that example questions speak against still be found by its words. */
const LEAST_LEARNED = { topic: 0.01, nothing: 0.001 };
/**
 * What is assumed of a document that no example question could teach: next to nothing, a share of what the examples give to
 * "no topic", and a share of what they leave to topics other than the likeliest. It must have most of the question's words.
 */
const UNKNOWN = { learned: 0.02, shareOfNone: 0.5, shareOfOthers: 0.3, coverage: 0.5 };
/** How many documents are looked at for the words found; a larger library must not drown the nearest. */
const NEAREST = 12;
/** What a document gains that is meant for the person's condition. */
const CONDITION_BOOST = 1.2;
/** The sum of a match's words, on the scale that the weights were fitted on. */
const SCORE_UNIT = 100;

type Asked = {
  text: string;
  vector: Float32Array | null;
  lang: Language;
  conditions: readonly Condition[];
};

export function topicChances(asked: Asked, library: LibraryIndex, learned: LearnedTopics): TopicChances {
  const { text, vector, lang, conditions } = asked;
  const { topics, off } = learned.topicsOf(text, vector);
  const scores = new Map(topics.map(({ topicId, score }) => [topicId, score]));
  const matches = library
    .find(text, lang)
    .filter(
      ({ document, coverage }) => learned.knowsTopic(document.documentId) || coverage >= UNKNOWN.coverage,
    )
    .slice(0, NEAREST);
  const unknown = matches.filter(({ document }) => !learned.knowsTopic(document.documentId));
  const covered = Math.max(0, ...unknown.map(({ coverage }) => coverage));
  const best = Math.max(0, ...scores.values());
  const evidence = new Map(matches.map((match) => [match.document.documentId, evidenceOf(match)]));
  const audience = careAudience(conditions);

  const oddsOf = ({ documentId: id, conditions: meantFor }: DocumentPassages): number => {
    const score = learned.knowsTopic(id)
      ? (scores.get(id) ?? 0)
      : UNKNOWN.learned + UNKNOWN.shareOfNone * off + UNKNOWN.shareOfOthers * (1 - best);
    const boost = meantFor.some((condition) => audience.has(condition)) ? CONDITION_BOOST : 1;
    const words = Math.exp(WEIGHT.words * (evidence.get(id) ?? 0));
    return (score + LEAST_LEARNED.topic) ** WEIGHT.learned * words * boost;
  };
  const odds = [...new Set([...scores.keys(), ...evidence.keys()])].flatMap((id) => {
    const document = library.document(id);
    return document ? [{ document, odds: oddsOf(document) }] : [];
  });
  // What no example question is like is no question to nothing where a document has its words.
  const none = oddsOfNothing(text, { best, off: off * (1 - covered) }, matches);
  const sum = odds.reduce((total, each) => total + each.odds, none);
  return {
    topics: odds
      .map(({ document, odds: own }) => ({ document, chance: own / sum }))
      .sort((a, b) => b.chance - a.chance || a.document.documentId.localeCompare(b.document.documentId)),
    nothing: none / sum,
  };
}

/** A rare word counts only as far as the rest of the question is found too. */
const evidenceOf = ({ score, coverage }: LexicalMatch): number => (score / SCORE_UNIT) * coverage;

function oddsOfNothing(
  text: string,
  { best, off }: { best: number; off: number },
  matches: readonly LexicalMatch[],
): number {
  const { constant, learned, people, bestLearned, bestWords, coverage } = WEIGHT.nothing;
  return Math.exp(
    constant +
      learned * Math.log(off + LEAST_LEARNED.nothing) +
      people * (isAboutPeople(text) ? 1 : 0) +
      bestLearned * Math.log(best + LEAST_LEARNED.nothing) +
      bestWords * Math.max(0, ...matches.map(evidenceOf)) +
      coverage * Math.max(0, ...matches.map((match) => match.coverage)),
  );
}
