import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import type { Language } from '@careward/contracts/kernel/languages';
import { fold } from '@careward/content/text/readings';
import { anyPhrase } from '@careward/content/text/phrase';
import { answerTexts } from '@careward/content/coach/answer-texts';
import type { Feeling } from '@careward/content/coach/feelings';
import { stems } from '../library/retrieval/stems.domain.js';
import { type Answer, type LibraryInputs, pointersTo, sourceOf } from './answer.domain.js';
import { pageAnswer } from './page-answer.domain.js';
import { explanationsOf, isUrgent, quotesOf, urgentQuote } from './quotes.domain.js';

/** A long answer is shown collapsed to 4 lines or 400 characters (spec.md 4, "Chat"), which must hold what matters. */
const SHOWN_WHEN_COLLAPSED = 400;
/** Issue A3, section 3: the steps that fit best, at most five; where a question holds two topics, they share the five. */
const STEPS_SHOWN = { one: [5], two: [3, 2] };
/** Questions about signs get the list of signs, as every emergency topic does. "Cómo se baña" asks how to do something. */
const asksForSigns = anyPhrase([
  'signs|sign|symptoms|symptom|warning|watch for|look for|how do i know|tell if',
  'senales|senal|sintomas|sintoma|como se (si|cuando|que)',
]);

/** What an answer takes from one document, and the number it is cited by. */
type Part = {
  title: string;
  listed: (quote: string) => string;
  cited: (quote: string) => string;
  /** Stands at the top; a second document's stands with the rest of when to call. */
  urgent: string | undefined;
  later: string[];
  steps: string[];
  signs: string[];
};

/**
 * Composes an answer from the sentences of one or two documents, each with the number of its source; the others are named.
 */
export function libraryAnswer(inputs: LibraryInputs): Answer {
  const { lang, documents, asksTwo, brand } = inputs;
  const [first] = documents;
  if (first?.page) return pageAnswer(inputs, { ...first, page: first.page });
  const words = answerTexts[lang];
  const parts = documents.slice(0, asksTwo ? 2 : 1).map((document, at) => partOf(inputs, document, at + 1));
  const [main] = parts;
  if (!main) throw new Error('a library answer needs a document');
  const shown = asksTwo ? STEPS_SHOWN.two : STEPS_SHOWN.one;

  const top = topOf(inputs, main);
  const content = [
    ...top.lines,
    ...parts.flatMap((part, at) => body(part, { words, steps: shown[at] ?? 0, isTitled: asksTwo })),
    ...section(
      words.seekHelp,
      parts.flatMap(({ later, listed }) => later.map(listed)),
    ),
    ...pointersTo(documents, { lang, from: parts.length }),
  ].join('\n');
  return {
    content,
    lang,
    kind: 'library',
    note: [words.note(brand), ...(first?.confirmed ? [] : [words.unconfirmed])].join(' '),
    sources: documents.map((document, at) => sourceOf(document, lang, at + 1)),
    risk: null,
    outcome: 'answered',
    moreSteps: main.steps.slice(shown[0]),
    ...(top.feeling && { feeling: top.feeling }),
  };
}

function partOf({ question, lang }: LibraryInputs, document: DocumentPassages, n: number): Part {
  const help = quotesOf(document, lang, 'whenToCall');
  const urgent = n === 1 ? urgentQuote(document, lang) : undefined;
  const wantsSigns = asksForSigns.test(fold(question)) || isUrgent(document.title[lang]);
  return {
    title: document.title[lang],
    cited: (quote) => `${quote} [${n}]`,
    listed: (quote) => `- ${quote} [${n}]`,
    urgent,
    later: help.filter((sentence) => sentence !== urgent),
    steps: stepsFor(question, lang, document),
    signs: wantsSigns ? quotesOf(document, lang, 'redFlags') : [],
  };
}

/** The lines that stand first, and the feeling that they have heard. */
type Top = { lines: string[]; feeling: Feeling | null };

/**
 * The urgent line, and before it the opening, or in its place the sentence that explains best. A sentence that leaves no
 * room for the first step or sign is left out; the line about a medicine stays.
 */
function topOf({ question, lang, documents, opening }: LibraryInputs, main: Part): Top {
  const words = answerTexts[lang];
  const urgent = main.urgent === undefined ? [] : [main.cited(main.urgent)];
  const [sign] = main.signs;
  const first = [sign ? words.signs : words.steps, main.listed(sign ?? main.steps[0] ?? '')];
  const room = SHOWN_WHEN_COLLAPSED - [...urgent, ...first].join('\n').length - 1;
  const fits = (line: string) => line.length <= room;

  if (opening.text !== '' && (opening.feeling === null || fits(opening.text)))
    return { lines: [opening.text, ...urgent], feeling: opening.feeling };
  const [document] = documents;
  const explanations = document ? explanationsOf(document, lang, question) : [];
  const explains = explanations.find((sentence) => !isUrgent(sentence) && fits(main.cited(sentence)));
  return { lines: [...(explains === undefined ? [] : [main.cited(explains)]), ...urgent], feeling: null };
}

type Layout = { words: (typeof answerTexts)[Language]; steps: number; isTitled: boolean };

function body({ title, steps, signs, listed }: Part, { words, steps: shown, isTitled }: Layout): string[] {
  return [
    ...(isTitled ? [words.about(title)] : []),
    ...section(words.signs, signs.map(listed)),
    ...section(isTitled ? null : words.steps, steps.slice(0, shown).map(listed)),
  ];
}

const section = (heading: string | null, lines: readonly string[]) =>
  lines.length > 0 ? [...(heading === null ? [] : [heading]), ...lines] : [];

/** Topics whose steps are one procedure, done from first to last. */
const PROCEDURES: ReadonlySet<string> = new Set([
  'when-to-call-911',
  '911-vs-988',
  'stroke-signs',
  'heart-attack-signs',
  'choking-first-aid',
  'poison-and-medicine-mistakes',
  'seizure-first-aid',
  'low-blood-sugar',
  'after-a-fall',
  'transfers',
]);

/** A document's steps, those that fit the question first; equals, and the steps of a procedure, keep their order. */
function stepsFor(question: string, lang: Language, document: DocumentPassages): string[] {
  const steps = quotesOf(document, lang, 'steps');
  if (PROCEDURES.has(document.documentId)) return steps;
  const asked = new Set(stems(question, lang));
  const words = steps.map((step) => new Set(stems(step, lang)));
  /** A word that many steps have says little about which of them is meant. */
  const weight = (word: string) => 1 / words.filter((step) => step.has(word)).length;
  const fit = words.map((step) =>
    [...step].filter((word) => asked.has(word)).reduce((sum, word) => sum + weight(word), 0),
  );
  return steps
    .map((step, at) => ({ step, fit: fit[at] ?? 0 }))
    .sort((a, b) => b.fit - a.fit)
    .map(({ step }) => step);
}
