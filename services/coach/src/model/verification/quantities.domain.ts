import type { Language } from '@careward/contracts/kernel/languages';
import { fold } from '@careward/content/text/readings';

/** A number as it stands in a text, with the unit after it when it is one that we know. */
export type Quantity = { value: string; unit: string | null; isWord: boolean };

const table = (pairs: string) =>
  new Map(pairs.split(/\s+/).map((pair) => pair.split('=') as [string, string]));

/**
 * "One", "un", "una" and "uno" are left out: they are articles and pronouns far more often than numbers. So are ordinals.
 * "Double" is not "two": a double dose and two doses are not the same thing to say.
 */
const words: Record<Language, ReadonlyMap<string, string>> = {
  en: table(
    `two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13 fourteen=14 fifteen=15
    sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20 thirty=30 forty=40 fifty=50 sixty=60 seventy=70 eighty=80
    ninety=90 hundred=100 thousand=1000 million=1000000 dozen=12 zero=0 half=0.5 twice=twice double=double triple=triple`,
  ),
  es: table(
    `dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11 doce=12 trece=13 catorce=14 quince=15
    dieciseis=16 diecisiete=17 dieciocho=18 diecinueve=19 veinte=20 veintiun=21 veintiuno=21 veintidos=22 veintitres=23
    veinticuatro=24 veinticinco=25 treinta=30 cuarenta=40 cincuenta=50 sesenta=60 setenta=70 ochenta=80 noventa=90
    cien=100 ciento=100 doscientos=200 quinientos=500 mil=1000 millon=1000000 docena=12 cero=0 medio=0.5 media=0.5
    mitad=0.5 doble=double triple=triple`,
  ),
};

export const isNumberWord = (foldedWord: string, lang: Language) => words[lang].has(foldedWord);

const units: readonly (readonly [string, RegExp])[] = [
  ['second', /^(?:second|segundo)s?$/],
  ['minute', /^(?:minutes?|min|mins|minutos?)$/],
  ['hour', /^(?:hours?|hrs?|horas?)$/],
  ['day', /^(?:days?|dias?)$/],
  ['night', /^(?:nights?|noches?)$/],
  ['week', /^(?:weeks?|semanas?)$/],
  ['month', /^(?:months?|mes|meses)$/],
  ['year', /^(?:years?|anos?)$/],
  ['percent', /^(?:%|percent|por ciento)$/],
  ['dollar', /^(?:dollars?|usd|dolares|dolar)$/],
  ['degree', /^(?:°|degrees?|grados?)$/],
  ['mg', /^(?:mg|milligrams?|miligramos?)$/],
  ['ml', /^(?:ml|milliliters?|mililitros?)$/],
  ['gram', /^(?:g|grams?|gramos?)$/],
  ['pound', /^(?:lbs?|pounds?|libras?)$/],
  ['foot', /^(?:ft|feet|foot|pies?)$/],
  ['inch', /^(?:inch|inches|pulgadas?)$/],
  ['time', /^(?:times|veces)$/],
  ['cup', /^(?:cups?|glass|glasses|tazas?|vasos?)$/],
  ['spoon', /^(?:spoons?|spoonfuls?|tablespoons?|teaspoons?|cucharad\w{1,4}|cucharas?)$/],
  ['drop', /^(?:drops?|puffs?|sprays?|gotas?|inhalaci\w{1,4})$/],
  ['ounce', /^(?:ounces?|oz|onzas?)$/],
  ['pill', /^(?:pills?|tablets?|pastillas?|tabletas?)$/],
];

/** A telephone number, a number with its separators, a word, or a sign that is a unit. */
const TOKEN =
  /\+?(?:1[ .-]?)?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}|\d{1,3}(?:[.,]\d{3})+(?!\d)|\d+(?:[.,:/]\d+)*|[%°]|por ciento|\p{L}+/gu;
const SHORT_GAP = /^[\s-]{0,2}$/;
/** "5 to 10 minutes": both are minutes. */
const RANGE = /^(?: ?(?:to|or|and|a|o|y|-|–) ?)$/;
/** "May" and "march" are months where a day follows or a preposition stands before them. */
const DATE =
  /\b(?:january|february|april|june|july|august|september|october|november|december|(?:march|may)(?= \d)|(?<=\b(?:in|by|until|since|of) )(?:march|may)|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|monday|tuesday|wednesday|thursday|friday|saturday|sunday|lunes|martes|miercoles|jueves|viernes|sabado)\b/g;

/** Every number, month and day of the week of a text, words included, so that "five minutes" and "5 min" are the same. */
export function quantitiesOf(text: string, lang: Language): Quantity[] {
  const folded = fold(text.normalize('NFKC')).replace(/\b24\/7\b/g, ' ');
  const tokens = [...folded.matchAll(TOKEN)].map((match) => ({
    token: match[0],
    start: match.index,
    end: match.index + match[0].length,
    value: valueOf(match[0], lang),
  }));
  const unitAfter = (at: number): string | null => {
    const [own, next, second] = tokens.slice(at, at + 3);
    if (!own || !next) return null;
    if (folded[own.start - 1] === '$') return 'dollar';
    if (SHORT_GAP.test(folded.slice(own.end, next.start)) && unitOf(next.token)) return unitOf(next.token);
    if (next.value !== null && RANGE.test(folded.slice(own.end, next.start))) return unitAfter(at + 1);
    return second?.value && RANGE.test(folded.slice(own.end, second.start)) ? unitAfter(at + 2) : null;
  };
  const numbers = tokens.flatMap(({ value, token }, at): Quantity[] =>
    value === null ? [] : [{ value, unit: unitAfter(at), isWord: !/\d/.test(token) }],
  );
  return [...numbers, ...[...folded.matchAll(DATE)].map(([value]) => ({ value, unit: null, isWord: false }))];
}

const unitOf = (token: string) => units.find(([, pattern]) => pattern.test(token))?.[0] ?? null;

/** Telephone numbers without the country's 1, numbers without the separators of thousands, whole hours without minutes. */
function valueOf(token: string, lang: Language): string | null {
  if (/^\p{L}/u.test(token)) return words[lang].get(token) ?? null;
  if (!/\d/.test(token)) return null;
  const digits = token.replace(/\D/g, '');
  if (digits.length >= 10) return digits.replace(/^1(?=\d{10}$)/, '');
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(token)) return digits;
  return token
    .replace(/:00$/, '')
    .replace(',', '.')
    .replace(/^0+(?=\d)/, '');
}

const UNIT = '(hours?|days?|weeks?|months?|years?|hora|horas|dia|dias|semana|semanas|mes|meses|ano|anos)';
/** How often: "once a day", "every hour". */
const OFTEN = new RegExp(
  `\\b(?:once (?:a|an|per|every)|every|una vez (?:al?|por|cada)|cada) ${UNIT}\\b`,
  'g',
);
/** The same as sources say it, who also write "2 times a day", "daily" or "al día". */
const OFTEN_IN_SOURCES = new RegExp(
  `\\b(?:an?|per|each|every|al?|por|cada|todos los|todas las) ${UNIT}\\b`,
  'g',
);
const ADVERBS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:hourly)\b/, 'hour'],
  [/\b(?:daily|nightly|diari[oa]s?|diariamente)\b/, 'day'],
  [/\b(?:weekly|semanal(?:es|mente)?)\b/, 'week'],
  [/\b(?:monthly|mensual(?:es|mente)?)\b/, 'month'],
  [/\b(?:yearly|annual(?:ly)?|anual(?:es|mente)?)\b/, 'year'],
];

/** The units of how often a text says that something is, or in a source may be meant to be. */
export function frequenciesIn(text: string, isSource: boolean): string[] {
  const folded = fold(text.normalize('NFKC'));
  const found = [...folded.matchAll(isSource ? OFTEN_IN_SOURCES : OFTEN)].flatMap(
    ([, unit = '']) => unitOf(unit) ?? [],
  );
  const adverbs = isSource ? ADVERBS.flatMap(([said, unit]) => (said.test(folded) ? [unit] : [])) : [];
  return [...found, ...adverbs];
}
