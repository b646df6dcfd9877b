import { languages } from '@careward/contracts/kernel/languages';
import type { Risk } from '@careward/contracts/coach/message';
import { StatementContext, type Hit } from './context.domain.js';
import { breathing } from './flags/breathing.js';
import { choking } from './flags/choking.js';
import { heart } from './flags/heart.js';
import { overdose } from './flags/overdose.js';
import { stroke } from './flags/stroke.js';
import { suicide } from './flags/suicide.js';
import { unresponsive } from './flags/unresponsive.js';
import { anyPhrase, phrase } from '../language/phrase.domain.js';
import type { RedFlag, Sign } from './red-flag.domain.js';
import { statements } from './statements.domain.js';

/** In the order in which one card serves best when a text shows several dangers; a call to 911 comes before 988. */
const flags = [choking, overdose, unresponsive, stroke, heart, breathing, suicide].map((flag: RedFlag) => ({
  risk: { tier: flag.tier, category: flag.category } satisfies Risk,
  signs: languages.flatMap((lang) => flag.signs[lang]).map(compile),
  idioms: flag.idioms.map((idiom) => phrase(idiom, 'g')),
  harmless: anyPhrase(flag.harmless),
}));

function compile(sign: Sign): RegExp[] {
  return typeof sign === 'string' ? [phrase(sign)] : sign.map((part) => phrase(part));
}

/** A short reply is taken to be about a crisis in one of the caregiver's last messages, this many at most. */
export const EARLIER_REMEMBERED = 3;
const shortReply = phrase(
  '^(yes|yeah|yep|yup|maybe|i think so|sometimes|a little|both|me|i am|i do|it is|tonight|soon|right now|i have a plan|i dont know|not sure|kind of|si|a veces|tal vez|quizas|quiza|creo que si|un poco|los dos|yo|esta noche|pronto|no se|no estoy segur*)',
);
const SHORT = 40;

/**
 * Looks for a danger in what a caregiver wrote, before and apart from any answer. The time it takes grows with the
 * length of the text and no faster, whatever the text.
 * @param earlier what was found in the caregiver's earlier messages of this conversation, oldest first; a short reply to
 * the question on a crisis card ("yes", "maybe") stays a crisis.
 */
export function screen(text: string, earlier: readonly (Risk | null)[] = []): Risk | null {
  const said = statements(text);
  const found = flags.find((flag) => shows(flag, said.join('\n')));
  if (found) return found.risk;
  const replying = text.length <= SHORT && shortReply.test(said[0] ?? '');
  if (!replying) return null;
  return earlier.slice(-EARLIER_REMEMBERED).find((risk) => risk?.category === 'suicide') ?? null;
}

/** @param said the statements, one a line. */
function shows({ signs, idioms, harmless }: (typeof flags)[number], said: string): boolean {
  const literal = idioms.reduce((words, idiom) => words.replace(idiom, '…'), said);
  const contexts = new Map<string, StatementContext>();
  const contextOf = (statement: string) => {
    const context = contexts.get(statement) ?? new StatementContext(statement, harmless);
    contexts.set(statement, context);
    return context;
  };
  return signs.some((sign) => {
    for (const statement of linesWith(sign, literal)) {
      const hit = find(sign, statement);
      if (hit && !contextOf(statement).rulesOut(hit)) return true;
    }
    return false;
  });
}

/** The lines that show the first part of a sign, if the text shows the others somewhere. */
function* linesWith([first, ...others]: readonly RegExp[], text: string): Generator<string> {
  if (!first || !others.every((part) => part.test(text))) return;
  for (let from = 0; from <= text.length;) {
    const at = text.slice(from).search(first);
    if (at < 0) return;
    const start = text.lastIndexOf('\n', from + at) + 1;
    const end = text.indexOf('\n', from + at);
    yield text.slice(start, end < 0 ? text.length : end);
    if (end < 0) return;
    from = end + 1;
  }
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
