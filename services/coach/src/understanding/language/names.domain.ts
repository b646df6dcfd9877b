import { fold } from '@careward/content/text/readings';

/** First names that are words of English or Spanish, folded. */
export const commonWords: ReadonlySet<string> = new Set(
  (
    'will rose may art angel luz hope faith joy grace mark bill sol paz mar cruz rosa alma consuelo dolores socorro ' +
    'mercedes gloria esperanza soledad milagros remedios rosario angeles pilar sandy daisy ivy violet lily june april ' +
    'august summer dawn eve pat sue jack rob gene dean chase guy wade drew miles olive ruby pearl amber chance melody ' +
    'carol robin max ray cliff rusty dusty penny ginger basil rich nick don mercy patience charity honor heather hazel ' +
    'holly iris fern clay cash reed skip buck bud buddy sonny junior happy precious cookie honey star stone wood woods ' +
    'young long short white black green brown gray bell bush field fields hill lake banks rivers park parks price love ' +
    'day days knight king bishop baker cook carter fisher hunter mason miller porter potter smith taylor turner walker ' +
    'ward west winter winters snow frost flowers bonita blanca clara concepcion estrella flor franco leon lucero mayor ' +
    'modesto mora nieves perla prudencia salud santos severo valle victoria vera viola rivera campos flores iglesias ' +
    'reyes rios torres guerra guerrero blanco moreno rubio castillo fuentes cabello delgado bravo calvo cortes crespo ' +
    'hermoso leal marin medina pastor pena prado redondo rico robles rojas salas serrano sierra vega ventura vidal'
  ).split(' '),
);

/** A word of a message; `begins`: a sentence, `after`: what stands before the next. */
export type Word = { raw: string; folded: string; begins: boolean; after: string };

export const WORD = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;
export const POSSESSIVE = /['’]s$/iu;
/** Longer messages are read up to here; nobody names a person first at the end of so much. */
export const READ = 1_000;

export function wordsOf(text: string): Word[] {
  const read = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .slice(0, READ);
  const found = [...read.matchAll(WORD)];
  return found.map(({ 0: typed, index }, at) => {
    const raw = typed.replace(POSSESSIVE, '');
    const before = read.slice(
      at === 0 ? 0 : (found[at - 1]?.index ?? 0) + (found[at - 1]?.[0].length ?? 0),
      index,
    );
    const next = found[at + 1]?.index ?? read.length;
    return {
      raw,
      folded: fold(raw),
      begins: at === 0 || /[.!?\n¿¡:]/.test(before),
      after: typed === raw ? read.slice(index + typed.length, next) : '’s',
    };
  });
}

const tellsOf =
  /^(?:is|isnt|was|wasnt|has|hasnt|had|wont|cant|doesnt|didnt|fell|keeps|says|said|needs|wants|refuses|refused|takes|took|gets|got|ate|lives|and|esta|tiene|no|se|ya|quiere|dice|toma|come|anda)$/;

/** "Will" and "Rose" are names where they are written as one: with a capital that begins no sentence, or with a verb after it. */
export function isWrittenAsName({ raw, begins, after }: Word, next: Word | undefined): boolean {
  if (!/^\p{Lu}/u.test(raw)) return false;
  return !begins || after === '’s' || (next !== undefined && tellsOf.test(next.folded));
}
