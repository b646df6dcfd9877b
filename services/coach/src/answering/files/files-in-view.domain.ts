import { FILE_ATTACHED } from '@careward/contracts/coach/files';
import type { Source } from '@careward/contracts/coach/schemas';
import type { Language } from '@careward/contracts/kernel/languages';
import { isVisible } from '@careward/contracts/kernel/readable';
import { fold } from '@careward/content/text/readings';
import { stems } from '../../retrieval/words.domain.js';
import { type AttachedFile, comparedText, type FileSentence } from './file-sentences.domain.js';
import { factsWanted, type WantedFacts } from './paper-facts.domain.js';
import type { KnownPaperKind } from './paper-kind.domain.js';

export type FileQuestion = {
  text: string;
  lang: Language;
  files: readonly AttachedFile[];
  /** The conversation's latest exchanges, oldest first. */
  earlier: readonly {
    files?: readonly AttachedFile[];
    answer?: { sources: readonly Pick<Source, 'file'>[] } | null;
  }[];
};

/** The files that a question may be about. */
export type MeantFiles = {
  files: readonly AttachedFile[];
  areEarlier: boolean;
  /** The question names a file. */
  areNamed: boolean;
  /** It names them, or is about nothing else: "and how much do I pay?" */
  areMeant: boolean;
  /** The whole of a paper is asked for: "What does it mean, and what do I do now?" */
  isWholeAsked: boolean;
  facts: WantedFacts;
  /** What the question speaks of besides what it looks for. */
  subject: ReadonlySet<string>;
};

/** The same with their sentences, and what each of them looks like, by its path. */
export type FilesInView = MeantFiles & {
  sentences: readonly FileSentence[];
  kinds: ReadonlyMap<string, KnownPaperKind>;
};

/** Folded. Most words that name a file name other things as well, unless they are said of one that both know. */
const NAMES_A_FILE =
  /\b(?:files?|pdf|attachments?|archivos?|adjuntos?)\b|\b(?:the|this|that|these|those|my|your|attached|el|la|los|las|del|al|est[aeo]s?|mis?|sus?)(?: attached)? (?:letters?|documents?|papers?|photos?|pictures?|images?|scans?|forms?|bills?|notices?|invoices?|reports?|statements?|results?|labels?|cartas?|documentos?|papel(?:es)?|fotos?|imagen(?:es)?|formularios?|facturas?|cuentas?|avisos?|informes?|resultados?|etiquetas?)\b/g;
const MEAN = 'means?|significa|quiere decir';
const EXPLAIN = 'explain|expli(?:que|ca)\\w{0,2}';
const WHAT_IS = 'what is this|que es (?:esto|est[ea])';
/** With a word for a paper: its whole is asked for. */
const MEANS = new RegExp(`\\b(?:${MEAN}|${EXPLAIN}|${WHAT_IS}|in trouble)\\b`);
/** Speaks of a paper without a word for one. */
const SAYS = new RegExp(
  `\\b(?:${[
    `what (?:does |do |is |are )?(?:it|this|that|they|these)(?: all)? (?:says?|${MEAN})`,
    'does (?:it|this|that) (?:say|mean)',
    '(?:it|this) says?',
    `que (?:dice|${MEAN})(?: (?:esto|eso|ahi))?`,
    `(?:dice|significa|${EXPLAIN}) (?:it|this|esto|eso|ahi)`,
    '(?:am i|are we) in trouble',
    `(?:${WHAT_IS})(?: \\w+)?`,
  ].join('|')})\\b`,
  'g',
);

/** On folded text. */
export const namesFile = (said: string) => said.search(NAMES_A_FILE) >= 0 || said.search(SAYS) >= 0;

/** Files that came with the question; else those that it calls by their name, else those of the latest exchange that had any, if the question speaks of a file or the exchange before it did. */
export function filesMeant({ text, lang, files, earlier }: FileQuestion): MeantFiles | null {
  const said = fold(text);
  const facts = factsWanted(text);
  const areNamed = namesFile(said);
  const subject = subjectOf(facts, lang);
  const areMeant = areNamed || isAboutNothingElse(facts, subject);
  const about = { facts, subject, areNamed, areMeant, isWholeAsked: areNamed && MEANS.test(said) };
  const view = (seen: readonly AttachedFile[], areEarlier: boolean) => ({
    ...about,
    files: seen,
    areEarlier,
  });
  if (files.length > 0) return view(files, false);
  const sent = earlier.flatMap((exchange) => exchange.files ?? []);
  const called = sent.filter((file) => isCalled(file, said));
  if (called.length > 0) return { ...view(called, true), areNamed: true, areMeant: true };
  const at = earlier.findLastIndex((exchange) => (exchange.files ?? []).length > 0);
  const before = earlier[at]?.files;
  if (!before) return null;
  const last = earlier.at(-1);
  const wasAboutThem =
    at === earlier.length - 1 || last?.answer?.sources.some(({ file }) => file !== undefined) === true;
  return areNamed || wasAboutThem ? view(before, true) : null;
}

/** Shorter names are words of many messages. */
const SHORTEST_NAME = 5;

/** Whether a message has the name of a file in it, with or without its ending. */
function isCalled({ name }: AttachedFile, said: string): boolean {
  const called = fold(name).replace(/\.\w{1,5}$/, '');
  return called.length >= SHORTEST_NAME && said.includes(called);
}

const isAboutNothingElse = ({ wanted }: WantedFacts, subject: ReadonlySet<string>): boolean =>
  wanted.length > 0 && subject.size === 0;

const subjectOf = ({ rest }: WantedFacts, lang: Language): ReadonlySet<string> =>
  new Set(stems(rest.replaceAll(NAMES_A_FILE, ' ').replaceAll(SAYS, ' '), lang));

/** Whether nothing was asked: the files were sent alone (spec.md 5, "Chat"). */
export const isWithoutWords = ({
  text,
  files = [],
}: Pick<FileQuestion, 'text'> & Partial<FileQuestion>): boolean =>
  files.length > 0 && (text.trim() === FILE_ATTACHED || !isVisible(text));

/** Sentences whose meaning is compared at most; the longer a file is, the longer that takes. */
const MOST_COMPARED = 48;

/** The sentences whose meaning is worth comparing: first those that share a word with the question or hold what it looks for. */
export function compared(
  { sentences, facts }: FilesInView,
  { text, lang }: Pick<FileQuestion, 'text' | 'lang'>,
): string[] {
  const asked = new Set(stems(text, lang));
  const wanted = new Set(facts.wanted.flatMap((each) => each.facts));
  const interest = (sentence: FileSentence) =>
    stems(comparedText(sentence), lang).filter((term) => asked.has(term)).length +
    ([...sentence.facts].some((fact) => wanted.has(fact)) ? 2 : 0) +
    (sentence.facts.size > 0 ? 1 : 0);
  return sentences
    .map((sentence) => ({ sentence, interest: interest(sentence) }))
    .sort((a, b) => b.interest - a.interest)
    .slice(0, MOST_COMPARED)
    .map(({ sentence }) => comparedText(sentence));
}
