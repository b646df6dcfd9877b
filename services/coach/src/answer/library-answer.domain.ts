import type { Language } from '@careward/contracts/kernel/languages';
import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import { fold } from '../language/fold.domain.js';
import { anyPhrase } from '../language/phrase.domain.js';
import { sourceOf, type Answer } from './answer.domain.js';
import { isUrgent, nearestTo, quotesOf } from './quotes.domain.js';
import { templates } from './templates.domain.js';

/** A long answer is shown collapsed to 4 lines or 400 characters (spec.md 4, "Chat"), which must hold what matters. */
const SHOWN_WHEN_COLLAPSED = 400;
/** Questions about signs get the list of signs, as every emergency topic does. "Cómo se baña" asks how to do something. */
const asksForSigns = anyPhrase([
  'signs|sign|symptoms|symptom|warning|watch for|look for|how do i know|tell if',
  'senales|senal|sintomas|sintoma|como se (si|cuando|que)',
]);

type Inputs = { question: string; lang: Language; documents: readonly DocumentPassages[]; brand: string };

/**
 * Composes an answer from the documents' own sentences, each with the number of its source. The first document gives the
 * answer; each of the others gives the one sentence that is nearest to the question.
 */
export function libraryAnswer({ question, lang, documents, brand }: Inputs): Answer {
  const [main, ...others] = documents;
  if (!main) throw new Error('a library answer needs a document');
  const words = templates[lang];
  const cited = (n: number) => (quote: string) => `${quote} [${n}]`;
  const listed = (n: number) => (quote: string) => `- ${quote} [${n}]`;

  const steps = quotesOf(main, lang, 'steps');
  const help = quotesOf(main, lang, 'whenToCall');
  const urgent = help.find(isUrgent) ?? help[0];
  const opening = openingFor({ question, lang, document: main, urgent, firstStep: steps[0] });
  const later = help.filter((sentence) => sentence !== urgent);
  const wantsSigns = asksForSigns.test(fold(question)) || isUrgent(main.title[lang]);
  const signs = wantsSigns ? quotesOf(main, lang, 'redFlags') : [];
  const pointers = others.flatMap((document, at) =>
    nearestTo(question, lang, quotesOf(document, lang, 'summary'))
      .slice(0, 1)
      .map(listed(at + 2)),
  );

  const content = [
    ...[opening, urgent].filter((quote) => quote !== undefined).map(cited(1)),
    ...section(words.steps, steps.map(listed(1))),
    ...section(words.signs, signs.map(listed(1))),
    ...section(words.seekHelp, later.map(listed(1))),
    ...section(words.alsoSee, pointers),
  ].join('\n');
  const note = [words.note(brand), ...(main.confirmed ? [] : [words.unconfirmed])].join(' ');
  const sources = documents.map((document, at) => sourceOf(document, lang, at + 1));
  return { content, lang, kind: 'library', note, sources, risk: null };
}

const section = (heading: string, lines: string[]) => (lines.length > 0 ? [heading, ...lines] : []);

/** The sentence that explains best, if it leaves room for the urgent line and the first step. */
function openingFor({
  question,
  lang,
  document,
  urgent = '',
  firstStep = '',
}: {
  question: string;
  lang: Language;
  document: DocumentPassages;
  urgent: string | undefined;
  firstStep: string | undefined;
}): string | undefined {
  const rest = [urgent, templates[lang].steps, firstStep].join('').length + 4 * ' [1]\n'.length;
  return nearestTo(question, lang, quotesOf(document, lang, 'summary')).find(
    (sentence) => !isUrgent(sentence) && sentence.length + rest <= SHOWN_WHEN_COLLAPSED,
  );
}
