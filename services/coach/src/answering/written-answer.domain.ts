import { isQuotable } from '@careward/content/text/medicines';
import { answerTexts } from '@careward/content/coach/answer-texts';
import { fileTexts } from '@careward/content/coach/file-texts';
import type { SearchResult } from '../retrieval/search-result.domain.js';
import type { ModelFailure } from '../model/model-answer.js';
import { type Answer, type Citable, sourceOf, unstartedAnswer } from './answer.domain.js';
import { isUrgentFirst } from './library-answer.domain.js';
import type { FileFindings } from './file-answer.domain.js';
import { type Opening, openingLines } from './opening.domain.js';
import { shortList } from './refusal.domain.js';
import type { PlaceNote } from './place-note.domain.js';
import { isUrgent, urgentQuote } from './quotes.domain.js';
import { ofFiles } from './with-files.domain.js';

/** A model's verified sentences with their [n], and the n that they cite; none where it only asks back. */
export type ModelText = { content: string; usedSources: readonly number[] };

type LibraryDraft = {
  answer: Answer;
  /** What the answer's sources are, in their order. */
  documents: readonly Citable[];
  /** What a model may cite besides. */
  others?: readonly NumberedCitable[];
  opening: Opening;
  place: PlaceNote;
  said?: FileFindings | null;
};
export type NumberedCitable = { n: number; document: Citable };

/**
 * The library's answer with a model's sentences in place of its quotes. What it says of the place stays, and the urgent line
 * does unless they name the number themselves, in danger at once: first there, else last; so do the words of files, which stand first
 * where they were asked for. Null when one of them names a dose or permits a medicine.
 */
export function modelAnswer(
  { answer: library, documents, others = [], opening, place, said }: LibraryDraft,
  { content, usedSources }: ModelText,
): Answer | null {
  const lines = content.split('\n');
  if (!lines.every(isQuotable)) return null;
  const main = mainOf({ answer: library, documents, others }, usedSources);
  const first = urgingFirst({ library, documents }, content);
  const last = first.length > 0 || isUrgent(content) ? [] : urging(library, main);
  const files = ofFiles(library, said);
  const cited = new Set([
    ...usedSources,
    ...(main && first.length + last.length > 0 ? [main.n] : []),
    ...[...place.sources, ...files.sources].map(({ n }) => n),
  ]);
  const { feeling: _ofLibrary, ...rest } = library;
  return {
    ...rest,
    content: [
      ...openingLines(opening),
      ...first,
      ...files.first,
      ...lines,
      ...place.lines,
      ...place.more,
      ...files.after,
      ...last,
    ].join('\n'),
    kind: 'model',
    note: [answerTexts[library.lang].modelNote, files.note].flat().join(' '),
    sources: [
      ...library.sources,
      ...others.map(({ n, document }) => sourceOf(document, library.lang, n)),
    ].filter(({ n }) => cited.has(n)),
    outcome: 'answered',
    moreSteps: [],
    ...(opening.feeling && { feeling: opening.feeling }),
  };
}

/** What the library would have answered from; where it would have asked, what the model answers from. */
function mainOf(
  { answer, documents, others = [] }: Pick<LibraryDraft, 'answer' | 'documents' | 'others'>,
  [cited]: readonly number[],
): NumberedCitable | undefined {
  const numbered = documents.map((document, at) => ({ n: at + 1, document }));
  return answer.kind === 'choice' ? [...numbered, ...others].find(({ n }) => n === cited) : numbered[0];
}

const urging = ({ lang }: Answer, main: NumberedCitable | undefined): string[] => {
  const urgent = main && urgentQuote(main.document, lang);
  return urgent === undefined ? [] : [`${urgent} [${main?.n}]`];
};

/** In danger the number to call stands first, unless the model's first sentence names it. */
const urgingFirst = (
  { library, documents }: { library: Answer; documents: readonly Citable[] },
  content: string,
): string[] =>
  isUrgentFirst({ risk: library.risk, documents }) && !isUrgent(firstSentence(content))
    ? urging(library, mainOf({ answer: library, documents }, []))
    : [];

/**
 * The questions that may be meant, under the model's own question where it asked one. Null where the library is sure of its
 * answer, or has no other question to offer.
 */
export function askingBack(
  { answer, opening, brand }: Pick<LibraryDraft, 'answer' | 'opening'> & { brand: string },
  { certainty, candidates }: SearchResult,
  question?: string,
): Answer | null {
  if (question === undefined && answer.kind === 'choice') return answer;
  if (certainty === 'sure' || candidates.length < 2) return null;
  if (question !== undefined && !isQuotable(question)) return null;
  const heading = question === undefined ? {} : { heading: question };
  return { ...shortList({ candidates, lang: answer.lang, opening, brand, ...heading }), risk: answer.risk };
}

/** Up to its citations, with which every sentence of a model ends. */
const firstSentence = (content: string) => /^[^\]]*\]/.exec(content)?.[0] ?? content;

/** How the content of `modelAnswer` begins, as far as a model's sentences so far decide it; null where they do not yet. */
export function modelAnswerSoFar(
  { answer: library, documents, opening, said }: LibraryDraft,
  content: string,
): string | null {
  const lines = content.split('\n');
  if (content === '' || !lines.every(isQuotable)) return null;
  return [
    ...openingLines(opening),
    ...urgingFirst({ library, documents }, content),
    ...ofFiles(library, said).first,
    ...lines,
  ].join('\n');
}

/** The part of a model's answer that was shown before it was stopped. */
export const stoppedAnswer = (library: Answer, shown: string): Answer => {
  if (shown === '') return unstartedAnswer(library.lang, library.risk);
  const words = answerTexts[library.lang];
  const { feeling: _feeling, askedPlaceFor: _notShown, ...rest } = library;
  const sources = library.sources.filter(({ n }) => shown.includes(`[${n}]`));
  const ofFiles = sources.some(({ file }) => file !== undefined) ? [fileTexts[library.lang].note] : [];
  return {
    ...rest,
    content: shown,
    kind: 'model',
    note: [words.stopped, words.modelNote, ...ofFiles].join(' '),
    sources,
    moreSteps: [],
    cut: 'stopped',
  };
};

/** The library's answer with a line that says why it stands there. */
export const insteadOfModel = (library: Answer, failed: ModelFailure): Answer => {
  if (library.kind === 'choice') return library;
  const words = answerTexts[library.lang];
  const isUnsupported = failed === 'unsupported' || failed === 'nothing';
  const line = isUnsupported ? words.modelUnsupported : words.modelFailed;
  return { ...library, note: [line, library.note].join(' ') };
};
