import type { Language } from '@careward/contracts/kernel/languages';
import { stems } from '../../retrieval/words.domain.js';
import { questionsIn } from '../looked-up.domain.js';
import type { NearnessOf } from './file-findings.domain.js';
import { comparedText, type FileSentence, isOfMedicine, isQuotable } from './file-sentences.domain.js';
import { type FileQuestion, type FilesInView, subjectOf } from './files-in-view.domain.js';
import { factsWanted, type PaperFact } from './paper-facts.domain.js';

export type ScoredSentence = FileSentence & { score: number };

/**
 * What a shared word and a fact that is looked for add to the nearness of a sentence, and what it takes to answer: more where
 * nothing but the exchange before speaks for the paper (`guessed`), where a fact is looked for that no sentence has, and
 * `surely` where the library may have the answer as well. Measured with
 * `node infra/bench/dist/papers.js`.
 */
const WEIGHT = { shared: 0.2, fact: 0.12 };
const ANSWERS = { from: 0.13, guessed: 0.25, withoutFact: 0.3, surely: 0.33, ofBest: 0.6, most: 3 };
/** Of sentences with a fact that is looked for, those this far below the best do not answer. */
const FACT_MARGIN = 0.15;

export function scored(
  { sentences, facts }: FilesInView,
  { text, lang }: Pick<FileQuestion, 'text' | 'lang'>,
  nearness: NearnessOf,
): ScoredSentence[] {
  const asked = new Set(stems(text, lang));
  const wanted = new Set(facts.wanted.flatMap((each) => each.facts));
  return sentences.map((sentence) => {
    const own = new Set(stems(comparedText(sentence), lang));
    const shared = [...asked].filter((term) => own.has(term)).length / (asked.size || 1);
    const hasWanted = [...sentence.facts].some((fact) => wanted.has(fact));
    const score = nearness(comparedText(sentence)) + WEIGHT.shared * shared + (hasWanted ? WEIGHT.fact : 0);
    return { ...sentence, score };
  });
}

/**
 * `isWanted`: a fact that is looked for was found, in sentences about what the question is about. `notFound`: what is looked
 * for and no sentence has.
 */
type ChosenSentences = {
  chosen: ScoredSentence[];
  isWanted: boolean;
  notFound: PaperFact[];
};

/** What people ask the library about as well: a file without it is not what they mean. */
const OF_CARE: ReadonlySet<PaperFact> = new Set(['medicine', 'warning', 'appointment']);

/** The sentences that answer, in their order: for each fact that is looked for the best of all files, and what answers besides. */
export function chosenIn(
  all: readonly ScoredSentence[],
  view: FilesInView,
  { text, lang }: Pick<FileQuestion, 'text' | 'lang'>,
): ChosenSentences {
  const least = view.areMeant && subjectOf(view, lang).size === 0 ? -1 : ANSWERS.from;
  const looked = view.facts.wanted.map(({ facts, most }) => ({
    facts,
    sentences: withFact(all, facts, most, least),
  }));
  const ofFacts = looked.flatMap(({ sentences }) => sentences);
  const notFound = looked.flatMap(({ facts, sentences }) =>
    sentences.length === 0 ? facts.slice(0, 1) : [],
  );
  const from = view.areEarlier && !view.areNamed ? ANSWERS.guessed : ANSWERS.from;
  const others = othersIn(all, {
    from: looked.length > 0 ? ANSWERS.withoutFact : from,
    most: ofFacts.length > 0 ? 1 : ANSWERS.most,
  });
  const chosen = new Set([...ofFacts, ...others]);
  const surely = ANSWERS.surely + (looked.length > 0 ? WEIGHT.fact : 0);
  const isOneQuestion = questionsIn(text).every((part) => factsWanted(part).wanted.length > 0);
  return {
    chosen: all.filter((sentence) => chosen.has(sentence)),
    isWanted:
      isOneQuestion &&
      (others.some(({ score }) => score >= surely) ||
        (!notFound.some((fact) => OF_CARE.has(fact)) &&
          ofFacts.some((sentence) => isAbout(sentence, view, lang)))),
    notFound,
  };
}

const isGiven = (sentence: FileSentence) => isQuotable(sentence) || isOfMedicine(sentence);

/** The best sentences with a fact: of those that may be quoted so many, and those as good that could not be read. */
function withFact(
  all: readonly ScoredSentence[],
  facts: readonly PaperFact[],
  most: number,
  least: number,
): ScoredSentence[] {
  if (facts.includes('sender')) return beginnings(all);
  const [first] = facts;
  const rank = ({ facts: own, score }: ScoredSentence) => score + (first && own.has(first) ? WEIGHT.fact : 0);
  const pool = all
    .filter(({ facts: own }) => facts.some((fact) => own.has(fact)))
    .toSorted((a, b) => rank(b) - rank(a));
  const [best] = pool;
  const enough = best ? rank(best) - FACT_MARGIN : 0;
  const good = pool.filter((sentence) => rank(sentence) >= enough && sentence.score >= least);
  return [...good.filter(isGiven).slice(0, most), ...good.slice(0, most).filter((each) => !isGiven(each))];
}

/** Who wrote a letter stands at its head, in no sentence. */
const beginnings = (all: readonly ScoredSentence[]) =>
  all
    .filter(({ path, at }) => at === all.find((each) => each.path === path)?.at)
    .filter((sentence) => isQuotable(sentence) && !isSentence(sentence));

/** From so much of the subject on a paper is about what was asked. */
const OF_SUBJECT = 0.5;

function isAbout(sentence: ScoredSentence, view: FilesInView, lang: Language): boolean {
  if (view.areMeant || sentence.score >= ANSWERS.surely + WEIGHT.fact) return true;
  const subject = subjectOf(view, lang);
  const own = new Set(view.sentences.flatMap(({ text }) => stems(text, lang)));
  return [...subject].filter((term) => own.has(term)).length > OF_SUBJECT * subject.size;
}

/** The sentences that come nearest, best first; beside those with a fact that is looked for only the best. */
function othersIn(
  all: readonly ScoredSentence[],
  { from, most }: { from: number; most: number },
): ScoredSentence[] {
  const best = Math.max(0, ...all.map(({ score }) => score));
  const enough = Math.max(from, ANSWERS.ofBest * best);
  return all
    .filter(({ score }) => score >= enough)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most);
}

const SUMMARY = { first: 2, all: 9 };
/** How many sentences of a summary name each. */
const SUMMED: readonly (readonly [PaperFact, number])[] = [
  ['deadline', 2],
  ['date', 1],
  ['amount', 2],
  ['phone', 1],
  ['warning', 2],
  ['appointment', 1],
  ['task', 1],
];
const GREETS = /^(?:dear|hello|sincerely|re:|to:|from:|estimad[oa]s?|querid[oa]s?|atentamente|asunto:)\b/i;
const isSentence = ({ text }: FileSentence) =>
  text.length >= 25 && /[.!?]["”»)]?$/.test(text) && !GREETS.test(text);

/** How a file begins, and what of each kind it names. */
export function summaryOf(own: readonly ScoredSentence[]): ScoredSentence[] {
  const given = own.filter(isQuotable);
  const whole = given.filter(isSentence);
  const first = (whole.length > 0 ? whole : given).slice(0, SUMMARY.first);
  const summed = SUMMED.reduce<ScoredSentence[]>((chosen, [fact, most]) => {
    const room = most - chosen.filter(({ facts }) => facts.has(fact)).length;
    const next = given.filter((each) => each.facts.has(fact) && !chosen.includes(each));
    return room > 0 ? [...chosen, ...next.slice(0, room)] : chosen;
  }, first);
  return own.filter((sentence) => summed.slice(0, SUMMARY.all).includes(sentence));
}
