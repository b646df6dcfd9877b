import { stateRules } from '../assessment/state-rules.js';
import { phones } from '../safety/phones.js';

/** Lines of the country's own offices that the care library names, and what people dial for local services. */
const OFFICES = [
  // Medicare and its line for the deaf, Social Security and its, the Department of Labor.
  '1-800-633-4227, 1-877-486-2048, 1-800-772-1213, 1-800-325-0778, 1-866-487-9243',
  // SAMHSA, the lifeline's former number, Childhelp.
  '1-800-662-4357, 1-800-273-8255, 1-800-422-4453',
  'text 838255, text 741741',
].join(', ');
const SERVICES: ReadonlySet<string> = new Set(['911', '988', '211', '311', '411', '511', '711', '811']);

const GAP = '[\\s().\\u2010-\\u2015-]{0,3}';
/** Ten digits with or without the country's 1, seven of a local number, or any that begin with a plus. */
const LONG = new RegExp(
  `\\+\\d(?:${GAP}\\d){6,14}|(?<![\\d.,$-])(?:1${GAP})?\\(?[2-9]\\d{2}\\)?${GAP}\\d{3}${GAP}\\d{4}(?!\\d|%|[.,]\\d)|(?<![\\d.,$-])\\d{3}[.-]\\d{4}(?!\\d|%|[.,-]\\d)`,
  'g',
);
/** 1-800-CALLNOW: seven letters for digits. */
const LETTERED = /\b1[ .-]?(?:8\d{2}|9\d{2})[ .-](?!\d)([a-z][a-z0-9-]{5,12})/g;
/** A number that one is told to dial or to send a text to. */
const SHORT =
  /\b(?:call|calls|calling|dial|dialing|dials|ring|llam\w{1,4}|marc\w{1,4}|marque\w{0,2})(?: (?:the|al|el|a|number|numero)){0,3} (\d{3,6})\b(?![-.\d])|\b(?:text|texts|texting|send|message|mensaje|envi\w{1,4}|mande|escriba)(?:\W{1,2}\w{1,14}){0,4}\W{1,2}(?:to|at|al) (\d{3,6})\b(?![-.\d])/g;

const digitsOf = (number: string) => number.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
const longIn = (text: string) => [...text.matchAll(LONG)].map(([number]) => digitsOf(number));
const known: ReadonlySet<string> = new Set([
  ...longIn(JSON.stringify([phones, stateRules, OFFICES])),
  ...[...`${JSON.stringify(phones)} ${OFFICES}`.matchAll(/(?:sms:|text )(\d{5,6})/g)].map(
    ([, code]) => code ?? '',
  ),
  ...SERVICES,
]);
const LETTERED_KNOWN = new Set(['medicare', 'help', '662-help']);

/** Whether a folded text names a number that nobody has looked up for us. A shorter one is a number only where it is dialled. */
export function hasUnknownPhone(folded: string): boolean {
  if (!/\d/.test(folded)) return false;
  if (longIn(folded).some((number) => !known.has(number))) return true;
  if ([...folded.matchAll(LETTERED)].some(([, letters = '']) => !LETTERED_KNOWN.has(letters))) return true;
  return [...folded.matchAll(SHORT)].some(([, dialled, texted]) => !known.has(dialled ?? texted ?? ''));
}
