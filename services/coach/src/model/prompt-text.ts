import { randomBytes } from 'node:crypto';
import type { Language } from '@careward/contracts/kernel/languages';

const NAME = "\\p{Lu}[\\p{L}'’-]{1,30}";
const NAMES = `${NAME}(?: ${NAME}){0,2}`;
const RELATIVE =
  'mom|mum|mother|dad|father|husband|wife|partner|sister|brother|son|daughter|aunt|uncle|grandma|grandpa|grandmother|grandfather|neighbor|friend|mam[áa]|madre|pap[áa]|padre|esposo|esposa|marido|pareja|hermana|hermano|hijo|hija|t[íi]a|t[íi]o|abuela|abuelo|suegra|suegro|vecina|vecino|amiga|amigo';
const STREET =
  'street|st|avenue|ave|road|rd|drive|dr|lane|ln|boulevard|blvd|court|ct|circle|cir|place|pl|terrace|parkway|pkwy|highway|hwy|way|apt|apartment|suite|unit';
const CALLE = 'calle|avenida|avda|av|carrera|carretera|paseo|plaza|callej[óo]n|colonia|urbanizaci[óo]n';

const masks: readonly [string, RegExp][] = [
  ['[e-mail]', /[^\s@<>()]{1,64}@[^\s@<>()]{1,255}/g],
  ['[link]', /\b(?:https?:\/\/|www\.)\S{1,2000}/gi],
  ['[date]', /\b(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}[/.-]\d{1,2}[/.-]\d{1,2})\b/g],
  ['[address]', new RegExp(`\\b\\d{1,6}[a-z]? (?:[\\p{L}\\d.]{1,20} ){1,4}?(?:${STREET})\\b\\.?`, 'giu')],
  [
    '[address]',
    new RegExp(
      `\\b(?:${CALLE})\\.? (?:[\\p{L}\\d.]{1,20},? ){1,5}?(?:(?:#|n[.oº°úu]{1,3}m?\\.?) ?)?\\d{1,6}`,
      'giu',
    ),
  ],
  ['[address]', /\bp\.? ?o\.? box \d{1,8}/gi],
  ['[postcode]', /\b(?:[A-Z]{2}|(?:zip|postal|c\.p\.)(?: code)?:?) \d{5}(?:-\d{4})?\b/gi],
  // Telephone, insurance, account and card numbers: six digits and more, however they are grouped.
  ['[number]', /\+?\(?\b\d(?:[ ().-]{0,2}\d){5,24}\b/g],
  ['[number]', /\b(?=[A-Z\d-]{8,20}\b)(?=(?:[A-Z-]{0,19}\d){4})[A-Z\d-]{8,20}\b/gi],
  [
    '[name]',
    new RegExp(
      `(?<=\\b(?:[Mm]y name is|[Mm]e llamo|[Mm]i nombre es|[Ss]e llama|(?:is )?(?:named|called)|(?:[Hh]er|[Hh]is|[Tt]heir) name is|[Ss]u nombre es) )${NAMES}`,
      'gu',
    ),
  ],
  [
    '[name]',
    new RegExp(`(?<=\\b(?:Mr|Mrs|Ms|Miss|Dr|Dra|Sr|Sra|Srta|Don|Doña|Señora?|Nurse)\\.? )${NAMES}`, 'gu'),
  ],
  [
    '[name]',
    new RegExp(`(?<=\\b(?:[Mm]y|[Oo]ur|[Mm]i|[Nn]uestr[ao]) (?:${RELATIVE}),? )(?!I\\b)${NAMES}`, 'gu'),
  ],
];

/**
 * A caregiver's text without what would identify somebody: e-mail addresses, links, telephone and other long numbers, dates,
 * street addresses, and names that are introduced as names ("my name is", "my mom Rosa", "Mrs."). A name that stands alone
 * in a sentence, a place or an employer cannot be told from other words and is not masked.
 */
export const masked = (text: string): string =>
  masks.reduce((shorter, [mask, pattern]) => shorter.replace(pattern, mask), text);

/** Text of others inside a prompt: `fence` is drawn for each request, so that no text can close its own quotation. */
export const quoted = (label: string, text: string, fence: string) =>
  `<<${fence} ${label}>>\n${harmless(text)}\n<<${fence} end>>`;

const INVISIBLE = /[\p{Cf}\p{Co}]|(?!\n)\p{Cc}/gu;
const TURN_MARKERS = /\[\/?INST\]|\[\/?SYS\]/gi;

/** Without invisible characters, and without the signs that a host could take for the marks between two speakers. */
const harmless = (text: string) =>
  text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(TURN_MARKERS, '')
    .replaceAll('<', '‹')
    .replaceAll('>', '›')
    .replace(/\n{3,}/g, '\n\n');

/** What nobody who wrote a text that is quoted in a prompt could have known. */
export const newFence = () => randomBytes(4).toString('hex');

/** As a model is told them. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Spanish' };
