import type { Suggestion } from '@careward/contracts/coach/schemas';
import type { Language } from '@careward/contracts/kernel/languages';
import { isQuotable } from '@careward/content/text/medicines';
import { answerTexts } from '@careward/content/coach/answer-texts';
import { fileTexts } from '@careward/content/coach/file-texts';
import type { ModelFailure } from '../model/model-answer.js';
import type { RankedCandidate } from '../retrieval/search-result.domain.js';
import { type Answer, unstartedAnswer } from './answer.domain.js';
import type { FileFindings } from './files/file-findings.domain.js';
import type { GivenPassage } from './given-passages.domain.js';
import { type Opening, openingLines } from './opening.domain.js';
import { noPlaceNote, type PlaceNote } from './place-note.domain.js';
import { asSuggestion, OFFERED } from './prepared-answer.domain.js';
import { filePart, type FilePart } from './files/with-files.domain.js';
import { isUrgent, urgentQuote } from './quotes.domain.js';

/** What an answer is made of around a model's verified sentences, each with its [n]. */
export type WritingFrame = {
  lang: Language;
  /** Of a question about taking a medicine its line stands first; comfort is the model's own. */
  opening: Opening;
  /** Everything that the model was given by now. */
  passages: readonly GivenPassage[];
  /** The likeliest prepared answers, to offer what was not cited. */
  candidates: readonly RankedCandidate[];
  /** What the files say, whatever the model makes of them. */
  said: FileFindings | null;
  /** What the first cited answer asks the place for; its sources are numbered from `n` on. */
  placeNoteFor: (cited: GivenPassage | undefined, n: number) => PlaceNote;
};

const MARK = /\[(\d+)\]/g;

/** The passages that a text cites, in the order in which it first does: they become sources 1, 2, 3. */
const citedIn = (content: string, passages: readonly GivenPassage[]): GivenPassage[] =>
  [...new Set([...content.matchAll(MARK)].map(([, n]) => Number(n)))].flatMap(
    (n) => passages.find((passage) => passage.n === n) ?? [],
  );

/** A number in brackets that is no passage's is the writer's own. */
function renumberCitations(content: string, passages: readonly GivenPassage[]): string {
  const order = citedIn(content, passages).map(({ n }) => n);
  return content.replace(MARK, (mark, n: string) => {
    const at = order.indexOf(Number(n));
    return at < 0 ? mark : `[${at + 1}]`;
  });
}

const medicineLines = ({ opening }: Pick<WritingFrame, 'opening'>): string[] =>
  opening.isAboutMedicine ? openingLines(opening) : [];

/** How the answer begins, as far as the sentences so far decide it; null where they do not yet. */
export function composeDraft(
  content: string,
  frame: Pick<WritingFrame, 'opening' | 'passages'>,
): string | null {
  const lines = renumberCitations(content, frame.passages).split('\n');
  if (content === '' || !lines.every(isQuotable)) return null;
  return [...medicineLines(frame), ...lines].join('\n');
}

/**
 * The answer of a model: its sentences, what the place adds, what the files say where it has cited none, and the number to
 * call of the first answer that it cites unless it names one. Null where a line names a dose or permits a medicine.
 */
export function writtenAnswer(content: string, frame: WritingFrame): Answer | null {
  const begun = composeDraft(content, frame);
  if (begun === null) return null;
  const { lang, passages, said, opening } = frame;
  const cited = citedIn(content, passages);
  const own = cited.map(({ source }, at) => ({ n: at + 1, ...source }));
  const place = placeNoteAfter(cited, frame);
  const sources = [...own, ...place.sources];
  const files = addFilePart(said, { lang, sources });
  const lines = [
    begun,
    ...place.lines,
    ...place.more,
    ...files.lines,
    ...urgentLines(cited[0], content, lang),
  ];
  return {
    content: lines.join('\n'),
    lang,
    kind: 'model',
    note: [answerTexts[lang].modelNote, ...files.note].join(' '),
    sources: [...sources, ...files.sources],
    risk: null,
    moreSteps: [],
    suggestions: place.asks?.suggestions ?? suggestAnswers(frame, cited),
    ...(place.asks && { askedPlaceFor: place.asks.for }),
    ...outcomeOf(content, cited),
    ...(opening.feeling && { feeling: opening.feeling }),
    passages: idsOf(passages),
  };
}

/** What the place adds, unless the model has cited what holds there. */
const placeNoteAfter = (cited: readonly GivenPassage[], { placeNoteFor }: WritingFrame): PlaceNote =>
  cited.some(({ isOfPlace }) => isOfPlace) ? noPlaceNote : placeNoteFor(cited[0], cited.length + 1);

/** A model that cites nothing asks back, or says that it does not have what was asked: then the library lacks it. */
function outcomeOf(
  content: string,
  cited: readonly GivenPassage[],
): Pick<Answer, 'outcome' | 'isUnanswered'> {
  if (cited.length > 0) return { outcome: 'answered' };
  return content.trimEnd().endsWith('?') ? { outcome: 'choice' } : { outcome: 'refused', isUnanswered: true };
}

const idsOf = (passages: readonly GivenPassage[]): string[] =>
  passages.flatMap(({ held }) => held?.answered.id ?? []);

const hasFile = (cited: readonly GivenPassage[]) => cited.some(({ source }) => source.file !== undefined);

/** The likeliest answers that it has not cited, for a tap. */
function suggestAnswers({ candidates, lang }: WritingFrame, cited: readonly GivenPassage[]): Suggestion[] {
  const ids = new Set(cited.map(({ held }) => held?.answered.id));
  const most = cited.length === 0 ? OFFERED.instead : OFFERED.beside;
  return candidates
    .filter(({ answered }) => !ids.has(answered.id))
    .slice(0, most)
    .map((each) => asSuggestion(each, lang));
}

/** The number to call stands at the end where no sentence names one. */
function urgentLines(first: GivenPassage | undefined, content: string, lang: Language): string[] {
  const urgent = first && !isUrgent(content) ? urgentQuote(first.document, lang) : undefined;
  return urgent === undefined ? [] : [`${urgent} [1]`];
}

/** What the files say where the model has cited none. What they say of medicines, and what could not be read, is said in any case. */
function addFilePart(
  said: FileFindings | null,
  { lang, sources }: Pick<Answer, 'lang' | 'sources'>,
): FilePart {
  if (!said || said.isGuess) return { lines: [], sources: [], note: [] };
  if (!sources.some(({ file }) => file !== undefined)) return filePart(said, { lang, sources });
  const lines = said.lines.filter(({ isNotice }) => isNotice);
  const quoted = said.quoted.filter(({ path }) => lines.some((line) => line.path === path));
  return { ...filePart({ lines, quoted }, { lang, sources }), note: [fileTexts[lang].note] };
}

/** The part of an answer that was shown before it was stopped. */
export function stoppedAnswer(
  shown: string,
  content: string,
  frame: Pick<WritingFrame, 'lang' | 'passages'>,
): Answer {
  const { lang, passages } = frame;
  if (shown === '') return unstartedAnswer(lang, null);
  const words = answerTexts[lang];
  const cited = citedIn(content, passages);
  return {
    content: shown,
    lang,
    kind: 'model',
    note: [words.stopped, words.modelNote, ...(hasFile(cited) ? [fileTexts[lang].note] : [])].join(' '),
    sources: cited.map(({ source }, at) => ({ n: at + 1, ...source })),
    risk: null,
    moreSteps: [],
    cut: 'stopped',
    passages: idsOf(passages),
  };
}

/** The library's answer with a line that says why it stands there. What answers nothing needs none. */
export const explainModelFailure = (library: Answer, failed: ModelFailure): Answer => {
  if (library.kind !== 'library') return library;
  const words = answerTexts[library.lang];
  const line = failed === 'unsupported' ? words.modelUnsupported : words.modelFailed;
  return { ...library, note: [line, library.note].join(' ') };
};
