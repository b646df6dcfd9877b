import type { Source } from '@careward/contracts/coach/schemas';
import { type Language, languages } from '@careward/contracts/kernel/languages';
import { isQuotable } from '@careward/content/text/medicines';
import type { TopicAnswer, LibraryIndex } from '../retrieval/library-index.domain.js';
import type { ConversationMemory } from '../retrieval/conversation-memory.domain.js';
import { stems } from '../retrieval/words.domain.js';
import type { Answer, Citable } from './answer.domain.js';
import type { EarlierExchange } from './answer-question.domain.js';
import { asDocument } from './prepared-answer.domain.js';
import { withoutObjections } from '../retrieval/quotable.domain.js';
import { quotesOf } from './quotes.domain.js';

/** An exchange as far as its words go. */
export type QuestionAndAnswer = Pick<EarlierExchange, 'question' | 'answer'>;

/** The library's documents and its answered questions, by id. */
export type Library = Pick<LibraryIndex, 'document' | 'answered'>;

/** A prepared answer, or a topic, that an earlier answer was drawn from. */
export type ShownAnswer = { document: Citable; held: TopicAnswer | null; answer: Answer };

const isOfLibrary = ({ kind }: Answer) => kind === 'library' || kind === 'model';

const textOf = (line: string) => line.replace(/^- /, '').replace(/(?: ?\[\d+\])+$/, '');

/** Every line that was shown, without the signs of a list and of a source. */
export const linesOf = ({ content }: Pick<Answer, 'content'>): string[] => content.split('\n').map(textOf);

/** What the earlier answers have shown, line by line. */
export const linesShownIn = (earlier: readonly QuestionAndAnswer[]): ReadonlySet<string> =>
  new Set(earlier.flatMap(({ answer }) => (answer ? linesOf(answer) : [])));

/** The prepared answers that an answer was drawn from or offers, by their ids. */
const idsIn = ({ sources, suggestions = [] }: Answer): string[] =>
  [...sources, ...suggestions].flatMap(({ answerId }) => answerId ?? []);

/** The prepared answers that the earlier answers were written from or offer, the latest answer's first. */
export function answersBefore(earlier: readonly QuestionAndAnswer[], library: Library): TopicAnswer[] {
  const ids = earlier
    .toReversed()
    .flatMap(({ answer }) => (answer ? [...idsIn(answer), ...(answer.passages ?? [])] : []));
  return [...new Set(ids)].flatMap((id) => library.answered(id) ?? []).filter(isGivable);
}

/** What finders go by. A question that can no longer be opened is none. */
export const memoryOf = (earlier: readonly QuestionAndAnswer[]): ConversationMemory =>
  earlier
    .filter(({ question }) => question !== '')
    .map(({ question, answer }) => {
      const first = answer && isOfLibrary(answer) ? answer.sources.find(({ n }) => n === 1) : undefined;
      return {
        question,
        ...(first?.answerId !== undefined && { answerId: first.answerId }),
        ...(first?.topicId !== undefined && { topicId: first.topicId }),
        shown: answer ? idsIn(answer) : [],
      };
    });

/**
 * What the earlier answers were drawn from, oldest first, as far as the library still has it: of a card, the topic of its
 * danger, so that nothing takes up what stood before it. Pages of other sites are not taken up.
 */
export function shownAnswers(earlier: readonly QuestionAndAnswer[], library: Library): ShownAnswer[] {
  return earlier.flatMap(({ answer }) => {
    if (!answer || !(isOfLibrary(answer) || answer.kind === 'card')) return [];
    const lines = new Set(linesOf(answer).filter((line) => line !== ''));
    return answer.sources.flatMap((source) => {
      const shown = answerOf(source, answer, library);
      const isShown = source.n === 1 || lines.has(shown?.held?.answered.answer[answer.lang].direct ?? '');
      return shown && isShown ? [shown] : [];
    });
  });
}

function answerOf({ answerId, topicId }: Source, answer: Answer, library: Library): ShownAnswer | null {
  if (answerId !== undefined) {
    const held = library.answered(answerId);
    return held && isGivable(held) ? { document: asDocument(held), held, answer } : null;
  }
  const topic = topicId === undefined ? undefined : library.document(topicId);
  return topic && !topic.page ? { document: withoutObjections(topic), held: null, answer } : null;
}

const isGivable = ({ answered }: TopicAnswer) =>
  languages.every((lang) => isQuotable(answered.answer[lang].direct));

/** What a document says in a sentence or two. */
export const directOf = (document: Citable, lang: Language): string =>
  quotesOf(document, lang, 'summary').slice(0, 2).join(' ');

/** The one that a message speaks of by its words, else the latest: "say the part about the pills again". */
export function findMeantAnswer(
  text: string,
  shown: readonly ShownAnswer[],
  lang: Language,
): ShownAnswer | undefined {
  const asked = new Set(stems(text, lang));
  const shared = ({ document }: ShownAnswer) => {
    const own = new Set(stems([document.title[lang], ...textsOf(document, lang)].join(' '), lang));
    return [...asked].filter((stem) => own.has(stem)).length;
  };
  const [latest, ...before] = shown.toReversed();
  if (!latest) return undefined;
  const least = shared(latest);
  const closer = before.find((other) => shared(other) > least && shared(other) > 1);
  return closer ?? latest;
}

const textsOf = ({ passages }: Citable, lang: Language): string[] =>
  passages.filter((passage) => passage.lang === lang).map(({ text }) => text);
