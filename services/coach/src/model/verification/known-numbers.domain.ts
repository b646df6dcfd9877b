import type { Claim } from './evidence.domain.js';
import { frequenciesIn, type Quantity, quantitiesOf } from './quantities.domain.js';

const HELP_LINES: ReadonlySet<string> = new Set(['911', '988', '8002221222']);
/** Where a number in words is no mere count: "give him two"; and one that the person wrote is not to be dialled. */
const DOING = /\b(?:give|take|call|dial|dele|d[ée]|tome|dar|llame|marque)\b/i;

/** Whether every number of a claim stands in what it cites, or is the person's and said of them. */
export function hasKnownNumbers(
  { text, cited, ownWords, lang }: Claim,
  ownNumbers: readonly Quantity[],
): boolean {
  const known = cited.flatMap((sentence) => quantitiesOf(sentence, lang));
  const isDone = DOING.test(text);
  const often = [...cited, ...ownWords].flatMap((sentence) => frequenciesIn(sentence, true));
  if (!frequenciesIn(text, false).every((unit) => often.includes(unit))) return false;
  return quantitiesOf(text, lang).every(
    (one) =>
      HELP_LINES.has(one.value) ||
      (one.isWord && one.unit === null && !isDone && /^\d$/.test(one.value)) ||
      standsIn(one, known) ||
      (!(isDone && one.value.length > 9) && mayRepeat(text, one) && isOwn(one, ownNumbers)),
  );
}

/** A number without a unit may stand for one with any; with one it must have the same. */
const standsIn = (wanted: Quantity, quantities: readonly Quantity[]) =>
  quantities.some(
    ({ value, unit }) => value === wanted.value && (wanted.unit === null || unit === wanted.unit),
  );

/** The same for what the person wrote, who often leaves the unit out: "mom gets 1340 a month", "she is 82". */
const isOwn = (wanted: Quantity, own: readonly Quantity[]) =>
  standsIn(wanted, own) ||
  (IMPLIED.has(wanted.unit ?? '') && own.some(({ value, unit }) => value === wanted.value && unit === null));
const IMPLIED: ReadonlySet<string> = new Set(['year', 'dollar', 'degree']);

const ABOUT_THEM =
  /(?<!\p{L})(?:you|your|yours|he|him|his|she|her|hers|they|their|mom|mother|dad|father|wife|husband|usted|su|sus|ella|él|le|mamá|papá|madre|padre|esposa|esposo|dijo|tiene|gana|recibe)(?!\p{L})/iu;
const RULE =
  /\b(?:limits?|maximum|at most|up to|(?:can|may) (?:keep|have)|l[íi]mites?|m[áa]ximo|como mucho|hasta|puede (?:tener|quedarse con|conservar))\b[^,.;:]{0,30}\d/i;
/** An amount of the person's is repeated of them, and is no rule's: "one person can keep about $4,000". */
const mayRepeat = (text: string, { unit }: Quantity): boolean =>
  (unit !== 'dollar' && unit !== 'percent') || (ABOUT_THEM.test(text) && !RULE.test(text));
