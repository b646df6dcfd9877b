import type { Language } from '@careward/contracts/kernel/languages';
import { fold } from '@careward/content/text/readings';
import snowball from 'snowball-stemmers';

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Folded words that say nothing about the subject, with those every caregiver's question has (my mother, help, care). */
export const stopWords: Record<Language, ReadonlySet<string>> = {
  en: list(
    `a an the and or but if so than then that this these those there here it its i im ive id me my mine we our us you
    your he hes his him she shes her hers they them their what whats which who whom when where why how is are was were
    be been being am do does did done doing have has had having can cant could should would will wont may might must
    to of in for with on at from by about as into onto out off up down over under again just very too also not no nor
    dont doesnt didnt isnt arent wasnt get gets getting got go goes going gone know need needs want wants like make
    makes made let lets tell told say says said give gives please help helps thing things something anything way ways
    any some more most much many lot still really always ever even every all now today while because since until
    mom moms mother dad dads father husband wife grandma grandpa grandmother grandfather parent parents loved one
    person people someone somebody hi hello thanks thank best good idea ideas tips advice keep keeps try trying use
    using look happen happens happening start started think feel feels seem seems deal dealing manage managing handle
    only own around between without during after before never everything everyone nothing somewhere sometimes often
    already also anymore again back come comes coming went last next first new old other another each both few little
    big bad good fine sure okay ok maybe totally actually basically right wrong word whole half week weeks month months
    year years day days hour hours time times put puts set turn leave leaves left take takes taking took start starts
    stop stops stopped stay stays see sees saw talk heard hear ask asks call calls called live living lives use show
    supposed instead else different same kind sort part stuff number such though through thru theres thats whos whats
    hows im youre were theyre theyll ill ive cause causes reason cant normal thought wondering anybody nobody two three
    1 2 3 4 5 6 7 8 9 10 11 12 15 20 30 50 100`,
  ),
  es: list(
    `a al algo alguien ante antes aqui asi aun cada como con cual cuales cuando de debe debo del desde donde dos e el
    ella ellas ellos en entre era es esa ese eso esta estan estar estaba este esto estos estoy fue ha hace hacer hacen
    hago han hasta hay he la las le les lo los mas me mi mis mucho muy nada ni no nos o otra otro para pero poco por
    porque puede pueden puedo que quien quiere quiero se sea ser si sin sobre son soy su sus tambien tan te tengo tiene
    tienen todo todos tu un una uno unos usted y ya yo mama mami madre papa papi padre esposo esposa abuelo abuela
    personas gente hola gracias ayuda ayudar ayudarlo ayudarla necesito saber decir dice dar doy da ir va voy vez veces
    cosa cosas mejor bien favor siempre ahora hoy mientras forma manera maneras consejos cuidar cuida
    cuidado pasa poner pone ella misma mismo fuera despues antes nunca siempre
    aunque hasta entonces luego dias dia semana semanas mes meses ano anos hora horas tiempo primera ultima nuevo nueva
    otras otros dos tres veo ver ve vivo vive estoy andar anda ando sigue empezo deja dejar dejo llama lleva trae queda
    verdad parte tipo numero asi 1 2 3 4 5 6 7 8 9 10 11 12 15 20 30 50 100`,
  ),
};

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

export const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The stems of a text's meaningful words, in order; `as` those of another language that may have the same words. */
export const stems = (text: string, lang: Language, as: Language = lang) =>
  wordsOf(text)
    .filter((word) => !stopWords[lang].has(word) && (word.length > 1 || /\d/.test(word)))
    .map((word) => stem(word, as));
