import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import type { Language } from '@careward/contracts/kernel/languages';
import { fileTexts } from '@careward/content/coach/file-texts';
import { paperKindTexts } from '@careward/content/coach/paper-kinds';
import { masked } from '../../model/identifiers.domain.js';
import { questionsIn } from '../looked-up.domain.js';
import { chosenIn, type ScoredSentence, scored, summaryOf } from './chosen-sentences.domain.js';
import { piecesOf } from './file-danger.domain.js';
import {
  type AttachedFile,
  type FileSentence,
  isOfMedicine,
  isQuotable,
  shownName,
} from './file-sentences.domain.js';
import { type FileQuestion, type FilesInView, isWithoutWords } from './files-in-view.domain.js';
import { daysIn, factsWanted, type PaperFact } from './paper-facts.domain.js';
import type { PaperHelp } from './paper-kind.domain.js';
import type { EvidenceContext, LibraryEvidence, NearnessOf } from './sentence-evidence.domain.js';
import { isUnrelated } from './unrelated-question.domain.js';
import { emptyResult } from '../../retrieval/search-result.domain.js';

/** `isNotice`: what has to be said of a file whoever answers: what of it could not be read, and what it says of medicines. */
export type FileLine = { text: string; path: string | null; isNotice?: true };

/** What the files say to a question, before its citations have numbers. */
export type FileFindings = {
  lines: readonly FileLine[];
  /** Those that are quoted, in the order of their numbers. */
  quoted: readonly { path: string; title: string }[];
  /** The spans of days that the quotations name. */
  days: readonly string[];
  /** The same for a model, which may put it in words of its own. */
  documents: readonly DocumentPassages[];
  isAlone: boolean;
  /** What the files say is what was asked for, so it stands before the library's answer. */
  isFirst: boolean;
  /** Nothing but the exchange before speaks for it that the question is about them: they answer only what the library does not. */
  isGuess: boolean;
  /** Neither the files nor caring is what the question is about. */
  isUnrelated: boolean;
  /** What the library has on such papers, where the whole of one was asked for, or what to do; null where the question is its own. */
  help: PaperHelp | null;
  /** In what of them a danger is looked for. */
  judged: readonly string[];
};

type Part = {
  file: AttachedFile;
  title: string;
  chosen: readonly ScoredSentence[];
  own: readonly ScoredSentence[];
};

export function findingsInFiles(
  view: FilesInView,
  asked: FileQuestion,
  nearness: NearnessOf,
  library: LibraryEvidence = emptyResult,
): FileFindings {
  const { text, lang } = asked;
  const evidence = { text, lang, nearness, library };
  const all = scored(view, evidence);
  const { chosen, notFound, isDoubtful, isUnrelated, ...choice } = choiceOf(all, view, evidence);
  const isSure = choice.isSure && isForPapersAlone(text);
  const isAlone = isWithoutWords(asked);
  const isAnswered = chosen.length > 0;
  const isSummary = isAlone || view.isWholeAsked || ((!isAnswered || isDoubtful) && isOnlyNamed(view));
  const parts = view.files.map((file) => partOf(file, all, { lang, chosen: isSummary ? null : chosen }));
  const quoted = parts.filter((part) => quotations(part, lang).length > 0);
  const context = {
    lang,
    view,
    isSummary,
    isAnswered,
    isDoubtful,
    isUnclear: isUnclear(all) && !isUnrelated,
    notFound,
  };
  const lines = parts.flatMap((part) => linesOf(part, context));
  const after = [
    ...(isAlone && quoted.length > 0 ? [plainLine(fileTexts[lang].wantToKnow)] : []),
    ...(isUnrelated ? [plainLine(fileTexts[lang].alsoAsk)] : []),
  ];
  return {
    lines: [...lines, ...after],
    quoted: quoted.map(({ file, title }) => ({ path: file.path, title })),
    days: daysIn(quoted.flatMap((part) => part.chosen.map(({ text }) => text)).join('\n')),
    documents: isAlone ? [] : parts.flatMap((part) => asDocument(part, lang)),
    isAlone,
    ...placeOf(view, isSure),
    isUnrelated,
    help: helpWith(view),
    judged: judgedIn(parts),
  };
}

/** Of two questions the one that looks for nothing that stands in papers is the library's. */
const isForPapersAlone = (text: string): boolean =>
  questionsIn(text).every((part) => factsWanted(part).wanted.length > 0);

/** A question that came with a file, names it and asks for nothing else: "Here is the letter, help". */
const isOnlyNamed = ({ areEarlier, areNamed, facts, subject }: FilesInView) =>
  !areEarlier && areNamed && facts.wanted.length === 0 && subject.size <= MOST_ABOUT_NOTHING;

/** To an unrelated question no sentence is quoted. */
function choiceOf(all: readonly ScoredSentence[], view: FilesInView, context: EvidenceContext) {
  const choice = { ...chosenIn(all, view), isUnrelated: isUnrelated(view, context) };
  return choice.isUnrelated ? { ...choice, chosen: [], isDoubtful: false, isSure: false } : choice;
}

const placeOf = ({ areMeant, areNamed, areEarlier }: FilesInView, isSure: boolean) => ({
  isFirst: isSure || (areMeant && (areNamed || !areEarlier)),
  isGuess: areEarlier && !areNamed && !isSure,
});

/** From this chance on that some sentence answers it is not said that none does. */
const UNCLEAR = 0.4;
const isUnclear = (all: readonly ScoredSentence[]) =>
  all.reduce((sum, { chance }) => sum + chance, 0) >= UNCLEAR;

/** Words that are left where a file is only named: "could you look at this letter". */
const MOST_ABOUT_NOTHING = 1;

function partOf(
  file: AttachedFile,
  all: readonly ScoredSentence[],
  { lang, chosen }: { lang: Language; chosen: readonly ScoredSentence[] | null },
): Part {
  const own = all.filter(({ path }) => path === file.path);
  return {
    file,
    title: shownName(file, fileTexts[lang].yourFile),
    own,
    chosen: chosen ? own.filter((sentence) => chosen.includes(sentence)) : summaryOf(own),
  };
}

/** To a question that says nothing but "what does it mean" the library has nothing by itself. */
function helpWith({ areMeant, isWholeAsked, facts, kinds: ofFiles }: FilesInView): PaperHelp | null {
  const isTaskAsked = areMeant && facts.wanted.some((each) => each.facts.includes('task'));
  if (!isWholeAsked && !isTaskAsked) return null;
  const kinds = [...ofFiles.values()];
  const known = kinds.find(({ answerId, topicId }) => answerId ?? topicId);
  return known ?? (isWholeAsked ? {} : null);
}

/** What is about to be quoted, and what a model may be told: all of a note, of a long letter what comes nearest. */
function judgedIn(parts: readonly Pick<Part, 'own' | 'chosen'>[]): string[] {
  const pieces = parts.map(({ own, chosen }) => {
    const near = new Set([...chosen, ...nearest(own), ...nearest(own.filter(isQuotable))]);
    return piecesOf(own, (sentence) => near.has(sentence));
  });
  return [...pieces.flatMap(({ alone }) => alone), ...pieces.flatMap(({ together }) => together)];
}

type FileLineContext = {
  lang: Language;
  view: FilesInView;
  isSummary: boolean;
  isAnswered: boolean;
  /** What is quoted only comes nearest. */
  isDoubtful: boolean;
  /** Nothing is quoted, but something may answer. */
  isUnclear: boolean;
  notFound: readonly PaperFact[];
};

const plainLine = (text: string): FileLine => ({ text, path: null });
const notice = (text: string): FileLine => ({ text, path: null, isNotice: true });

function linesOf(part: Part, context: FileLineContext): FileLine[] {
  const { file, title, chosen } = part;
  const { lang, view, isAnswered, isSummary } = context;
  const words = fileTexts[lang];
  if (file.status === 'reading') return [notice(words.reading(title))];
  if (file.status === 'failed') return [notice(words.unreadable(title))];
  if (file.text.trim() === '') return [notice(words.noText(title))];
  const kind = isSummary ? view.kinds.get(file.path)?.kind : undefined;
  const quotes = quotations({ chosen: chosen.filter((each) => !isOfMedicine(each)) }, lang);
  const after = [...medicineLines(part, context), ...notices(part, context)];
  const [only] = quotes;
  // Of several files only those are named that answer.
  if (!only) return [...(isAnswered && !isSummary ? [] : [plainLine(nothingIn(part, context))]), ...after];
  const heading = headingOf(title, context);
  return [
    ...(kind ? [plainLine(words.looksLike(paperKindTexts[lang][kind]))] : []),
    ...(quotes.length === 1
      ? [{ ...only, text: `${heading} ${only.text}` }]
      : [plainLine(heading), ...quotes.map(asItem)]),
    ...after,
  ];
}

const asItem = ({ text, path }: FileLine): FileLine => ({ text: `- ${text}`, path });

const isReadWhole = ({ status, missing }: AttachedFile) => status === 'ready' && missing.length === 0;

/** Only of a file that was read whole is it said that it has nothing, and only where that is likely. */
function nothingIn({ file, title }: Part, { lang, view, isUnclear, notFound }: FileLineContext): string {
  const words = fileTexts[lang];
  if (!isReadWhole(file)) return words.nothingInPart(title);
  const { wanted } = view.facts;
  if (wanted.length > 0 && wanted.length === notFound.length)
    return words.noFact(title, factNames(notFound, lang));
  return isUnclear ? words.unclear(title) : words.nothing(title);
}

const factNames = (facts: readonly PaperFact[], lang: Language): readonly string[] =>
  facts.map((fact) => fileTexts[lang].facts[fact]);

/** The sentences that are quoted, word for word, each with its page where there are several. */
const quotations = ({ chosen }: Pick<Part, 'chosen'>, lang: Language): FileLine[] =>
  chosen
    .filter((sentence) => isQuotable(sentence) || isOfMedicine(sentence))
    .map(({ text, path, page }) => ({
      text: `“${text}”${page === null ? '' : ` (${fileTexts[lang].onPage(page)})`}`,
      path,
    }));

function headingOf(title: string, { lang, view, isSummary, isDoubtful }: FileLineContext): string {
  const words = fileTexts[lang];
  if (isSummary) return words.summary(title);
  if (isDoubtful) return words.nearest(title);
  if (view.areEarlier) return words.earlierSays(title);
  return view.files.length > 1 ? words.namedSays(title) : words.says;
}

/** How the paper says to take a medicine, with whom to ask; in a summary that it does. */
function medicineLines({ chosen, own }: Part, { lang, isSummary }: FileLineContext): FileLine[] {
  const words = fileTexts[lang];
  const quoted = chosen.filter(isOfMedicine);
  if (quoted.length > 0)
    return [
      notice(words.medicineSays),
      ...quotations({ chosen: quoted }, lang).map((line): FileLine => ({ ...asItem(line), isNotice: true })),
      notice(words.askPharmacist),
    ];
  return isSummary && own.some(isOfMedicine) ? [notice(words.medicine)] : [];
}

/** What has to be said of what answers and is not quoted, and of what was not read. */
function notices({ file, chosen, own }: Part, context: FileLineContext): FileLine[] {
  const { lang, view, isSummary, notFound } = context;
  const words = fileTexts[lang];
  const isWithheld = (isSummary ? own : chosen).some(
    (sentence) => !isQuotable(sentence) && !isOfMedicine(sentence) && sentence.objection !== 'unread',
  );
  const isMissed =
    isReadWhole(file) && chosen.some(isQuotable) && !isSummary && view.areMeant && notFound.length > 0;
  return [
    ...(isMissed ? [plainLine(words.notFound(factNames(notFound, lang)))] : []),
    ...(isWithheld ? [notice(words.withheld)] : []),
    ...(chosen.some(({ objection }) => objection === 'unread') ? [notice(words.unreadAnswer)] : []),
    ...(file.status === 'partial'
      ? [notice(file.missing.length > 0 ? words.missing(file.missing) : words.partial)]
      : []),
  ];
}

/** Sentences of a file that a model reads at most. */
const MOST_TOLD = 12;
const nearest = (sentences: readonly ScoredSentence[]) =>
  sentences.toSorted((a, b) => b.chance - a.chance).slice(0, MOST_TOLD);

/**
 * A file as what a model may cite: without what may not be quoted, and without what would tell who somebody is, among it
 * phone numbers, so that a model can give none of a file's.
 */
function asDocument({ file: { path }, title: name, own }: Part, lang: Language): DocumentPassages[] {
  const title = masked(name);
  const best: readonly FileSentence[] = nearest(own.filter(isQuotable));
  if (best.length === 0) return [];
  const passages = own.filter((sentence) => best.includes(sentence));
  return [
    {
      documentId: path,
      version: 1,
      title: { en: title, es: title },
      url: path,
      keywords: { en: [], es: [] },
      conditions: [],
      confirmed: true,
      passages: passages.map(({ at, text }) => ({
        id: `${lang}.text.${at}`,
        lang,
        part: 'text',
        text: masked(text),
      })),
    },
  ];
}
