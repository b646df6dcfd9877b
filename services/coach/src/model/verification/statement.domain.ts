import type { Language } from '@careward/contracts/kernel/languages';
import { fold } from '@careward/content/text/readings';
import { stem } from '../../retrieval/words.domain.js';
import { isNumberWord, quantitiesOf, type Quantity } from './quantities.domain.js';
import { type Concept, conceptsIn, DENIED_SIGN } from './signs-and-actions.js';

/** A word that carries meaning, by its stem, and whether its clause denies something. */
type Term = { stem: string; isDenied: boolean };

/** What a sentence says, as far as two sentences can be compared by rules. */
export type Statement = {
  folded: string;
  terms: readonly Term[];
  quantities: readonly Quantity[];
  concepts: ReadonlySet<Concept>;
};

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words that a faithful sentence may add or leave out: articles, pronouns, and whom the care is for. */
const empty: Record<Language, ReadonlySet<string>> = {
  en: list(
    `a an the and or but if so than then that this these those there here it its i me my we our you your yours he him his
    she her hers they them their who whom which what when where while as is are was were be been being am do does did
    have has had having can could should would will may might must to of in for with on at from by about into onto up
    down also too very just such any some each both either own s t re ll ve one ones someone somebody person people
    loved mother father mom dad mum parent parents husband wife spouse partner grandmother grandfather family member
    please make sure try consider because get gets need needs important helpful all even whether`,
  ),
  es: list(
    `a al el la los las un una unos unas lo y e o u pero si que de del en con por para como cuando donde mientras es son
    ser sea esta estan este estos estas esto ese esa esos esas eso su sus se le les me mi mis nos tu tus usted ustedes
    ella ellas ellos yo te hay ha han haber puede pueden podria debe deben deberia tambien muy mas cada alguna alguno
    algun algunos persona personas alguien familiar ser querido madre padre mama papa esposo esposa abuela abuelo
    hijo hija asegurese porque trate intente considere necesita importante util dele denle todo todos todas aunque ya`,
  ),
};

const DENIER: Record<Language, RegExp> = {
  en: /\b(?:no|not|never|none|nobody|nothing|neither|nor|without|avoid\w{0,3}|cannot|(?:ca|do|does|did|wo|would|should|could|is|are|was|were|have|has|had|must|need)nt|rather than|instead of)\b/,
  es: /\b(?:no|ni|nunca|jamas|nadie|nada|ningun[oa]?|tampoco|sin|evit\w{1,3}|en vez de|en lugar de)\b/,
};
/** "Saying no to a bath" is about the bath, and "no solo" denies nothing. */
const NO_DENIAL =
  /\b(?:say(?:s|ing)?|said|decir|dice|dicen|diciendo|diga|digan|dijo)(?: que)? no\b|\bnot only\b|\bno sol[oa]\b|\bno matter\b|, not \w{4,14}ing\b(?=,| or)|\bif not\b|\bsi no,|\bantes que nada\b/g;
/** "Do not crush it without asking" is about asking first, and denies nothing. */
const WITHOUT_ASKING =
  /\b(?:do not|dont|never|no|nunca)\b([^.;:]{0,80}?)\b(?:without (?:asking|checking|talking)|sin (?:preguntar|consultar))/g;
/** What a clause ends with: a mark, a joining word that begins a thought of its own, or the comma after a condition. */
const CLAUSE_END =
  /[.;:!?]|\b(?:so that|so|who(?= (?:is|are|has|have|cannot|can|seems?)\b)|quien(?:es)?|because|since|but|unless|then|while|after|before|until|(?<!\b(?:not|only|even) )(?:if|when)|porque|para que|para(?= no\b)|pero|sino|a menos que|mientras|luego|despues de|antes de|hasta|(?<!\b(?:no|sol[oa]) )(?:si|cuando))\b|,(?= (?:(?:and|y|e|o|or) )?(?:then|luego|do not|dont|no|never|nunca|solo|only|just)\b)/;
const CONDITION = /(^|[.;:] )((?:even )?(?:if|when|si|cuando|aunque|por|for) [^,.;:]{2,120}),/g;

/** The clauses of a folded text, each with whether it denies something. */
export function clausesOf(folded: string, lang: Language): { text: string; isDenied: boolean }[] {
  return folded
    .replace(WITHOUT_ASKING, '$1')
    .replace(CONDITION, '$1$2.')
    .split(CLAUSE_END)
    .filter((text) => text.trim() !== '')
    .map((text) => ({
      text,
      isDenied: DENIER[lang].test(text.replace(NO_DENIAL, ' ').replace(DENIED_SIGN, ' ')),
    }));
}

const remembered: Record<Language, Map<string, Statement>> = { en: new Map(), es: new Map() };
const MOST_REMEMBERED = 2_000;

export function statementIn(text: string, lang: Language): Statement {
  const before = remembered[lang].get(text);
  if (before) return before;
  const folded = fold(text.normalize('NFKC'))
    .replaceAll(/['’]/g, '')
    .replaceAll(/\bunsafe\b/g, 'not safe');
  const said = {
    folded,
    terms: clausesOf(folded, lang).flatMap(({ text: clause, isDenied }) =>
      stemsOf(clause, lang).map((one) => ({ stem: one, isDenied })),
    ),
    quantities: quantitiesOf(text, lang),
    concepts: conceptsIn(folded),
  };
  if (remembered[lang].size >= MOST_REMEMBERED) remembered[lang].clear();
  remembered[lang].set(text, said);
  return said;
}

/** The stems of a folded text's meaningful words, without numbers and what denies. */
export const stemsOf = (folded: string, lang: Language): string[] =>
  (folded.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !empty[lang].has(word) && !DENIER[lang].test(word))
    .filter((word) => !/^\d+$/.test(word) && !isNumberWord(word, lang))
    .map((word) => stem(word, lang));
