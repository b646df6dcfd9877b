import type { Language } from '@careward/contracts/kernel/languages';
import type { RankedCandidate, SearchResult } from '../retrieval/search-result.domain.js';
import { stems } from '../retrieval/words.domain.js';
import type { Answer } from './answer.domain.js';
import { type AnswerFrame, answerOfLines } from './continued-answer.domain.js';
import {
  type QuestionAndAnswer,
  type Library,
  type ShownAnswer,
  shownAnswers,
} from './conversation.domain.js';
import { withoutUnquotable, OFFERED } from './prepared-answer.domain.js';
import { quotesOf } from './quotes.domain.js';

/** The lines of an answer shown before that are nearest to a message. */
export type NearestLine = { shown: ShownAnswer; lines: readonly string[] };

/** A message in a conversation, and what was found for it. */
export type FollowUp = {
  text: string;
  lang: Language;
  earlier: readonly QuestionAndAnswer[];
  found: SearchResult;
  library: Library;
};

/** How near a line is to the message by meaning, as a cosine; null where there is no encoder. */
type Nearness = ((line: string) => number) | null;

const idOf = ({ document }: ShownAnswer) => document.answerId;

/** The answer whose lines may be meant: the one shown last. What was shown long before is seldom meant again. */
export const lastShownAnswer = ({
  earlier,
  library,
}: Pick<FollowUp, 'earlier' | 'library'>): ShownAnswer | null =>
  shownAnswers(earlier, library).at(-1) ?? null;

const PARTS = ['summary', 'steps', 'whenToCall'] as const;

const linesOfAnswer = ({ document }: ShownAnswer, lang: Language): string[] =>
  PARTS.flatMap((part) => quotesOf(document, lang, part));

const placeOf = (shown: ShownAnswer, { candidates }: SearchResult): number =>
  candidates.findIndex(({ answered }) => answered.id === idOf(shown));

/** The lines of the answer shown that may be meant: none where it is not found, or another answer is surely asked for. */
export function selectLines({ lang, found }: Pick<FollowUp, 'lang' | 'found'>, shown: ShownAnswer): string[] {
  const place = placeOf(shown, found);
  const isOther = place < 0 || (place > 0 && found.certainty === 'sure');
  return isOther ? [] : linesOfAnswer(shown, lang);
}

/**
 * How near a line must be by meaning, as a cosine, and how many words it must share: of the answer that is found again, and
 * of one that is found behind another. Chosen on the conversations of writers 1 and 2, where the answer shown is then right in
 * 74 of 134 and 17 of 29 turns.
 */
const LEAST = { again: { near: 0.1, words: 0 }, behind: { near: 0.2, words: 1 } };
/** Where there is no encoder, how many words more. */
const WORDS_ALONE = 1;
/** A second line is said where it is nearly as near. */
const NEARLY = 0.9;
const MOST_LINES = 2;

/** The lines of the answer shown that a message is about; null where none is near. */
export function nearestLine(
  { text, lang, found }: Pick<FollowUp, 'text' | 'lang' | 'found'>,
  shown: ShownAnswer,
  nearness: Nearness,
): NearestLine | null {
  const least = LEAST[placeOf(shown, found) === 0 ? 'again' : 'behind'];
  const wordsIn = countSharedWords(text, shown.document.title[lang], lang);
  const isNear = (line: string) =>
    nearness
      ? nearness(line) >= least.near && wordsIn(line) >= least.words
      : wordsIn(line) >= least.words + WORDS_ALONE;
  const nearOf = nearness ?? wordsIn;
  const near = selectLines({ lang, found }, shown)
    .filter(isNear)
    .toSorted((one, other) => nearOf(other) - nearOf(one));
  const lines = near.filter((line) => nearOf(line) >= NEARLY * nearOf(near[0] ?? line));
  return lines.length > 0 ? { shown, lines: lines.slice(0, MOST_LINES) } : null;
}

/** How many words of a message a line has that its question does not name: all of the answer is about those. */
function countSharedWords(text: string, question: string, lang: Language): (line: string) => number {
  const ofAll = new Set(stems(question, lang));
  const asked = new Set(stems(text, lang).filter((stem) => !ofAll.has(stem)));
  return (line) => new Set(stems(line, lang).filter((stem) => asked.has(stem))).size;
}

/** The line with its source, and the questions that are likeliest besides. */
export function nearestLineAnswer(
  { shown, lines }: NearestLine,
  found: SearchResult,
  frame: AnswerFrame & { earlier: readonly QuestionAndAnswer[] },
): Answer {
  const others = withoutShown({ found, ...frame });
  const cited = lines.map((line) => `${line} [1]`);
  return {
    ...answerOfLines(frame, {
      lines: cited,
      documents: [shown.document],
      offered: withoutUnquotable(others, frame.lang).candidates.slice(0, OFFERED.beside),
    }),
    form: 'nearest-line',
  };
}

/** What was found without the answers that were shown: where the first was, it is not sure any more which is meant. */
export function withoutShown({
  found,
  earlier,
  library,
}: Pick<FollowUp, 'found' | 'earlier' | 'library'>): SearchResult {
  const { certainty, candidates } = found;
  const shown = new Set(shownAnswers(earlier, library).map(idOf));
  const isNew = ({ answered }: RankedCandidate) => !shown.has(answered.id);
  const [first] = candidates;
  const isAgain = first !== undefined && !isNew(first);
  return {
    ...found,
    certainty: isAgain && certainty === 'sure' ? 'unsure' : certainty,
    candidates: candidates.filter(isNew),
  };
}
