import type { Language } from '@careward/contracts/kernel/languages';
import type { AnsweredIn } from './library-index.domain.js';

/** One turn of a conversation, as far as finding an answer to the next goes by it. */
export type RememberedTurn = {
  question: string;
  /** The prepared answer that was given, and the topic that answered. */
  answerId?: string;
  topicId?: string;
  /** The prepared answers that were given or offered, by their ids, the likeliest first. */
  shown: readonly string[];
};

/** What is remembered of a conversation, oldest first. */
export type Remembered = readonly RememberedTurn[];

/** A conversation of which only the questions are known. */
export const onlyAsked = (questions: readonly string[]): Remembered =>
  questions.map((question) => ({ question, shown: [] }));

type Said = { question: string; earlier: Remembered; lang: Language };
/** The library's answered questions, by id. */
type Answered = { answered(id: string): AnsweredIn | undefined };

const QUESTIONS_BEFORE = 2;

/** A message after the two before it. */
export const afterQuestions = ({ question, earlier }: Pick<Said, 'question' | 'earlier'>): string =>
  [...earlier.slice(-QUESTIONS_BEFORE).map((turn) => turn.question), question].filter(Boolean).join('\n');

/** A message after the question of the answer that was shown last; as it is where none was. */
export function afterShown({ question, earlier, lang }: Said, library: Answered): string {
  const last = answersInView(earlier, library).at(-1);
  return last ? `${last.answered.question[lang]}\n${question}` : question;
}

/** What each turn left in view, as far as the library still has it: the answer given, else the likeliest offered. */
const answersInView = (earlier: Remembered, library: Answered): AnsweredIn[] =>
  earlier.flatMap(({ answerId, shown: [offered] }) => library.answered(answerId ?? offered ?? '') ?? []);

/**
 * What an answered question has to do with those that were shown, as numbers of 0 and 1: it is asked next after the last, is
 * of its topic, is it, is followed by it, comes two after it; was shown before that, is asked next after such a one, is of its
 * topic.
 */
export function relationsTo(earlier: Remembered, library: Answered): (held: AnsweredIn) => number[] {
  const inView = answersInView(earlier, library);
  const last = inView.at(-1);
  const before = inView.slice(0, -1);
  const secondNext = new Set(
    (last?.answered.next ?? []).flatMap((id) => library.answered(id)?.answered.next ?? []),
  );
  const beforeIds = new Set(before.map(({ answered }) => answered.id));
  const nextBefore = new Set(before.flatMap(({ answered }) => answered.next));
  const topicsBefore = new Set(before.map(({ topic }) => topic.documentId));
  return ({ answered, topic }) =>
    [
      last?.answered.next.includes(answered.id),
      last?.topic.documentId === topic.documentId,
      last?.answered.id === answered.id,
      last && answered.next.includes(last.answered.id),
      secondNext.has(answered.id),
      beforeIds.has(answered.id),
      nextBefore.has(answered.id),
      topicsBefore.has(topic.documentId),
    ].map((holds) => (holds ? 1 : 0));
}
