import type { Language } from '@careward/contracts/kernel/languages';
import { type ForbiddenKind, forbiddenIn, hasUnknownPhone } from './forbidden.js';
import { isQuotable } from './medicines.js';
import { isAgainstHelp } from './objections/against-help.js';
import { hasPoison, isHarmful } from './objections/harm.js';
import { advisesMedicine, ASKING, promisesCure, withoutNames } from './objections/medicines.js';
import { isAfterMoney, isOrder } from './objections/money.js';
import { isDisguised, readingsOf } from './readings.js';
import { paragraphsOf } from './sentences.js';

/** What is wrong with a sentence that others wrote. */
export type Objection =
  | ForbiddenKind
  | 'medicine'
  | 'cure'
  | 'poison'
  | 'againstHelp'
  | 'phone'
  | 'money'
  | 'order'
  | 'neglect'
  | 'disguise';

/** How one speaks about suicide with somebody, which every guide teaches. */
const ASKED_ABOUT =
  /\b(?:thinking (?:about|of)|thoughts? (?:of|about)|asking|ask(?:s|ed)? (?:about|if|directly|openly|them|him|her)|talk\w{0,3} (?:about|of)|threat\w{0,6}|warning signs?|piensa en|pensamientos? (?:de|sobre)|ideas de|pregunt\w{1,4}|habla de|amenaz\w{1,4})\b/;

/** Each asks one reading of a sentence; the first that objects names what is wrong. */
const questions: readonly (readonly [Objection, (said: string) => boolean])[] = [
  ['order', isOrder],
  ['poison', hasPoison],
  ['phone', hasUnknownPhone],
  ['money', isAfterMoney],
  ['neglect', isHarmful],
  ['medicine', advisesMedicine],
  ['cure', promisesCure],
  ['againstHelp', isAgainstHelp],
  ['dose', (said) => !isQuotable(said)],
];

/** What a model may not say either, but for guides that tell whom to ask first, and how to ask about suicide. */
function forbiddenToAll(said: string): ForbiddenKind | null {
  const forbidden = forbiddenIn(said) ?? forbiddenIn(withoutNames(said));
  if (forbidden === 'harm' && ASKED_ABOUT.test(said)) return null;
  return forbidden !== null && OF_MEDICINES.has(forbidden) && ASKING.test(said) ? null : forbidden;
}
const OF_MEDICINES: ReadonlySet<ForbiddenKind> = new Set(['changingADose', 'stopping', 'hidingAMedicine']);

/** What no answer may pass on of a sentence that others wrote, whoever they are; null for one that may be quoted. */
export function objectionIn(sentence: string): Objection | null {
  if (isDisguised(sentence)) return 'disguise';
  for (const said of readingsOf(sentence)) {
    const [objection] = questions.find(([, objects]) => objects(said)) ?? [forbiddenToAll(said)];
    if (objection) return objection;
  }
  return null;
}

export type ObjectedSentence = { sentence: string; objection: Objection };

/** Sentences this short are read together with all before and after them: "DRINK. BLEACH." */
const SHORT = 25;

/** The sentences of a text, and each two that follow each other: what a sentence may not say, two may not say either. */
export function sentencesAndPairs(text: string, lang: Language): { text: string; isPair: boolean }[] {
  let before = '';
  return paragraphsOf(text, lang)
    .flat()
    .flatMap((sentence) => {
      const pair = `${before} ${sentence}`;
      const spans = [{ text: sentence, isPair: false }, ...(before ? [{ text: pair, isPair: true }] : [])];
      before = before && pair.length < SHORT ? pair : sentence;
      return spans;
    });
}

/** Of a pair, whose stop is read as a comma. That one sentence says "no" and the next "call 911" is how guides are written. */
function objectionInPair(pair: string): Objection | null {
  const objection = objectionIn(pair.replaceAll(/[.!?] /g, ', '));
  return objection === 'noHelpNeeded' ? null : objection;
}

/** The sentences of a text of others that no answer may pass on, and the pairs of which neither says it alone. */
export function* objectionsIn(text: string, lang: Language): Generator<ObjectedSentence> {
  let alone = '';
  for (const { text: said, isPair } of sentencesAndPairs(text, lang)) {
    if (isPair && alone !== '' && said.includes(alone)) continue;
    const objection = isPair ? objectionInPair(said) : objectionIn(said);
    if (!objection) continue;
    if (!isPair) alone = said;
    yield { sentence: said, objection };
  }
}

/** The first of them. */
export const objectedIn = (text: string, lang: Language): ObjectedSentence | null => {
  for (const objected of objectionsIn(text, lang)) return objected;
  return null;
};
