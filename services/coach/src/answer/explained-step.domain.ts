import type { Language } from '@careward/contracts/kernel/languages';
import { actTexts } from '@careward/content/coach/act-texts';
import { fold } from '@careward/content/text/readings';
import { anyPhrase } from '@careward/content/text/phrase';
import type { AnsweredIn } from '../library/retrieval/library-index.domain.js';
import type { Answer, Citable } from './answer.domain.js';
import { directOf, type Given, shownIn } from './conversation.domain.js';
import { asDocument } from './prepared-answer.domain.js';
import { quotesOf } from './quotes.domain.js';
import { closestTo, type Going, listed, nextOf, saying } from './unsaid.domain.js';

const ORDINALS = [
  'first|1st|one|1|primer(o|a)?|uno',
  'second|2nd|two|2|segund(o|a)|dos',
  'third|3rd|three|3|tercer(o|a)?|tres',
  'fourth|4th|four|4|cuart(o|a)|cuatro',
  'fifth|5th|five|5|quint(o|a)|cinco',
  'sixth|6th|six|6|sext(o|a)|seis',
  'seventh|7th|seven|7|septim(o|a)|siete',
  'eighth|8th|eight|8|octav(o|a)|ocho',
  'ninth|9th|nine|9|noven(o|a)|nueve',
];
const STEP = '(step|point|number|paso|punto|numero)';
const named = ORDINALS.map((number) =>
  anyPhrase([
    `${STEP} (number |numero )?(${number})`,
    `(${number}) ${STEP}`,
    `(the|el|la|lo) (${number}) (one|line|linea)`,
  ]),
);
const bigger = /\b(?:step|point|number|paso|punto|numero) (\d{1,3})\b/;

/** Which step a message names, counted from 1; null where it names none. */
export function stepNamedIn(text: string): number | null {
  const said = fold(text);
  const [, digits] = bigger.exec(said) ?? [];
  if (digits !== undefined) return Number(digits);
  const at = named.findIndex((number) => number.test(said));
  return at < 0 ? null : at + 1;
}

/** The steps of an answer as they were shown; in another language they keep their numbers. */
function stepsOf({ document, answer }: Given, lang: Language): string[] {
  const steps = quotesOf(document, lang, 'steps');
  if (answer.lang !== lang || document.answerId !== undefined) return steps;
  const shown = answer.content
    .split('\n')
    .flatMap((line) => (/^- .+ \[1\]$/.test(line) ? line.slice(2, -' [1]'.length) : []))
    .filter((line) => steps.includes(line));
  return shown.length > 0 ? shown : steps;
}

/**
 * One step of an answer with what else the library has on it; null where the message names none. A message that names a
 * step by its words means the one that shares most of them.
 */
export function explainedStep(going: Going, meant: Given): Answer | null {
  const { text, lang } = going;
  const words = actTexts[lang];
  const steps = stepsOf(meant, lang);
  const n = stepNamedIn(text);
  if (n !== null && (n > steps.length || n === 0)) {
    if (steps.length === 0) return null;
    const all = steps.map((step) => listed(step, 1));
    return saying(going, { lines: [words.noSuchStep(steps.length), ...all], documents: [meant.document] });
  }
  const byWords = closestTo(
    text,
    steps.map((step) => ({ text: step })),
    { lang, least: DETAIL.shared },
  )[0]?.text;
  const step = n === null ? byWords : steps[n - 1];
  if (step === undefined) return null;
  const detail = detailOf(step, meant, going);
  return saying(going, {
    lines: [
      `${n === null ? words.thisStep : words.step(n)} ${step} [1]`,
      ...(detail ? [words.onIt, ...detail.lines.map((line) => listed(line, 2))] : [words.nothingOnIt]),
    ],
    documents: [meant.document, ...(detail ? [detail.document] : [])],
    offered: nextOf(meant.held, going),
  });
}

type Detail = { document: Citable; lines: string[] };
/** A sentence of an answer next to it shares less by chance than one of the whole topic. */
const DETAIL = { shared: 2, lines: 3 };

/** What an answer that comes next or stands in the same topic says of a step, else what the topic's own sentences do. */
function detailOf(step: string, { document, held }: Given, { lang, library }: Going): Detail | null {
  const next = (held?.answered.next ?? []).flatMap((id) => library.answeredQuestion(id) ?? []);
  const beside = (held?.topic.answers ?? []).flatMap(({ id }) => library.answeredQuestion(id) ?? []);
  const others = [...new Map([...next, ...beside].map((each) => [each.answered.id, each])).values()]
    .filter(({ answered }) => answered.id !== held?.answered.id)
    .map((each) => ({ held: each, text: aboutOf(each, lang) }));
  const [best] = closestTo(step, others, { lang, least: DETAIL.shared });
  if (best) {
    const other = asDocument(best.held);
    const own = closestTo(step, asTexts(quotesOf(other, lang, 'steps')), { lang, least: 1 });
    return {
      document: other,
      lines: [directOf(other, lang), ...own.map(({ text }) => text)].slice(0, DETAIL.lines),
    };
  }
  const topic = held?.topic ?? document;
  const sentences = [...quotesOf(topic, lang, 'summary'), ...quotesOf(topic, lang, 'steps')];
  const otherSentences = asTexts(sentences.filter((each) => each !== step));
  const lines = closestTo(step, otherSentences, { lang, least: DETAIL.shared }).map(({ text }) => text);
  return lines.length > 0 ? { document: topic, lines: lines.slice(0, DETAIL.lines) } : null;
}

const asTexts = (texts: readonly string[]) => texts.map((text) => ({ text }));
const aboutOf = ({ answered }: AnsweredIn, lang: Language) =>
  `${answered.question[lang]} ${answered.answer[lang].direct}`;

const OTHER_WORDS = 3;

/** What the topic of an answer says on it that was not shown yet. */
export function inOtherWords(going: Going, { document, held }: Given): Answer | null {
  const { lang, earlier, text } = going;
  const shown = shownIn(earlier);
  const others = held ? [...(held.topic.answers ?? [])].filter(({ id }) => id !== held.answered.id) : [];
  const topic = held?.topic ?? document;
  const about = `${text} ${document.title[lang]} ${directOf(document, lang)}`;
  const sentences = [...quotesOf(topic, lang, 'summary'), ...quotesOf(topic, lang, 'steps')]
    .filter((each) => !shown.has(each))
    .map((each) => ({ text: each }));
  const closest = closestTo(about, sentences, { lang, least: 2 }).slice(0, OTHER_WORDS);
  const offered = others.length > 0 ? nextOf(held, going) : [];
  if (closest.length === 0) return null;
  const lines = [actTexts[lang].otherWords, ...closest.map((each) => listed(each.text, 1))];
  return saying(going, { lines, documents: [topic], offered });
}
