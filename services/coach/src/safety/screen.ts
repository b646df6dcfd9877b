import { languages } from '@careward/contracts/coach/languages';
import type { Risk } from '@careward/contracts/coach/message';
import { isNotHappening, type Hit } from './context.js';
import { breathing } from './flags/breathing.js';
import { choking } from './flags/choking.js';
import { heart } from './flags/heart.js';
import { overdose } from './flags/overdose.js';
import { stroke } from './flags/stroke.js';
import { suicide } from './flags/suicide.js';
import { unresponsive } from './flags/unresponsive.js';
import { anyPhrase, phrase } from '../language/phrase.js';
import type { RedFlag, Sign } from './red-flag.js';
import { statements } from './statements.js';

/** In the order in which one card serves best when a text shows several dangers; a call to 911 comes before 988. */
const flags = [choking, overdose, unresponsive, stroke, heart, breathing, suicide].map((flag: RedFlag) => ({
  risk: { tier: flag.tier, category: flag.category } satisfies Risk,
  signs: languages.flatMap((lang) => flag.signs[lang]).map(compile),
  idioms: flag.idioms.map((idiom) => new RegExp(phrase(idiom), 'g')),
  harmless: anyPhrase(flag.harmless),
}));

function compile(sign: Sign): RegExp[] {
  return typeof sign === 'string' ? [phrase(sign)] : sign.map(phrase);
}

/** How many of the caregiver’s earlier messages a crisis still colours a short reply through. */
export const EARLIER_REMEMBERED = 3;
const shortReply = phrase(
  '^(yes|yeah|yep|yup|maybe|i think so|sometimes|a little|both|me|i am|i do|it is|tonight|soon|right now|i have a plan|i dont know|not sure|kind of|si|a veces|tal vez|quizas|quiza|creo que si|un poco|los dos|yo|esta noche|pronto|no se|no estoy segur*)',
);
const SHORT = 40;

/**
 * Looks for a danger in what a caregiver wrote, before and apart from any answer.
 * @param previousTexts the caregiver's earlier messages in this conversation, oldest first; a short reply to the
 * question on a crisis card ("yes", "maybe") stays a crisis.
 */
export function screen(text: string, previousTexts: readonly string[] = []): Risk | null {
  const found = flags.find((flag) => statements(text).some((statement) => shows(flag, statement)));
  if (found) return found.risk;
  const replying = text.length <= SHORT && shortReply.test(statements(text)[0] ?? '');
  if (!replying) return null;
  const before = previousTexts.slice(-EARLIER_REMEMBERED).map((previous) => screen(previous));
  return before.find((risk) => risk?.category === 'suicide') ?? null;
}

function shows({ signs, idioms, harmless }: (typeof flags)[number], statement: string): boolean {
  const literal = idioms.reduce((words, idiom) => words.replace(idiom, '…'), statement);
  return signs.some((sign) => {
    const hit = find(sign, literal);
    return hit !== null && !isNotHappening(literal, hit, harmless);
  });
}

function find(sign: readonly RegExp[], statement: string): Hit | null {
  const matches = sign.map((part) => part.exec(statement));
  if (!matches.every((match) => match !== null)) return null;
  return {
    start: Math.min(...matches.map((match) => match.index)),
    end: Math.max(...matches.map((match) => match.index + match[0].length)),
    partStarts: matches.map((match) => match.index),
  };
}
