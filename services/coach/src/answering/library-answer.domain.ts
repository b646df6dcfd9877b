import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import type { Language } from '@careward/contracts/kernel/languages';
import { fold } from '@careward/content/text/readings';
import { anyPhrase } from '@careward/content/text/phrase';
import { answerTexts } from '@careward/content/coach/answer-texts';
import type { Feeling } from '@careward/content/coach/feelings';
import { stems } from '../retrieval/words.domain.js';
import { isUrgentRisk } from '../understanding/safety/risk.domain.js';
import {
  type Answer,
  type LibraryInputs,
  pointersTo,
  quotingAnswer,
  section,
  SHOWN_WHEN_COLLAPSED,
} from './answer.domain.js';
import { openingLines } from './opening.domain.js';
import { pageAnswer } from './page-answer.domain.js';
import { explanationFor, isUrgent, quotesOf, urgentQuote } from './quotes.domain.js';

/** The steps that fit best. */
const STEPS_SHOWN = 5;
/** Questions about signs get the list of signs, as every emergency topic does. "Cómo se baña" asks how to do something. */
const asksForSigns = anyPhrase([
  'signs|sign|symptoms|symptom|warning|watch for|look for|how do i know|tell if',
  'senales|senal|sintomas|sintoma|como se (si|cuando|que)',
]);

/** What an answer takes from a document. */
type Quotes = {
  document: DocumentPassages;
  /** Names 911 or 988; stands first where there is a danger, else last. */
  urgent: string | undefined;
  later: string[];
  steps: string[];
  signs: string[];
};

const citeQuote = (quote: string) => `${quote} [1]`;
const listQuote = (quote: string) => `- ${quote} [1]`;

/** Composes an answer from the sentences of the first document, with the number of their source; the others are named. */
export function libraryAnswer(inputs: LibraryInputs): Answer {
  const { lang, documents, brand } = inputs;
  const [first] = documents;
  if (first?.page) return pageAnswer(inputs, { ...first, page: first.page });
  if (!first) throw new Error('a library answer needs a document');
  const words = answerTexts[lang];
  const main = quotesFrom(first, inputs);

  const top = topOf(inputs, main);
  const seekHelp = [
    ...main.later.map(listQuote),
    ...(main.urgent === undefined || isUrgentFirst(inputs) ? [] : [listQuote(main.urgent)]),
  ];
  const { place } = inputs;
  const lines = [
    ...top.lines,
    ...place.lines,
    ...section(words.signs, main.signs.map(listQuote)),
    ...section(words.steps, main.steps.slice(0, STEPS_SHOWN).map(listQuote)),
    ...top.later,
    ...place.more,
    ...section(words.seekHelp, seekHelp),
    ...pointersTo(documents, { lang, from: 1 }),
  ];
  const note = [words.note(brand), ...(first.confirmed ? [] : [words.unconfirmed])].join(' ');
  return {
    ...quotingAnswer({ lines, lang, documents, note, opening: top, place }),
    moreSteps: main.steps.slice(STEPS_SHOWN),
  };
}

function quotesFrom(document: DocumentPassages, { question, lang }: LibraryInputs): Quotes {
  const urgent = urgentQuote(document, lang);
  const wantsSigns = asksForSigns.test(fold(question)) || isUrgent(document.title[lang]);
  return {
    document,
    urgent,
    later: quotesOf(document, lang, 'whenToCall').filter((sentence) => sentence !== urgent),
    steps: stepsFor(question, lang, document),
    signs: wantsSigns ? quotesOf(document, lang, 'redFlags') : [],
  };
}

/** Topics about what cannot wait: the library's category of emergencies, which its passages do not tell. */
const EMERGENCIES: ReadonlySet<string> = new Set([
  'when-to-call-911',
  '911-vs-988',
  'stroke-signs',
  'heart-attack-signs',
  'choking-first-aid',
  'poison-and-medicine-mistakes',
  'sudden-confusion-delirium',
  'seizure-first-aid',
  'low-blood-sugar',
  'suicide-warning-signs',
]);

/** Whether the number to call stands first: where the screen found a danger, and in an emergency. */
const isUrgentFirst = ({ risk, documents: [first] }: LibraryInputs) =>
  isUrgentRisk(risk) || (first !== undefined && EMERGENCIES.has(first.documentId));

/** The lines that stand first, the feeling that they have heard, and an explanation that they have no room for. */
type Top = { lines: string[]; feeling: Feeling | null; later: string[] };

/**
 * The opening, the urgent line where it stands first, and what explains best in two or three sentences. What leaves no room
 * for the first step or sign comes after the steps, and a feeling is not heard then; the line about a medicine stays.
 */
function topOf(inputs: LibraryInputs, main: Quotes): Top {
  const { question, lang, opening } = inputs;
  const words = answerTexts[lang];
  const urgent = isUrgentFirst(inputs) && main.urgent !== undefined ? [citeQuote(main.urgent)] : [];
  const [sign] = main.signs;
  const first = [sign ? words.signs : words.steps, listQuote(sign ?? main.steps[0] ?? '')];
  const roomBeside = (lines: readonly string[]) =>
    SHOWN_WHEN_COLLAPSED - [...lines, ...urgent, ...first].join('\n').length;

  const isHeard = opening.feeling === null || roomBeside(openingLines(opening)) >= 0;
  const opens = isHeard ? openingLines(opening) : [];
  // The heading and the first step or sign take two of the four lines.
  const hasLine = opens.length + urgent.length < 2;
  const room = hasLine ? roomBeside([...opens, citeQuote('')]) : 0;
  const mayUrge = urgent.length > 0;
  const explained = explanationFor(main.document, { lang, question, room, mayUrge });
  const explanation = (text: string) => (text === '' ? [] : [citeQuote(text)]);
  return {
    lines: [...opens, ...urgent, ...explanation(explained.first)],
    feeling: isHeard ? opening.feeling : null,
    later: explanation(explained.later),
  };
}

/** A document's steps, those that fit the question first; equals, and the steps of a procedure, keep their order. */
function stepsFor(question: string, lang: Language, document: DocumentPassages): string[] {
  const steps = quotesOf(document, lang, 'steps');
  if (isProcedure(document)) return steps;
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

/** Whether the steps are one procedure, done from first to last. */
const isProcedure = ({ documentId }: DocumentPassages) =>
  EMERGENCIES.has(documentId) || documentId === 'after-a-fall' || documentId === 'transfers';
