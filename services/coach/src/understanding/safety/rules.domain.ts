import type { Risk } from '@careward/contracts/coach/schemas';
import { languages } from '@careward/contracts/kernel/languages';
import type { RiskCategory } from '@careward/contracts/coach/risk';
import { anyPhrase, phrase } from '@careward/content/text/phrase';
import { Contexts, type Hit, isOver, type Line, type StatementContext } from './context.domain.js';
import { redFlags } from './flags/red-flags.js';
import { asPassed, canPass, type RedFlag, riskOf, type Sign } from './risk.domain.js';
import { statements } from './statements.domain.js';

const flags = redFlags.map((flag) => ({
  flag,
  signs: languages.flatMap((lang) => flag.signs[lang]).map(compile),
  idioms: flag.idioms.map((idiom) => phrase(idiom, 'g')),
  harmless: anyPhrase(flag.harmless),
  aftermath: flag.aftermath ? anyPhrase(flag.aftermath) : null,
  mended: flag.mended ? anyPhrase(flag.mended) : null,
}));

function compile(sign: Sign): RegExp[] {
  return typeof sign === 'string' ? [phrase(sign)] : sign.map((part) => phrase(part));
}

/** The first judge of a text: the dangers that its own words name, in no order. */
export const ruledRisks = (text: string): Risk[] => risksIn(text, ({ condition }) => !condition);

/** What its words name only where these conditions of the people cared for are known. */
export const knownRisks = (text: string, conditions: readonly string[]): Risk[] =>
  risksIn(text, ({ condition }) => condition !== undefined && conditions.includes(condition));

function risksIn(text: string, isLookedFor: (flag: RedFlag) => boolean): Risk[] {
  const looked = flags.filter(({ flag }) => isLookedFor(flag));
  if (looked.length === 0) return [];
  const said = statements(text).join('\n');
  const contexts = new Contexts();
  return looked.flatMap((flag) => foundIn(said, flag, contexts) ?? []);
}

/** @param said the statements, one a line. */
function foundIn(said: string, compiled: (typeof flags)[number], contexts: Contexts): Risk | null {
  const { flag, signs, idioms, mended } = compiled;
  const shown = signs.filter((sign) => sign.every((part) => part.test(said)));
  if (shown.length === 0) return null;
  const literal = idioms.reduce((words, idiom) => words.replace(idiom, '…'), said);
  const contextOf = contexts.of(literal);
  for (const sign of shown) {
    for (const line of linesWith(sign, literal)) {
      const { at, statement } = line;
      const hit = find(sign, statement);
      const context = contextOf(line);
      if (!hit || isExplained(compiled, hit, context) || mended?.test(literal.slice(at + hit.end))) continue;
      const category = categoryIn(flag, statement.slice(0, hit.end));
      const risk = { ...riskOf(category), ...(flag.level && { level: flag.level }) };
      return !flag.isLasting && canPass(risk) && isOver(literal.slice(at)) ? asPassed(risk) : risk;
    }
  }
  return null;
}

/** Whether the words of the statement rule the hit out, or tell that it is left from long ago. */
const isExplained = ({ harmless, aftermath }: (typeof flags)[number], hit: Hit, context: StatementContext) =>
  context.rulesOut(hit, harmless) || (aftermath !== null && context.isLeftFrom(aftermath));

const categoryIn = ({ category, ofCaredFor }: RedFlag, words: string): RiskCategory =>
  ofCaredFor && isAboutCaredFor(words) ? ofCaredFor : category;

/** The lines that show the first part of a sign, if the text shows the others somewhere. */
function* linesWith([first, ...others]: readonly RegExp[], text: string): Generator<Line> {
  if (!first || !others.every((part) => part.test(text))) return;
  for (let from = 0; from <= text.length;) {
    const found = text.slice(from).search(first);
    if (found < 0) return;
    const at = text.lastIndexOf('\n', from + found) + 1;
    const end = endOfLine(text, from + found);
    yield { at, statement: text.slice(at, end), next: text.slice(end + 1, endOfLine(text, end + 1)) };
    from = end + 1;
  }
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
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

const writer = phrase(
  'i|im|ive|id|ill|me|my|myself|we|us|our|yo|mi|me|conmigo|quiero|tengo|pienso|puedo|voy|estoy|siento|soy|aguanto|sirvo|vivo|sigo|prefiero',
  'g',
);
const caredFor = phrase(
  '((my|our|mi|nuestr*) )?(he|hes|hed|she|shes|shed|him|his|her|hers|himself|herself|they|theyre|them|mom|mum|mama|mother|dad|pop|papa|father|husband|wife|spouse|' +
    'brother|sister|aunt|uncle|tia|tio|grandma|grandpa|grandmother|grandfather|nana|abuel*|son|daughter|hij*|espos*|marido|mujer|herman*|suegr*|partner|client|' +
    'roommate|ella|se|quiere|piensa|tiene|dice|habla|esta|puede|va|siente|prefiere|pidio|pide|pregunta|vive|sigue( viv(o|a))?)',
  'g',
);

const endOfLast = (word: RegExp, text: string) =>
  [...text.matchAll(word)].reduce((_before, { index, 0: found }) => index + found.length, -1);

/** Whether words are about the person cared for and not about the writer: whoever is named last before they end. */
const isAboutCaredFor = (words: string) => {
  const end = endOfLast(caredFor, words);
  return end > 0 && end >= endOfLast(writer, words);
};
