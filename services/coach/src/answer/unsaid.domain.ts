import { type Language, languages } from '@careward/contracts/kernel/languages';
import { actTexts } from '@careward/content/coach/act-texts';
import { answerTexts } from '@careward/content/coach/answer-texts';
import { anyPhrase } from '@careward/content/text/phrase';
import { fold } from '@careward/content/text/readings';
import type { Act } from '../learned/acts.domain.js';
import { type AnswerChance, noAnswers } from '../library/retrieval/found-answers.domain.js';
import type { FoundTopics } from '../library/retrieval/found-topics.domain.js';
import type { AnsweredIn } from '../library/retrieval/library-index.domain.js';
import { stems } from '../library/retrieval/stems.domain.js';
import { type Answer, type Citable, section, sourceOf } from './answer.domain.js';
import { answersIn, directOf, type Library, linesOf, shownIn, type Turn } from './conversation.domain.js';
import { type Opening, openingLines } from './opening.domain.js';
import { asDocument, asSuggestion, doubts, givable, OFFERED } from './prepared-answer.domain.js';
import { isUrgent, quotesOf } from './quotes.domain.js';

/** A message that goes on from what was said before. */
export type Going = {
  act: Act;
  text: string;
  lang: Language;
  turn: number;
  earlier: readonly Turn[];
  found: FoundTopics;
  opening: Opening;
  brand: string;
  library: Library;
};

type Said = { lines: readonly string[]; documents: readonly Citable[]; offered?: readonly AnsweredIn[] };

/** An answer of the library's own sentences, and of the words that tell how it goes on. */
export function saying(going: Going, { lines, documents, offered = [] }: Said): Answer {
  const { act, lang, opening, brand } = going;
  const words = answerTexts[lang];
  return {
    content: [...openingLines(opening), ...lines].join('\n'),
    lang,
    kind: documents.length > 0 ? 'library' : 'reply',
    note: documents.length > 0 ? [words.note(brand), ...doubtsOf(documents, going)].join(' ') : null,
    sources: documents.map((document, at) => sourceOf(document, lang, at + 1)),
    risk: null,
    act,
    suggestions: offered.slice(0, OFFERED.asNext).map((held) => asSuggestion(held, lang)),
    ...(opening.feeling && { feeling: opening.feeling }),
  };
}

function doubtsOf(documents: readonly Citable[], { lang, library }: Going): string[] {
  const all = documents.flatMap(({ answerId, confirmed }) => {
    const held = answerId === undefined ? undefined : library.answeredQuestion(answerId);
    if (held) return doubts(held.answered, lang);
    return confirmed ? [] : [answerTexts[lang].unconfirmed];
  });
  return [...new Set(all)];
}

export const listed = (text: string, n: number) => `- ${text} [${n}]`;

/** What else was found is worth offering from this chance on. */
const WORTH_OFFERING = 0.05;

/** What may be asked next: what follows the answer that was given, then what else was found; nothing that was given. */
export function nextOf(held: AnsweredIn | null | undefined, going: Going): AnsweredIn[] {
  const { found, earlier, lang, library } = going;
  const shown = shownIn(earlier);
  const others = givable(found.answers ?? noAnswers, lang).answers.filter(
    ({ chance }) => chance >= WORTH_OFFERING,
  );
  const next = (held?.answered.next ?? []).flatMap((id) => library.answeredQuestion(id) ?? []);
  const byId = new Map<string, AnsweredIn>([...next, ...others].map((each) => [each.answered.id, each]));
  const seen = answersIn(earlier);
  return [...byId.values()]
    .filter(({ answered }) => answered.id !== held?.answered.id && !shown.has(answered.answer[lang].direct))
    .toSorted((one, other) => Number(seen.has(one.answered.id)) - Number(seen.has(other.answered.id)));
}

/** The texts that share most meaningful words with another, best first; none that shares fewer than `least`. */
export function closestTo<Text extends { text: string }>(
  about: string,
  texts: readonly Text[],
  { lang, least }: { lang: Language; least: number },
): Text[] {
  const asked = new Set(stems(about, lang));
  return texts
    .map((each) => ({ each, shared: new Set(stems(each.text, lang).filter((stem) => asked.has(stem))).size }))
    .filter(({ shared }) => shared >= least)
    .toSorted((one, other) => other.shared - one.shared)
    .map(({ each }) => each);
}

/** An answer says the same again when this share of its cited lines was shown before. */
const SAME = 0.5;

export function saysAgain(answer: Answer, earlier: readonly Turn[]): boolean {
  if (answer.kind !== 'library') return false;
  const shown = shownIn(earlier);
  const isNew = (line: string) => linesOf({ content: line }).some((said) => !shown.has(said));
  const places = answer.sources.filter(({ topicId, documentId, file }) => !topicId && !documentId && !file);
  const lines = citedLines(answer);
  const isOfNewPlace = lines.some((line) => isNew(line) && places.some(({ n }) => line.endsWith(`[${n}]`)));
  return !isOfNewPlace && lines.length > 0 && lines.filter(isNew).length <= SAME * lines.length;
}

const citedLines = ({ content }: Answer) => content.split('\n').filter((line) => line.endsWith(']'));

const PHONE_NUMBER = /\b(?:1-)?\d{3}-\d{3}-\d{4}\b|\b[29]11\b|\b988\b/;
const asksForNumber = anyPhrase([
  '(what|which|whats|the) (is )?(the )?(phone |telephone )?number|phone number|(who|whom|where) (do|should|can|would) (i|we) call',
  '(que|cual|cuales) ~ (numero|telefono)*|(numero|telefono) (para|de|a)|a quien (le )?(llamo|llamamos|marco|hablo)',
]);
/** So many lines of an answer before are quoted again. */
const ASKED_AGAIN = 3;

/** What a document has on a message: what an answer before has shown of it, and what none has. */
type OnIt = { said: readonly string[]; unsaid: readonly string[] };

export function onIt(going: Going, document: Citable): OnIt {
  const { earlier } = going;
  const wasShown = shownOf(document, [...shownIn(earlier)].join('\n'));
  const found = askedOf(going, document);
  const [said, unsaid] = [found.filter(wasShown), found.filter((each) => !wasShown(each))];
  return { said: said.slice(0, ASKED_AGAIN), unsaid: unsaid.slice(0, ASKED_AGAIN) };
}

/** In whichever language it was shown: a document says the same in both, in the same order. */
function shownOf(document: Citable, shown: string): (sentence: string) => boolean {
  const twins = new Map<string, Set<string>>();
  for (const part of PARTS) {
    const [one, other] = languages.map((lang) => quotesOf(document, lang, part)) as [string[], string[]];
    if (one.length !== other.length) continue;
    for (const [at, text] of one.entries()) {
      twins.set(text, new Set([text, other[at] ?? text]));
      twins.set(other[at] ?? text, new Set([text, other[at] ?? text]));
    }
  }
  return (sentence) => [...(twins.get(sentence) ?? [sentence])].some((text) => shown.includes(text));
}

const PARTS = ['summary', 'steps', 'redFlags', 'whenToCall'] as const;

/**
 * What a document says on what a message asks about by its words: "does light help", "which number do I call". What its
 * question names, all of it is about.
 */
function askedOf({ text, lang }: Going, document: Citable): string[] {
  const all = PARTS.flatMap((part) => quotesOf(document, lang, part));
  if (asksForNumber.test(fold(text))) return all.filter((each) => PHONE_NUMBER.test(each));
  const ofAll = new Set(stems(document.title[lang], lang));
  const asked = new Set(stems(text, lang).filter((stem) => !ofAll.has(stem)));
  return all.filter((each) => stems(each, lang).some((stem) => asked.has(stem)));
}

/** How likely another answer must be to be given beside what was said before, and how much of the topic is added. */
const ALSO_LIKELY = 0.12;
const ADDED = { own: 4, topic: 3, also: 3 };

/** In place of an answer that was given before: where it stands shortly, then what was not said of it yet. */
export function furtherAnswer(going: Going, document: Citable): Answer {
  const { lang, earlier, text, library, found } = going;
  const words = actTexts[lang];
  const shown = shownIn(earlier);
  const held = document.answerId === undefined ? null : (library.answeredQuestion(document.answerId) ?? null);
  const unsaid = (texts: readonly string[]) => texts.filter((each) => !shown.has(each));
  const own = unsaid(quotesOf(document, lang, 'steps')).slice(0, ADDED.own);
  const also = alsoLikely(found, held, going);
  const about = `${text} ${document.title[lang]} ${directOf(document, lang)}`;
  const ofTopic = held
    ? closestTo(
        about,
        unsaid(quotesOf(held.topic, lang, 'steps')).map((each) => ({ text: each })),
        {
          lang,
          least: 2,
        },
      ).slice(0, ADDED.topic)
    : [];
  const documents = [
    document,
    ...(also ? [asDocument(also)] : []),
    ...(held && ofTopic.length > 0 ? [held.topic] : []),
  ];
  const urgent = quotesOf(document, lang, 'whenToCall').filter(isUrgent).slice(0, 1);
  const news = [
    ...own.map((each) => listed(each, 1)),
    ...ofTopic.map((each) => listed(each.text, documents.length)),
  ];
  const offered = nextOf(held, going).filter((each) => each.answered !== also?.answered);
  const lines = [
    ...asBefore(going, document),
    ...section(words.notSaidYet, news),
    ...(also ? briefly(also, 2, lang) : []),
    ...(news.length === 0 && !also ? [offered.length > 0 ? words.perhaps : words.nothingNew] : []),
    ...section(
      answerTexts[lang].seekHelp,
      urgent.map((each) => listed(each, 1)),
    ),
  ];
  return { ...saying(going, { lines, documents, offered }), outcome: 'answered' };
}

/** What was said on what is asked now, else the direct answer: whoever tells what they tried asks about none of it. */
function asBefore(going: Going, document: Citable): string[] {
  const before = actTexts[going.lang].asBefore;
  const said = going.act === 'tried' ? [] : onIt(going, document).said;
  const again = said.map((each) => listed(each, 1));
  return again.length > 0 ? section(before, again) : [`${before} ${directOf(document, going.lang)} [1]`];
}

function alsoLikely(found: FoundTopics, held: AnsweredIn | null, going: Going): AnswerChance | undefined {
  const shown = shownIn(going.earlier);
  return givable(found.answers ?? noAnswers, going.lang).answers.find(
    ({ answered, chance }) =>
      answered.id !== held?.answered.id &&
      chance >= ALSO_LIKELY &&
      !shown.has(answered.answer[going.lang].direct),
  );
}

/** A prepared answer in short, below its question. */
export function briefly(held: AnsweredIn, n: number, lang: Language): string[] {
  const document = asDocument(held);
  const urgent = quotesOf(document, lang, 'whenToCall').filter(isUrgent).slice(0, 1);
  return [
    held.answered.question[lang],
    `${directOf(document, lang)} [${n}]`,
    ...quotesOf(document, lang, 'steps')
      .slice(0, ADDED.also)
      .map((each) => listed(each, n)),
    ...urgent.map((each) => listed(each, n)),
  ];
}
