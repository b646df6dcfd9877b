import { phones } from '@careward/content/safety/phones';
import { states } from '@careward/contracts/care-profile/states';
import { anyCase, CAPITAL, withoutNames } from './introduced-names.domain.js';

/** A pattern with its mask; `isKept`: what looks like it and is what an answer needs. */
type Mask = [
  mask: string,
  pattern: RegExp,
  isKept?: (found: string, before: string, after: string) => boolean,
];

const oneOf = (words: string) => `(?:${words})`;

const MONTH = oneOf(
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre',
);
const DAY = oneOf(
  '\\d{1,2}(?:st|nd|rd|th|º|°)?|(?:(?:twenty|thirty)[- ])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|\\p{L}{3,6}teenth|tenth|eleventh|twelfth|twentieth|thirtieth|(?:treinta y |veinti)?(?:primero|un[oa]?|d[oó]s|tr[eé]s|cuatro|cinco|s[eé]is|siete|ocho|nueve)|diez|once|doce|trece|catorce|quince|dieci\\p{L}{4,6}|veinte|treinta',
);
const DIGIT = oneOf(
  'one|two|three|four|five|six|seven|eight|nine|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve',
);
const YEAR_BEFORE_2010 = `(?:19\\d\\d|200\\d|nineteen \\p{L}{3,9}(?:[- ]${DIGIT})?|mil novecientos(?: \\p{L}{4,9}(?: y ${DIGIT})?)?)`;
const YEAR = `(?:20\\d\\d|${YEAR_BEFORE_2010})`;
const dated = (year: string) =>
  `(?:${MONTH}\\.? (?:the )?${DAY}${year}|${DAY} (?:of |de )?${MONTH}\\.?${year})(?![\\p{L}\\d])`;
const BIRTH = oneOf(
  'born|d\\.?o\\.?b\\.?|birth ?date|date of birth|birthday|naci[oóí]|nacid[oa]|fecha de nacimiento|cumpleaños|cumple',
);

const STREET = oneOf('street|avenue|ave|road|rd|lane|ln|boulevard|blvd|parkway|pkwy|highway|hwy');
const STREET_OR_WORD = oneOf(
  '[Ss]treet|[Ss]t|[Dd]rive|[Dd]r|[Cc]ourt|[Cc]t|[Cc]ircle|[Cc]ir|[Pp]lace|[Pp]l|[Tt]errace|[Ww]ay|[Aa]venue|[Aa]ve|[Rr]oad|[Rr]d|[Ll]ane|[Ll]n|[Bb]oulevard|[Bb]lvd|[Pp]arkway|[Hh]ighway',
);
const CALLE = 'calle|avenida|avda|av|carrera|carretera|paseo|plaza|callej[óo]n|colonia|urbanizaci[óo]n';
/** In no name of a street: "3 kids and drive", "40 minutes down the road". */
const NO_STREET =
  '(?!(?:and|or|on|in|to|the|a|an|of|for|from|with|by|his|her|my|our|their|can|who|times?|pills?|hours?|minutes?|mins?|miles?|days?|weeks?|blocks?|people|kids|down|up|off|at|y|de|en|al|veces|horas|minutos) )';

const names = Object.values(states).join('|');
const STATE = `(?:${Object.keys(states).join('|')}|${anyCase(`${names}|tx|ca|ny|fl|nj|nc|sc|tn|va|az|nv|nm|ks|ky|ga|il|mn|wi`.toLowerCase())})`;
const TOWN = `${CAPITAL}(?: ${CAPITAL}){0,2}`;
const ZIP = '\\d{5}(?:-\\d{4})?(?!\\d)';

/** Words that say that a number is somebody's. */
const NUMBERED = oneOf(
  'members?|subscriber|policy|group|claim|account|acct|case|card|record|chart|patient|plan|certificate|license|licence|passport|rx|prescription|reference|ref|confirmation|medicaid|medicare|mrn|ssn|vin|invoice|p[óo]liza|grupo|reclamo|reclamaci[óo]n|cuenta|caso|tarjeta|expediente|afiliad[oa]|miembro|soci[oa]|licencia|folio|pasaporte|receta|beneficiari[oa]|paciente|seguro social',
);
const NUMBER_WORD = oneOf('id|identification|number|no\\.|num\\.?|nbr|#|n[úu]mero|n[úu]m\\.?|nº|n\\.º');
const VALUE = '(?=[A-Z\\d-]{0,12}\\d)[A-Z\\d][A-Z\\d-]{2,20}';

const publicPhones = new Set([
  // The text line for veterans in a crisis.
  '838255',
  ...Object.values(phones).flatMap(({ href }) =>
    /^(?:tel|sms):/.test(href) ? [href.replace(/\D/g, '').slice(-10)] : [],
  ),
]);
/** What is numbered by a law, or the form of an authority. */
const PUBLISHED = /(?:CFR|USC|§|\b(?:form|forma|formulario|pub|VA)) \(?$/i;
const MONEY_BEFORE = /[$€] ?$/;
const MONEY_AFTER =
  /^(?:[.,]\d\d)? ?(?:dollars|d[óo]lares|bucks|usd|pesos|a (?:year|month|week)|per (?:year|month)|(?:al|por) (?:año|mes))(?!\p{L})/iu;
const isMoney = (found: string, before: string, after: string) =>
  MONEY_BEFORE.test(before) || MONEY_AFTER.test(after) || /^\d+\.\d\d$/.test(found);

/** A reading "100-120", years "2019-2024", a sum "1500-2000". */
function isRange(found: string): boolean {
  const [, from = '', to = ''] = /^(\d{3,4}) ?- ?(\d{3,4})$/.exec(found) ?? [];
  if (from.length !== to.length || Number(from) >= Number(to)) return false;
  const areYears = [from, to].every((year) => /^(?:19|20)\d\d$/.test(year));
  return from.length === 3 || areYears || [from, to].every((sum) => sum.endsWith('0'));
}

/** A telephone of our own pages, a sum, a range, times such as "8 12 16 20", or what an authority published. */
function isNoIdentifier(found: string, before: string, after: string): boolean {
  if (publicPhones.has(found.replace(/\D/g, '').slice(-10))) return true;
  if (isMoney(found, before, after) || PUBLISHED.test(before)) return true;
  return isRange(found) || /^\d{1,2}(?:[ .-]{1,2}\d{1,2})+$/.test(found);
}

/** "1500MG", the forms "SSA-1099" and "1095-A", "mid-2019", "1-800-MEDICARE". */
const NO_NUMBER =
  /^(?:\d+-?(?:mg|mcg|ml|iu|kg|lbs?|am|pm|cc|units?|mmhg|k?cal|hours?|minutes?|days?|weeks?|months?|years?)|(?:SSA|CMS|HCFA|IRS|DE|SOC|VA|DOL|WH|SF|DS|IHSS)-?\d{2,5}(?:-?[A-Z]{1,2})?|\d{2}P?-\d{2,4}[A-Z]{1,2}|(?:mid|post|pre|early|late|covid)-(?:19|20)\d\d|(?:1-)?8(?:00|33|44|55|66|77|88)-[A-Z-]{4,})$/iu;
const isNoNumber = (found: string) => NO_NUMBER.test(found);

/** Telephone, insurance, account and card numbers: six digits and more, however they are grouped. */
const NUMBER = /\+?\(?\b\d(?:(?:\) ?| ?\(| ?- ?|[. ]| {2})?\d){5,24}\b/g;

const masks: readonly Mask[] = [
  ['[e-mail]', /[^\s@<>()]{1,64}@[^\s@<>()]{1,255}/g],
  [
    '[e-mail]',
    /\b[\w.+-]{2,64} ?(?:\(at\)|\[at\]|\bat\b|\barroba\b) ?[\w.-]{2,60} ?(?:\(dot\)|\[dot\]|\bdot\b|\bpunto\b) ?(?:com|net|org|edu)\b/gi,
  ],
  ['[link]', /\b(?:https?:\/\/|www\.)\S{1,2000}/gi],
  [
    '[link]',
    /\b(?:[a-z]{1,3}\.)?(?:facebook|fb|instagram|tiktok|twitter|x|linkedin|youtube|venmo|t|wa)\.(?:com|me)\/\S{1,500}/gi,
  ],
  ['[handle]', /(?<![\w@])@(?=[\w.]{0,30}[a-z])[a-z_][\w.]{1,30}/gi],
  [
    '[handle]',
    /(?<=\b(?:instagram|facebook|tiktok|twitter|venmo|cash ?app|zelle|whatsapp|telegram|user ?name|usuario|handle|login)(?: (?:is|es|name|handle|account|cuenta)){0,2}:? )(?=[\w.-]{0,30}(?:[\d_]|\.\w))[\w-][\w.-]{1,30}\w/gi,
  ],
  ['[date]', /\b(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}[/.-]\d{1,2}[/.-]\d{1,2})\b/g],
  ['[date]', new RegExp(`(?<![\\p{L}\\d])${dated(`,?(?: of| del?)? ${YEAR_BEFORE_2010}`)}`, 'giu')],
  [
    '[date]',
    new RegExp(
      `(?<=(?<!\\p{L})${BIRTH}(?:[ :,(]{0,2}(?:is|was|on|in|the|el|es|fue|día|due)){0,3}[ :,(\\n]{1,3})(?:${dated(`(?:,?(?: of| del?)? ${YEAR})?`)}|\\d{1,2}[/.-]\\d{1,2}(?!\\d))`,
      'giu',
    ),
  ],
  [
    '[address]',
    new RegExp(`\\b\\d{1,6}[a-z]? (?:${NO_STREET}[\\p{L}\\d.'’]{1,20} ){1,3}?${STREET}(?!\\p{L})\\.?`, 'giu'),
  ],
  [
    '[address]',
    new RegExp(
      `\\b\\d{1,6}[A-Za-z]? (?:(?:[NSEW]|${CAPITAL}|\\d{1,3}(?:st|nd|rd|th))\\.? ){1,4}?${STREET_OR_WORD}(?!\\p{L})\\.?`,
      'gu',
    ),
  ],
  [
    '[address]',
    new RegExp(
      `(?<=\\b(?:on|at|near|en) )(?:${CAPITAL} ){1,3}(?:Street|Avenue|Ave|Road|Rd|Lane|Drive|Boulevard|Blvd)(?!\\p{L})`,
      'gu',
    ),
  ],
  [
    '[address]',
    new RegExp(
      `(?<!\\p{L})(?:${CALLE})\\.? (?:[\\p{L}\\d.]{1,20},? ){1,5}?(?:(?:#|n[.oº°úu]{1,3}m?\\.?) ?)?\\d{1,6}`,
      'giu',
    ),
  ],
  ['[address]', /\bp\.? ?o\.? box \d{1,8}/gi],
  ['[address]', /\b(?:apt|apartment|apto|apartamento|depto|departamento)\.? ?#? ?\d{1,5}[a-z]?\b/gi],
  ['[town]', new RegExp(`(?<!\\p{L})${TOWN}(?=,? ${STATE},? ${ZIP})`, 'gu')],
  [
    '[town]',
    new RegExp(
      `(?<=\\b(?:in|from|near|en|de) )[\\p{L}-]{3,20}(?: [\\p{L}-]{3,20})?(?=,? ${STATE},? ${ZIP})`,
      'giu',
    ),
  ],
  [
    '[town] [postcode]',
    new RegExp(`(?<!\\p{L})${TOWN},? (?!\\d{2,3}00\\b)${ZIP}`, 'gu'),
    (found) =>
      new RegExp(
        `^(?:${STATE}|ZIP|C\\.?P\\.?|zip|postal|c[óo]digo postal|my zip)(?: code)?,? \\d`,
        'iu',
      ).test(found),
  ],
  [
    '[postcode]',
    new RegExp(
      `(?<=(?<!\\p{L})(?:${STATE},?|${anyCase('(?:zip|postal|c\\.?p\\.?|c[óo]digo postal)')}(?: code)?(?: is| es)?:?) )${ZIP}`,
      'gu',
    ),
    isMoney,
  ],
  ['[number]', NUMBER, isNoIdentifier],
  [
    '[number]',
    /(?<![\w-])(?=[\d-]{0,19}[A-Z])(?=[A-Z\d-]{8,20}\b)(?=(?:[A-Z-]{0,19}\d){4})[A-Z\d-]{8,20}\b/gi,
    isNoNumber,
  ],
  [
    '[number]',
    /(?<![\w-])(?=[A-Z\d-]{6,8}\b)(?=(?:[A-Z-]{0,7}\d){3})(?=(?:[\d-]{0,7}[A-Z]){2})[A-Z\d-]+\b/g,
    isNoNumber,
  ],
  [
    '[number]',
    new RegExp(
      `(?<=\\b${NUMBERED}'?s?(?: ${NUMBERED}| ?${NUMBER_WORD}| de(?: la| su)?){0,2}(?: is| es|:){1,2}[ \\n]{1,3}|\\b${NUMBERED} ?(?:${NUMBER_WORD})[ :\\n]{0,3}|${NUMBER_WORD}(?: de(?: la| su)?)? ${NUMBERED}[ :\\n]{1,2}|\\b(?:mrn|id|ext|ending in)[ :.#]{1,3})${VALUE}(?![\\w/])`,
      'giu',
    ),
    (found, before, after) =>
      isMoney(found, before, after) ||
      /^\d{1,3}$|^\d+(?:mg|ml)$/i.test(found) ||
      (/^\d{4}$/.test(found) && / (?:is|es) $/.test(before) && !/n[úu]m|id|#/i.test(before)),
  ],
  [
    '[number]',
    /(?<=\b(?:plates?|placas?|tag|matr[íi]cula|patente)(?: (?:number|n[úu]mero|is|es|#)){0,2}:? )(?=[A-Z\d -]{0,8}\d)[A-Z\d]{1,4}[ -]?[A-Z\d]{2,4}\b/gi,
  ],
];

const BEFORE = 16;

/**
 * A text without what would identify somebody: addresses, links, handles, telephone and other numbers of theirs, dates of
 * birth, and names that are introduced as names, by words or by the label of a form. A name that stands alone in a sentence,
 * or a place without its postcode, cannot be told from other words (ADR 0060 says what is done about the names we know).
 */
export const masked = (text: string): string =>
  withoutNames(
    masks.reduce(
      (shorter, [mask, pattern, isKept]) =>
        shorter.replace(pattern, (...found: unknown[]) => {
          const [whole, at] = [String(found[0]), Number(found.find((part) => typeof part === 'number'))];
          const isNeeded = isKept?.(
            whole,
            shorter.slice(Math.max(0, at - BEFORE), at),
            shorter.slice(at + whole.length),
          );
          return isNeeded ? whole : mask;
        }),
      text,
    ),
  );

/** Stands in no text that people type. */
const BREAK = '\u001d';

/** Several texts at once: a name that one introduces is masked in all. */
export const maskedTogether = (texts: readonly string[]): string[] =>
  masked(texts.map((text) => text.replaceAll(BREAK, ' ')).join(`\n${BREAK}\n`)).split(`\n${BREAK}\n`);
