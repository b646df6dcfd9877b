import { actTexts } from '@careward/content/coach/act-texts';
import { answerTexts } from '@careward/content/coach/answer-texts';
import type { Act } from '../learned/acts.domain.js';
import { isGiven } from '../library/retrieval/found-answers.domain.js';
import { type FoundTopics, nothingFound } from '../library/retrieval/found-topics.domain.js';
import type { AnsweredIn } from '../library/retrieval/library-index.domain.js';
import { wordsOf } from '../library/retrieval/stems.domain.js';
import { type Answer, type Citable, section } from './answer.domain.js';
import { directOf, type Given, givenIn, meantBy, shownIn } from './conversation.domain.js';
import { explainedStep, inOtherWords, stepNamedIn } from './explained-step.domain.js';
import { noOpening, type Opening } from './opening.domain.js';
import { asDocument } from './prepared-answer.domain.js';
import { isUrgent, quotesOf } from './quotes.domain.js';
import {
  briefly,
  furtherAnswer,
  type Going,
  listed,
  nextOf,
  onIt,
  saying,
  saysAgain,
} from './unsaid.domain.js';

/** Answers from what was found, as a question by itself is answered. */
export type AnswerFrom = (found: FoundTopics, opening: Opening) => Answer;
type Continue = (going: Going, given: readonly Given[], answerFrom: AnswerFrom) => Answer | null;

/** What a message does with the answers before it; null where it asks something of its own, or nothing was answered. */
export const continuedAnswer = (going: Going, answerFrom: AnswerFrom): Answer | null =>
  continuing[going.act]?.(going, givenIn(going.earlier, going.library), answerFrom) ?? null;

type Asked = { two: readonly AnsweredIn[]; isDanger: boolean; first: Citable | undefined };

/** What is asked of an answer before is answered in a danger, too, and nothing else takes the place of what was found. */
const inDanger: readonly Act[] = ['shorter', 'repeat', 'first', 'explain', 'summarise'];

/** The answer in a conversation: what was said before is not said again as new, unless there is a danger. */
export function goneOn(going: Going, answerFrom: AnswerFrom, { two, isDanger, first }: Asked): Answer {
  const mayGoOn = !isDanger || inDanger.includes(going.act);
  const continued = mayGoOn ? continuedAnswer(going, answerFrom) : null;
  if (continued) return continued;
  if (two.length > 1) return twoAnswers(going, two);
  const answer = answerFrom(going.found, going.opening);
  return first && !first.page && !isDanger && saysAgain(answer, going.earlier)
    ? furtherAnswer(going, first)
    : insteadOfRefusal(answer, going);
}

/** Whether the library surely has something on a message that was not said yet: it is given then, whatever else was meant. */
function asksNew({ found, earlier, lang }: Going): boolean {
  const [first] = found.answers?.answers ?? [];
  const isSure = found.answers?.certainty === 'sure';
  return isSure && first !== undefined && !shownIn(earlier).has(first.answered.answer[lang].direct);
}

const shorter: Continue = (going, given) => {
  const meant = meantBy(going.text, given, going.lang);
  if (!meant) return null;
  const { lang } = going;
  const { document, answer } = meant;
  const steps = quotesOf(document, lang, 'steps').slice(0, answer.act === 'shorter' ? 1 : 3);
  return saying(going, {
    lines: [
      `${actTexts[lang].short} ${directOf(document, lang)} [1]`,
      ...[...steps, ...urgentOf(meant, going)].map((each) => listed(each, 1)),
    ],
    documents: [document],
  });
};

const urgentOf = ({ document }: Given, { lang }: Going) =>
  quotesOf(document, lang, 'whenToCall').filter(isUrgent).slice(0, 1);

const firstThing: Continue = (going, given) => {
  const meant = meantBy(going.text, given, going.lang);
  if (!meant || asksNew(going)) return null;
  const { lang } = going;
  const [step = directOf(meant.document, lang)] = quotesOf(meant.document, lang, 'steps');
  const urgent = urgentOf(meant, going).map((each) => listed(each, 1));
  return saying(going, {
    lines: [`${actTexts[lang].first} ${step} [1]`, ...section(answerTexts[lang].seekHelp, urgent)],
    documents: [meant.document],
  });
};

const repeat: Continue = (going, given, answerFrom) => {
  const meant = meantBy(going.text, given, going.lang);
  if (!meant) return null;
  if (meant.answer.act === 'shorter') return shorter(going, given, answerFrom);
  const text = actTexts[going.lang].again;
  return { ...answerFrom(foundOf(meant), { ...noOpening, text }), act: going.act };
};

const foundOf = ({ held, document }: Given): FoundTopics =>
  held ? foundAnswers([held]) : { ...nothingFound, relevant: [document] };

const foundAnswers = (held: readonly AnsweredIn[]): FoundTopics => ({
  ...nothingFound,
  answers: { certainty: 'sure', answers: held.map((each) => ({ ...each, chance: 1 })) },
});

/** An answer is explained by its step, or by what its topic says in other words. */
const explain: Continue = (going, given) => {
  const meant = meantBy(going.text, given, going.lang);
  if (!meant) return null;
  if (stepNamedIn(going.text) === null && asksNew(going)) return null;
  const step = explainedStep(going, meant);
  return step ?? (asksOfItsOwn(going) ? null : inOtherWords(going, meant));
};

/** "Explain that" asks nothing that a finder knows; more words do. */
const asksOfItsOwn = ({ text, found }: Going) =>
  wordsOf(text).length > BARE && (found.answers?.certainty ?? 'none') !== 'none';

/** "That is not what I asked": the answer before is not it, in whatever words. */
const rephrase: Continue = (going, given) =>
  given.length > 0 && hasNothing(going) ? notMeant(going, nextOf(given.at(-1)?.held, going)) : null;

/** So many answers a summary names, the latest, and so much of each. */
const SUMMARY = { answers: 6, steps: 2 };

const summarise: Continue = (going, given) => {
  const { lang } = going;
  if (given.length === 0) return null;
  const latest = new Map(given.map((each) => [each.document.answerId ?? each.document.documentId, each]));
  const said = [...latest.values()].slice(-SUMMARY.answers);
  const lines = said.flatMap((each, at) => [
    each.document.title[lang],
    `${directOf(each.document, lang)} [${at + 1}]`,
    ...[...quotesOf(each.document, lang, 'steps').slice(0, SUMMARY.steps), ...urgentOf(each, going)].map(
      (line) => listed(line, at + 1),
    ),
  ]);
  return saying(going, {
    lines: [actTexts[lang].summary, ...lines],
    documents: said.map(({ document }) => document),
  });
};

/** A message of more words tells something of its own. */
const BARE = 4;

/** "Yes" and "no" answer what the coach asked back: which question was meant. */
const answered: Continue = (going, _given, answerFrom) => {
  const { act, text, lang, earlier } = going;
  const last = earlier.at(-1)?.answer;
  if (!last || wordsOf(text).length > BARE || asksNew(going)) return null;
  const offered = offeredBy(last, going);
  const isNo = act === 'no';
  if (last.kind === 'choice') {
    if (isNo) return saying(going, { lines: [actTexts[lang].saySo], documents: [] });
    return offered.length > 0 ? { ...answerFrom(foundAnswers(offered), noOpening), act } : null;
  }
  return null;
};

const offeredBy = ({ suggestions = [] }: Answer, { library }: Going): AnsweredIn[] =>
  suggestions.flatMap(({ answerId }) =>
    answerId === undefined ? [] : (library.answeredQuestion(answerId) ?? []),
  );

function notMeant(going: Going, offered: readonly AnsweredIn[]): Answer {
  const words = actTexts[going.lang];
  return offered.length > 0
    ? { ...saying(going, { lines: [words.notThisOne], documents: [], offered }), kind: 'choice' }
    : saying(going, { lines: [words.saySo], documents: [] });
}

/** What is reported, and the library has nothing on: when the answer before says to get help. */
const report: Continue = (going, given) => {
  const { lang } = going;
  const last = given.at(-1);
  if (!last || !hasNothing(going)) return null;
  const help = quotesOf(last.document, lang, 'whenToCall').map((each) => listed(each, 1));
  return saying(going, {
    lines: [...section(actTexts[lang].untilThen, help), actTexts[lang].goOn],
    documents: help.length > 0 ? [last.document] : [],
    offered: nextOf(last.held, going),
  });
};

const hasNothing = ({ found: { answers, relevant } }: Going) =>
  relevant.length === 0 && (answers?.certainty ?? 'none') === 'none';

/** After what was tried, what was not said yet of the answer before. */
const tried: Continue = (going, given) => {
  const last = given.at(-1);
  return last && hasNothing(going) ? furtherAnswer(going, last.document) : null;
};

/** The opening has heard it, and nothing more is asked. */
const feeling: Continue = (going) =>
  hasNothing(going) && going.opening.text !== ''
    ? saying(going, { lines: [actTexts[going.lang].goOn], documents: [] })
    : null;

const aside: Continue = (going) => {
  const { lang, turn, found } = going;
  const lines = actTexts[lang].aside;
  const isAsked = isGiven(found.answers);
  return isAsked ? null : saying(going, { lines: [lines[turn % lines.length] ?? ''], documents: [] });
};

const continuing: Partial<Record<Act, Continue>> = {
  shorter,
  first: firstThing,
  repeat,
  explain,
  rephrase,
  summarise,
  report,
  tried,
  feeling,
  aside,
  yes: answered,
  no: answered,
};

/** Two problems of one message, each answered in short. */
const twoAnswers = (going: Going, two: readonly AnsweredIn[]): Answer => ({
  ...saying(going, {
    lines: two.flatMap((held, at) => briefly(held, at + 1, going.lang)),
    documents: two.map(asDocument),
    offered: two.flatMap((held) => nextOf(held, going).slice(0, 2)),
  }),
  outcome: 'answered',
});

/** Of these a refusal speaks rightly, also in the middle of a conversation. */
const OF_ITS_OWN: readonly Act[] = ['ask', 'off'];

/**
 * In place of a refusal in the middle of a conversation: the questions that are still open, what the answer before has said
 * on it, else what goes on from there. Admins see it all the same.
 */
function insteadOfRefusal(refused: Answer, going: Going): Answer {
  const isRefused = refused.kind === 'refusal' && refused.sources.length === 0;
  if (!isRefused || OF_ITS_OWN.includes(going.act)) return refused;
  const given = givenIn(going.earlier, going.library);
  const instead = offeredAgain(going) ?? (given.length > 0 ? goneOnFrom(given, going) : null);
  const isUnanswered = refused.isUnanswered ? { isUnanswered: true as const } : {};
  return instead ? { ...instead, ...isUnanswered } : refused;
}

/** After questions to choose from of which none was chosen. */
function offeredAgain(going: Going): Answer | null {
  const last = going.earlier.at(-1)?.answer;
  const offered = last?.kind === 'choice' ? offeredBy(last, going) : [];
  return offered.length > 0 ? choosing(going, actTexts[going.lang].perhaps, offered) : null;
}

function goneOnFrom(given: readonly Given[], going: Going): Answer | null {
  const words = actTexts[going.lang];
  const last = given.at(-1);
  const isOfCard = last?.answer.kind === 'card';
  const offered = nextOf(isOfCard ? null : given.findLast(({ held }) => held)?.held, going);
  const { said, unsaid } = last ? onIt(going, last.document) : { said: [], unsaid: [] };
  const all = (texts: readonly string[]) => texts.map((each) => listed(each, 1));
  const lines = [...section(words.asBefore, all(said)), ...section(words.notSaidYet, all(unsaid))];
  if (last && lines.length > 0)
    return { ...saying(going, { lines, documents: [last.document], offered }), outcome: 'answered' };
  return offered.length > 0 ? choosing(going, words.goesOn, offered) : null;
}

const choosing = (going: Going, line: string, offered: readonly AnsweredIn[]): Answer => ({
  ...saying(going, { lines: [line], documents: [], offered }),
  kind: 'choice',
  outcome: 'choice',
});
