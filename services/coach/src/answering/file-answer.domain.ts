import { FILE_ATTACHED } from '@careward/contracts/coach/files';
import { isVisible } from '@careward/contracts/kernel/readable';
import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import type { Language } from '@careward/contracts/kernel/languages';
import { fileTexts } from '@careward/content/coach/file-texts';
import { fold } from '@careward/content/text/readings';
import type { Objection } from '@careward/content/text/words-of-others';
import { stems } from '../retrieval/words.domain.js';
import { masked } from '../model/identifiers.domain.js';
import { piecesOf } from './file-danger.domain.js';
import {
  type AttachedFile,
  fileSentences,
  type FileSentence,
  shownName,
  type Value,
} from './file-sentences.domain.js';

/** How near a sentence lies to the question by its meaning; 0 where that is not known. */
export type NearnessOf = (sentence: string) => number;

type FileQuestion = {
  text: string;
  lang: Language;
  files: readonly AttachedFile[];
  /** The conversation's latest exchanges, oldest first. */
  earlier: readonly { files?: readonly AttachedFile[] }[];
};

/** The files that a question is about, with their sentences. */
export type FilesInView = {
  files: readonly AttachedFile[];
  sentences: readonly FileSentence[];
  areEarlier: boolean;
};

/** Questions after the one that files came with, which may still be about them. */
const EARLIER_ASKED = 2;

/** Folded. Most words that name a file name other things as well, unless they are said of one that both know. */
const NAMES_A_FILE =
  /\b(?:files?|pdf|attachments?|archivos?|adjuntos?)\b|\b(?:the|this|that|these|those|my|your|attached|el|la|los|las|del|al|est[aeo]s?|mis?|sus?)(?: attached)? (?:letters?|documents?|papers?|photos?|pictures?|images?|scans?|forms?|bills?|notices?|invoices?|reports?|statements?|results?|cartas?|documentos?|papel(?:es)?|fotos?|imagen(?:es)?|formularios?|facturas?|cuentas?|avisos?|informes?|resultados?)\b/;
const SAYS =
  /\b(?:what (?:does |do )?(?:it|this|that) (?:says?|means?)|does (?:it|this|that) (?:say|mean)|(?:it|this) says?|(?:dice|significa|explique|explica) (?:esto|eso|ahi)|what is this|que es esto)\b/;
const refersToFile = (text: string) => NAMES_A_FILE.test(fold(text)) || SAYS.test(fold(text));

/** Files that came with the question; else those of the latest exchange that had any, if the question speaks of a file. */
export function filesInView({ text, files, earlier }: FileQuestion): FilesInView | null {
  const view = (seen: readonly AttachedFile[], areEarlier: boolean) => ({
    files: seen,
    sentences: seen.flatMap(fileSentences),
    areEarlier,
  });
  if (files.length > 0) return view(files, false);
  const before = earlier.slice(-EARLIER_ASKED).findLast((exchange) => (exchange.files ?? []).length > 0);
  return before?.files && refersToFile(text) ? view(before.files, true) : null;
}

/** Whether nothing was asked: the files were sent alone (spec.md 5, "Chat"). */
export const isWithoutWords = ({
  text,
  files = [],
}: Pick<FileQuestion, 'text'> & Partial<FileQuestion>): boolean =>
  files.length > 0 && (text.trim() === FILE_ATTACHED || !isVisible(text));

/** Sentences whose meaning is compared at most; the longer a file is, the longer that takes. */
const MOST_COMPARED = 48;

/** The sentences whose meaning is worth comparing: first those that share a word with the question or hold a value. */
export function compared(
  { sentences }: FilesInView,
  { text, lang }: Pick<FileQuestion, 'text' | 'lang'>,
): string[] {
  const asked = new Set(stems(text, lang));
  const interest = ({ text: said, values }: FileSentence) =>
    stems(said, lang).filter((term) => asked.has(term)).length + (values.size > 0 ? 1 : 0);
  return sentences
    .map((sentence) => ({ sentence, interest: interest(sentence) }))
    .sort((a, b) => b.interest - a.interest)
    .slice(0, MOST_COMPARED)
    .map(({ sentence }) => sentence.text);
}

/** What is looked for, folded, by what a question asks. */
const wants: readonly (readonly [RegExp, readonly Value[]])[] = [
  [
    /\b(?:when|what (?:date|day|time)|dates?|deadlines?|due|expires?|until|how long|cuando|fechas?|plazos?|vence|hasta)\b/,
    ['date', 'deadline'],
  ],
  [
    /\b(?:how much|costs?|pay|owe|amount|price|premium|bill|cuanto|cuanta|cuesta|pagar|debo|debe|monto|prima)\b/,
    ['amount'],
  ],
  [/\b(?:call|phone|number|contact|reach|who do i|llamo|llamar|telefono|numero|contacto)\b/, ['phone']],
];

/** What a shared word and a value that is looked for add to the nearness of a sentence, and what it takes to answer. */
const WEIGHT = { shared: 0.2, value: 0.12 };
const ANSWERS = { from: 0.2, ofBest: 0.6, most: 3 };

type ScoredSentence = FileSentence & { score: number };

function scored(
  { sentences }: FilesInView,
  { text, lang }: Pick<FileQuestion, 'text' | 'lang'>,
  nearness: NearnessOf,
) {
  const asked = new Set(stems(text, lang));
  const wanted = new Set(wants.flatMap(([said, values]) => (said.test(fold(text)) ? values : [])));
  return sentences.map((sentence): ScoredSentence => {
    const own = new Set(stems(sentence.text, lang));
    const shared = [...asked].filter((term) => own.has(term)).length / (asked.size || 1);
    const hasWanted = [...sentence.values].some((value) => wanted.has(value));
    const score = nearness(sentence.text) + WEIGHT.shared * shared + (hasWanted ? WEIGHT.value : 0);
    return { ...sentence, score };
  });
}

/** `isNotice`: what has to be said of a file whoever answers, such as that it could not be read. */
type FileLine = { text: string; path: string | null; isNotice?: true };

/** What the files say to a question, before its citations have numbers. */
export type FileFindings = {
  lines: readonly FileLine[];
  /** Those that are quoted, in the order of their numbers. */
  quoted: readonly { path: string; title: string }[];
  /** The same for a model, which may put it in words of its own. */
  documents: readonly DocumentPassages[];
  isAlone: boolean;
  /** The question names a file, so what the file says is what was asked for. */
  isFirst: boolean;
  /** In what of them a danger is looked for. */
  judged: readonly string[];
};

export function findingsInFiles(view: FilesInView, asked: FileQuestion, nearness: NearnessOf): FileFindings {
  const { lang } = asked;
  const isAlone = isWithoutWords(asked);
  const all = scored(view, asked, nearness);
  const parts = answering(all);
  const isAnswered = !isAlone && parts.length > 0;
  const isSummary = isAlone || (!isAnswered && !view.areEarlier && refersToFile(asked.text));
  const said = view.files.map((file) => {
    const own = all.filter(({ path }) => path === file.path);
    const chosen = isSummary ? summary(own) : parts.filter(({ path }) => path === file.path);
    return { file, title: shownName(file, fileTexts[lang].yourFile), own, chosen };
  });
  const quoted = said.filter(({ chosen }) => chosen.some(isQuoted));
  const lines = said.flatMap((part) => linesOf(part, { lang, view, isAnswered }));
  return {
    lines:
      isAlone && quoted.length > 0 ? [...lines, { text: fileTexts[lang].wantToKnow, path: null }] : lines,
    quoted: quoted.map(({ file, title }) => ({ path: file.path, title })),
    documents: isAnswered ? quoted.map(({ file, own }) => asDocument(file, own, lang)) : [],
    isAlone,
    isFirst: refersToFile(asked.text),
    judged: judgedIn(said),
  };
}

/** What is about to be quoted, and what a model may be told: all of a note, of a long letter what comes nearest. */
function judgedIn(parts: readonly Pick<Part, 'own' | 'chosen'>[]): string[] {
  const pieces = parts.map(({ own, chosen }) => {
    const near = new Set([...chosen, ...nearest(own), ...nearest(own.filter(isQuoted))]);
    return piecesOf(own, (sentence) => near.has(sentence));
  });
  return [...pieces.flatMap(({ alone }) => alone), ...pieces.flatMap(({ together }) => together)];
}

const isQuoted = ({ objection }: FileSentence) => objection === null;

/** The sentences that answer, the best of all files, in their order. */
function answering(all: readonly ScoredSentence[]): ScoredSentence[] {
  const best = Math.max(0, ...all.map(({ score }) => score));
  const enough = Math.max(ANSWERS.from, ANSWERS.ofBest * best);
  const chosen = all
    .filter(({ score }) => score >= enough)
    .sort((a, b) => b.score - a.score)
    .slice(0, ANSWERS.most);
  return all.filter((sentence) => chosen.includes(sentence));
}

const SUMMARY = { first: 2, values: ['deadline', 'date', 'amount', 'phone'] as const };
const GREETS = /^(?:dear|hello|sincerely|re:|to:|from:|estimad[oa]s?|querid[oa]s?|atentamente|asunto:)\b/i;
const isSentence = ({ text }: FileSentence) =>
  text.length >= 25 && /[.!?]["”»)]?$/.test(text) && !GREETS.test(text);

/** How a file begins, and what dates, amounts and phone numbers it names. */
function summary(own: readonly ScoredSentence[]): ScoredSentence[] {
  const whole = own.filter(isSentence);
  const first = (whole.length > 0 ? whole : own).filter(isQuoted).slice(0, SUMMARY.first);
  const valuable: ScoredSentence[] = [];
  const isNew = (value: Value) => ![...first, ...valuable].some(({ values }) => values.has(value));
  for (const value of SUMMARY.values) {
    const next = isNew(value)
      ? own.find(({ values, objection }) => values.has(value) && !objection)
      : undefined;
    if (next) valuable.push(next);
  }
  return own.filter((sentence) => first.includes(sentence) || valuable.includes(sentence));
}

type Part = {
  file: AttachedFile;
  title: string;
  chosen: readonly ScoredSentence[];
  own: readonly ScoredSentence[];
};
type FileLineContext = { lang: Language; view: FilesInView; isAnswered: boolean };

function linesOf({ file, title, chosen, own }: Part, said: FileLineContext): FileFindings['lines'] {
  const { lang, isAnswered } = said;
  const words = fileTexts[lang];
  const line = (text: string): FileLine => ({ text, path: null });
  const notice = (text: string): FileLine => ({ text, path: null, isNotice: true });
  if (file.status === 'reading') return [notice(words.reading(title))];
  if (file.status === 'failed') return [notice(words.unreadable(title))];
  if (file.text.trim() === '') return [notice(words.noText(title))];
  const cited = chosen.filter(isQuoted).map(({ text }) => ({ text: `“${text}”`, path: file.path }));
  const after = [
    ...leftOut(isAnswered ? chosen : own).map((kind) => notice(words[kind])),
    ...(file.status === 'partial' ? [notice(words.partial)] : []),
  ];
  const [only] = cited;
  // Of several files only those are named that answer.
  if (!only) return isAnswered || after.length > 0 ? after : [line(words.nothing(title))];
  const heading = headingOf(title, said);
  if (cited.length === 1) return [{ ...only, text: `${heading} ${only.text}` }, ...after];
  return [line(heading), ...cited.map(({ text, path }) => ({ text: `- ${text}`, path })), ...after];
}

function headingOf(title: string, { lang, view, isAnswered }: FileLineContext): string {
  const words = fileTexts[lang];
  if (!isAnswered) return words.summary(title);
  if (view.areEarlier) return words.earlierSays(title);
  return view.files.length > 1 ? words.namedSays(title) : words.says;
}

const OF_MEDICINES: ReadonlySet<Objection | null> = new Set<Objection>([
  'dose',
  'medicine',
  'stopping',
  'changingADose',
  'hidingAMedicine',
]);

/** What has to be said of sentences that answer and are not quoted. */
function leftOut(chosen: readonly ScoredSentence[]): ('medicine' | 'withheld')[] {
  const objections = chosen.flatMap(({ objection }) => objection ?? []);
  return [
    ...(objections.some((objection) => OF_MEDICINES.has(objection)) ? (['medicine'] as const) : []),
    ...(objections.some((objection) => !OF_MEDICINES.has(objection)) ? (['withheld'] as const) : []),
  ];
}

/** Sentences of a file that a model reads at most. */
const MOST_TOLD = 12;
const nearest = (sentences: readonly ScoredSentence[]) =>
  sentences.toSorted((a, b) => b.score - a.score).slice(0, MOST_TOLD);

/**
 * A file as what a model may cite: without what may not be quoted, and without what would tell who somebody is, among it
 * phone numbers, so that a model can give none of a file's.
 */
function asDocument(file: AttachedFile, own: readonly ScoredSentence[], lang: Language): DocumentPassages {
  const { path } = file;
  const title = masked(shownName(file, fileTexts[lang].yourFile));
  const best = nearest(own.filter(isQuoted));
  return {
    documentId: path,
    version: 1,
    title: { en: title, es: title },
    url: path,
    keywords: { en: [], es: [] },
    conditions: [],
    confirmed: true,
    passages: own
      .filter((sentence) => best.includes(sentence))
      .map(({ at, text }) => ({ id: `${lang}.text.${at}`, lang, part: 'text', text: masked(text) })),
  };
}
