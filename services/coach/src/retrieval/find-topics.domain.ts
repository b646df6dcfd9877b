import type { Place } from '@careward/content/care-profile/state-names';
import type { Condition } from '@careward/contracts/care-profile/enumerations';
import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import type { Language } from '@careward/contracts/kernel/languages';
import { noVectors, type VectorOf } from '../encoder/vectors.js';
import { withPages } from './find-pages.domain.js';
import { mostRelevant, nothingFound, type FoundTopics } from './found-topics.domain.js';
import { beginsAsFollowUp, isFollowUp, questionParts } from './question.domain.js';
import type { LibraryIndex } from './library-index.domain.js';
import { afterQuestions, type Remembered } from './remembered.domain.js';
import {
  topicChances,
  type LearnedTopics,
  type TopicChance,
  type TopicChances,
} from './topic-chances.domain.js';

export type TopicQuestion = {
  question: string;
  /** What is remembered of this conversation. */
  earlier: Remembered;
  lang: Language;
  conditions: readonly Condition[];
  /** Where it is asked about: as it was said, else as the profile says; none unless told. */
  places?: readonly Place[];
  /** The vectors of what the answer is searched by, and of the question's parts; none unless told. */
  vectorOf?: VectorOf;
};

/** Calibrated on questions of writers whom the model had not learned from; `npm run bench answers` measures on another. */
export const FROM = {
  /** Nothing is answered when the chance that the library has nothing on it is this high. */
  refusal: 0.2,
  /** From here on the question is about no topic of care. */
  offTopic: 0.8,
  /** The best topic is answered from when its share of all topics is this large, or this many times the next one's. */
  sure: { share: 0.35, timesNext: 1.8 },
  /** What a further topic's chance must be, as a share of the best one's: to be a source, to be named as near, to fit as well. */
  shareOfBest: { source: 0.1, near: 0.02, asWell: 0.6 },
  /** Beside a topic that is likelier than all else together, a further source must be at least this likely. */
  besideSure: 0.09,
  /** How sure each part of a question must be of its own topic. */
  part: 0.5,
};
/** A part's topic must be among this many of the whole question's. */
const AGREEING = 4;

/** What the library has on a question. */
export function findTopics(asked: TopicQuestion, library: LibraryIndex, learned: LearnedTopics): FoundTopics {
  return topicsAmong(asked, rankTopics(asked, library, learned), { library, learned });
}

/** The same where every topic's chance is known already. No second topic is looked for before the parts have vectors, too. */
export function topicsAmong(
  asked: TopicQuestion,
  ranked: TopicChances,
  { library, learned }: { library: LibraryIndex; learned: LearnedTopics },
): FoundTopics {
  const titled = library.titled(asked.question);
  if (titled) return { ...nothingFound, relevant: [titled] };
  const found = outcomeOf(ranked);
  const two =
    found.isOffTopic || lacksParts(asked)
      ? null
      : twoTopics(asked, ranked.topics, (text) => topicChances(askedAs(text, asked), library, learned));
  return withPagesFor(asked, two ? { ...nothingFound, relevant: two, asksTwo: true } : found, {
    ranked,
    library,
  });
}

/** What was found among these topics, with the crawled pages that fit as well. */
function withPagesFor(
  asked: TopicQuestion,
  found: FoundTopics,
  { ranked, library }: { ranked: TopicChances; library: LibraryIndex },
): FoundTopics {
  const likeliest = ranked.topics[0]?.chance ?? 0;
  return withPages(found, { ...askedAs(wholeQuestion(asked), asked), likeliest }, library);
}

/** What the chances amount to: an answer, or the nearest of them. */
function outcomeOf({ topics, nothing }: TopicChances): FoundTopics {
  const [best, next] = topics;
  if (!best || nothing >= FROM.offTopic) return { ...nothingFound, isOffTopic: true };
  const near = closeTo(topics, FROM.shareOfBest.near);
  if (nothing >= FROM.refusal) return { ...nothingFound, near };
  const isSure =
    best.chance >= FROM.sure.share * (1 - nothing) ||
    best.chance >= FROM.sure.timesNext * (next?.chance ?? 0);
  if (!isSure && near.length > 1) return { ...nothingFound, near };
  return { ...nothingFound, relevant: confirmedFirst(topics, best.chance) };
}

/** Whether a question has parts whose meaning is not known yet. */
export const lacksParts = ({ question, vectorOf = noVectors }: TopicQuestion): boolean =>
  vectorOf(question) !== null && questionParts(question).some((part) => vectorOf(part) === null);

const askedAs = (text: string, { lang, conditions, vectorOf = noVectors }: TopicQuestion) => ({
  text,
  vector: vectorOf(text),
  lang,
  conditions,
});

/** With what they are when the message is read after those before it, where there are any. */
export type RankedTopics = TopicChances & { inConversation?: TopicChances };

/** Every document's chance. A follow-up is read by itself and with the questions that it follows. */
export function rankTopics(
  asked: TopicQuestion,
  library: LibraryIndex,
  learned: LearnedTopics,
): RankedTopics {
  const { question } = asked;
  const chancesOf = (text: string) => topicChances(askedAs(text, asked), library, learned);
  const alone = chancesOf(question);
  const whole = afterQuestions(asked);
  if (whole === question) return alone;
  const inConversation = chancesOf(whole);
  const isAlone = !isFollowUp(question) || isOfItsOwn(question, alone);
  return { ...(isAlone ? alone : mixed(alone, inConversation)), inConversation };
}

/** "Which stocks should I buy her this week?" points back to nothing. */
const isOfItsOwn = (question: string, { nothing }: Pick<TopicChances, 'nothing'>): boolean =>
  nothing >= FROM.offTopic && !beginsAsFollowUp(question);

/** A follow-up after the questions before it; any other question by itself. */
export const wholeQuestion = (asked: Pick<TopicQuestion, 'question' | 'earlier'>): string =>
  isFollowUp(asked.question) ? afterQuestions(asked) : asked.question;

/** What a follow-up says by itself counts half as much as what it says after the question before. */
const ALONE = 1 / 3;

function mixed(alone: TopicChances, together: TopicChances): TopicChances {
  const chances = new Map<DocumentPassages, number>();
  const add = ({ topics }: TopicChances, share: number) => {
    for (const { document, chance } of topics)
      chances.set(document, (chances.get(document) ?? 0) + share * chance);
  };
  add(alone, ALONE);
  add(together, 1 - ALONE);
  return {
    topics: [...chances]
      .map(([document, chance]) => ({ document, chance }))
      .sort((a, b) => b.chance - a.chance),
    nothing: Math.min(alone.nothing, together.nothing),
  };
}

/** Unconfirmed documents are quoted only where no confirmed one fits as well (design.md 8). */
function confirmedFirst(topics: readonly TopicChance[], best: number): DocumentPassages[] {
  const fits = topics.some(
    ({ document, chance }) => document.confirmed && chance >= FROM.shareOfBest.asWell * best,
  );
  const [first, ...further] = fits ? topics.filter(({ document }) => document.confirmed) : topics;
  if (!first) return [];
  const from = first.chance > 0.5 ? FROM.besideSure : 0;
  return closeTo([first, ...further.filter(({ chance }) => chance >= from)], FROM.shareOfBest.source);
}

/** At most three documents whose chance is a good share of the best one's. */
function closeTo(topics: readonly TopicChance[], shareOfBest: number): DocumentPassages[] {
  const atLeast = (topics[0]?.chance ?? 0) * shareOfBest;
  return topics
    .filter(({ chance }) => chance >= atLeast)
    .slice(0, mostRelevant)
    .map(({ document }) => document);
}

/**
 * The topics of two parts of a question, where each part is sure of its own and the whole question has both near; the one
 * that it has nearer comes first.
 */
function twoTopics(
  { question }: TopicQuestion,
  topics: readonly TopicChance[],
  chancesOf: (part: string) => TopicChances,
): DocumentPassages[] | null {
  const likely = topics.slice(0, AGREEING).map(({ document }) => document);
  const asked = questionParts(question)
    .map(chancesOf)
    .flatMap(({ topics: [best] }) => (best && best.chance >= FROM.part ? [best.document] : []));
  const [first, second] = likely.filter((document) => asked.includes(document));
  return first && second ? [first, second] : null;
}
