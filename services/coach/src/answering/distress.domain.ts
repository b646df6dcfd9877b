import { feelingAnswers } from '@careward/content/coach/feelings';
import type { RankedCandidate } from '../retrieval/search-result.domain.js';
import type { Answer } from './answer.domain.js';
import { type AnswerFrame, answerOfLines } from './continued-answer.domain.js';
import { asksSomething } from './looked-up.domain.js';
import { asDocument, OFFERED } from './prepared-answer.domain.js';
import { quotesOf } from './quotes.domain.js';

const PHONE_NUMBER = /\b\d{3}-\d{3}-\d{4}\b|\b988\b|\b211\b/;

/**
 * To somebody who tells how they feel and asks nothing that is surely found: the line that has heard it, one step and one
 * number, and the questions that may be meant. Null where nothing was heard, or something is asked.
 */
export function distressAnswer(
  text: string,
  offered: readonly RankedCandidate[],
  frame: AnswerFrame,
): Answer | null {
  const { feeling } = frame.opening;
  const id = feeling && !asksSomething(text) ? feelingAnswers[feeling] : undefined;
  const held = id === undefined ? undefined : frame.library.answered(id);
  if (!held) return null;
  const document = asDocument(held);
  const [step] = quotesOf(document, frame.lang, 'steps');
  const number = quotesOf(document, frame.lang, 'whenToCall').find((line) => PHONE_NUMBER.test(line));
  const lines = [step, number].flatMap((line) => (line === undefined ? [] : [`${line} [1]`]));
  const others = offered.filter(({ answered }) => answered.id !== id).slice(0, OFFERED.instead);
  return { ...answerOfLines(frame, { lines, documents: [document], offered: others }), form: 'comfort' };
}
