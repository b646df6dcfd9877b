import { fold } from '@careward/content/text/readings';
import type { Language } from '@careward/contracts/kernel/languages';
import snowball from 'snowball-stemmers';

const list = (words: string, others: Iterable<string> = []): ReadonlySet<string> =>
  new Set([...words.split(/\s+/), ...others]);

/** Folded words that say nothing by themselves. */
const functionWords: Record<Language, ReadonlySet<string>> = {
  en: list(
    `a an the to of for and or in on is are was be do does did i my me we our you your he she her hers his him it its
    that this with what how can when if at as but so not have has had they them get got up about from will would
    should could just been there their im dont`,
  ),
  es: list(
    `a al de del la el los las lo un una unos y o en que se me mi mis su sus le les nos por para con es son era esta
    este esto eso esa ese ser si no como cuando cual ya muy mas pero yo tu usted ella han ha he hay`,
  ),
};

/** With the words that say nothing about the subject, since every caregiver's question has them (my mother, help, care). */
export const stopWords: Record<Language, ReadonlySet<string>> = {
  en: list(
    `than then these those here ive id mine us hes shes whats which who whom where why were being am done doing
    having cant wont may might must by into onto out off down over under again very too also no nor doesnt didnt
    isnt arent wasnt gets getting go goes going gone know need needs want wants like make makes made let lets tell
    told say says said give gives please help helps thing things something anything way ways any some more most much
    many lot still really always ever even every all now today while because since until mom moms mother dad dads
    father husband wife grandma grandpa grandmother grandfather parent parents loved one person people someone
    somebody hi hello thanks thank best good idea ideas tips advice keep keeps try trying use using look happen
    happens happening start started think feel feels seem seems deal dealing manage managing handle only own around
    between without during after before never everything everyone nothing somewhere sometimes often already anymore
    back come comes coming went last next first new old other another each both few little big bad fine sure okay ok
    maybe totally actually basically right wrong word whole half week weeks month months year years day days hour
    hours time times put puts set turn leave leaves left take takes taking took starts stop stops stopped stay stays
    see sees saw talk heard hear ask asks call calls called live living lives show supposed instead else different
    same kind sort part stuff number such though through thru theres thats whos hows youre theyre theyll ill cause
    causes reason normal thought wondering anybody nobody two three 1 2 3 4 5 6 7 8 9 10 11 12 15 20 30 50 100`,
    functionWords.en,
  ),
  es: list(
    `algo alguien ante antes aqui asi aun cada cuales debe debo desde donde dos e ellas ellos entre estan estar
    estaba estos estoy fue hace hacer hacen hago hasta mucho nada ni otra otro poco porque puede pueden puedo quien
    quiere quiero sea sin sobre soy tambien tan te tengo tiene tienen todo todos uno mama mami madre papa papi padre
    esposo esposa abuelo abuela personas gente hola gracias ayuda ayudar ayudarlo ayudarla necesito saber decir dice
    dar doy da ir va voy vez veces cosa cosas mejor bien favor siempre ahora hoy mientras forma manera maneras
    consejos cuidar cuida cuidado pasa poner pone misma mismo fuera despues nunca aunque entonces luego dias dia
    semana semanas mes meses ano anos hora horas tiempo primera ultima nuevo nueva otras otros tres veo ver ve vivo
    vive andar anda ando sigue empezo deja dejar dejo llama lleva trae queda verdad parte tipo numero 1 2 3 4 5 6 7
    8 9 10 11 12 15 20 30 50 100`,
    functionWords.es,
  ),
};

export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const stemmers = { en: snowball.newStemmer('english'), es: snowball.newStemmer('spanish') };
// Stemming costs a thousand times more than a look-up, and people use few different words.
const known: Record<Language, Map<string, string>> = { en: new Map(), es: new Map() };
const MAX_CACHED = 50_000;

export function stem(foldedWord: string, lang: Language): string {
  const seen = known[lang].get(foldedWord);
  if (seen !== undefined) return seen;
  if (known[lang].size >= MAX_CACHED) known[lang].clear();
  const fresh = fold(stemmers[lang].stem(foldedWord));
  known[lang].set(foldedWord, fresh);
  return fresh;
}

/** The stems of a text's meaningful words, in order; `as` those of another language that may have the same words. */
export const stems = (text: string, lang: Language, as: Language = lang) =>
  wordsOf(text)
    .filter((word) => !stopWords[lang].has(word) && (word.length > 1 || /\d/.test(word)))
    .map((word) => stem(word, as));

/**
 * Prepared answers are found by shorter forms than Snowball's, and by who is cared for and what is done, which tell them
 * apart: the trained postings hold these very terms. The longest ending goes; words of four letters and fewer stay whole.
 */
const endings: Record<Language, RegExp> = {
  en: /(?:ing|ed|es|s|ly)$/,
  es: /(?:ando|iendo|aron|ieron|amos|emos|os|as|es|an|en|ar|er|ir|o|a|e)$/,
};
const SHORTEST_STEMMED = 5;
/** Folded, "uñas" are "unas": only the trained postings lack them. */
const notPosted: Record<Language, ReadonlySet<string>> = {
  en: functionWords.en,
  es: list('u unas', functionWords.es),
};

/** The terms by which prepared answers are found. */
export const searchTerms = (text: string, lang: Language): string[] =>
  wordsOf(text)
    .filter((word) => !notPosted[lang].has(word))
    .map((word) => (word.length < SHORTEST_STEMMED ? word : word.replace(endings[lang], '')));

/** Words and pairs of neighbouring words, as they are written. */
export function wordsAndPairs(text: string): string[] {
  const words = wordsOf(text);
  return [...words, ...words.slice(1).map((word, n) => `${words[n]} ${word}`)];
}

/** How often each term occurs. */
export function countsOf(terms: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}
