import type { Language } from '@careward/contracts/kernel/languages';
import { fold } from '@careward/contracts/text/fold';
import { stem } from '../../library/retrieval/stems.domain.js';
import { isNumberWord } from './quantities.domain.js';

/** A word that carries meaning, by its stem, and whether the word before it denies it: "do not give", "no le dé comida". */
export type Term = { stem: string; isDenied: boolean };

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words that a faithful sentence may add or leave out: articles, pronouns, and whom the care is for. */
const empty: Record<Language, ReadonlySet<string>> = {
  en: list(
    `a an the and or but if so than then that this these those there here it its i me my we our you your yours he him his
    she her hers they them their who whom which what when where while as is are was were be been being am do does did
    have has had having can could should would will may might must to of in for with on at from by about into onto up
    down also too very just such any some each both either own s t re ll ve one ones someone somebody person people
    loved mother father mom dad mum parent parents husband wife spouse partner grandmother grandfather family member
    please make sure try consider because get need needs important helpful`,
  ),
  es: list(
    `a al el la los las un una unos unas lo y e o u pero si que de del en con por para como cuando donde mientras es son
    ser sea esta estan este estos estas esto ese esa esos esas eso su sus se le les me mi mis nos tu tus usted ustedes
    ella ellas ellos yo te hay ha han haber puede pueden podria debe deben deberia tambien muy mas cada alguna alguno
    algun algunos persona personas alguien familiar ser querido madre padre mama papa esposo esposa abuela abuelo
    hijo hija asegurese porque trate intente considere necesita importante util dele denle`,
  ),
};

const deniers: Record<Language, ReadonlySet<string>> = {
  en: list(
    `no not never none nobody nothing neither nor without avoid avoids avoiding cannot cant dont doesnt didnt wont wouldnt
    shouldnt couldnt mustnt isnt arent wasnt werent havent hasnt neednt unless`,
  ),
  es: list(
    'no ni nunca jamas nadie nada ningun ninguna ninguno tampoco sin evite eviten evitar evita excepto salvo',
  ),
};

/** What separates two words, as far as it matters for a denial. */
const TOKEN = /[\p{L}\p{N}]+|[.,;:!?()¿¡\n]/gu;
/** "Do not trick, threaten or hold": the commas of such a list stand for its last word. */
const LIST_COMMA = /,(?=[^.,;:!?\n]{1,40}(?:,[^.,;:!?\n]{0,40})?\b(?:or|nor|o|ni)\b)/g;
/** "Saying no to a bath" is about the bath. */
const SAYING_NO = /\b(say(?:s|ing)?|said|decir|dice|dicen|diciendo|diga|digan|dijo)(?: que)? no\b/g;
const IN_PLACE_OF = /\b(?:instead of|rather than|en vez de|en lugar de|a menos que)\b/g;
const joins = list('or nor o u ni');

const isNumber = (word: string, lang: Language) => /^\d+$/.test(word) || isNumberWord(word, lang);

/** The terms of a text, in order, without numbers, which quantities.domain.ts compares. */
export function termsOf(text: string, lang: Language): Term[] {
  const terms: Term[] = [];
  let denies = false;
  // Whether the last term was denied and only a joining word has come since.
  let goesOn = false;
  const said = fold(text.normalize('NFKC'))
    .replace(SAYING_NO, '$1')
    .replace(IN_PLACE_OF, 'no')
    .replace(LIST_COMMA, ' or ');
  for (const [word] of said.matchAll(TOKEN)) {
    if (deniers[lang].has(word)) denies = true;
    else if (joins.has(word)) denies ||= goesOn;
    else if (/^[^\p{L}\p{N}]/u.test(word)) denies = goesOn = false;
    else if (!empty[lang].has(word) && !isNumber(word, lang)) {
      terms.push({ stem: stem(word, lang), isDenied: denies });
      goesOn = denies;
      denies = false;
    }
  }
  return terms;
}
