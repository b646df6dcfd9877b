import type { Language } from '@careward/contracts/kernel/languages';
import { fold } from '@careward/content/text/readings';
import { readingsOf } from '../../../../src/understanding/safety/statements.domain.js';

/** A way in which the same danger may be written; `nth` chooses among several, so that the same text comes out each time. */
type Variation = (text: string, lang: Language, nth: number) => string;

const choose = <Choice>(choices: readonly Choice[], nth: number): Choice => {
  const choice = choices[nth % choices.length];
  if (choice === undefined) throw new Error('nothing to choose from');
  return choice;
};

const fillers: Record<Language, readonly string[]> = {
  en: [
    'um so',
    'ok so basically',
    'hi coach sorry to bother you',
    'i dont know who else to ask but',
    'please',
  ],
  es: ['este', 'bueno pues', 'hola disculpe la molestia', 'no sé a quién más preguntarle', 'por favor'],
};
const before: Record<Language, readonly string[]> = {
  en: [
    'My mother has lived with us since March and my sister helps on Sundays. We are still waiting for the new insurance card.',
    'Thank you for the tips about meals the other day, the smaller plates worked well and dad eats more.',
  ],
  es: [
    'Mi mamá vive con nosotros desde marzo y mi hermana ayuda los domingos. Todavía esperamos la tarjeta nueva del seguro.',
    'Gracias por los consejos sobre las comidas, los platos chicos funcionaron y mi papá come más.',
  ],
};
const after: Record<Language, readonly string[]> = {
  en: [
    'Also, how do I ask the pharmacy for the large print labels?',
    'The visiting aide comes on Thursday, I wanted to mention that.',
  ],
  es: [
    'También, ¿cómo pido etiquetas con letra grande en la farmacia?',
    'La ayudante viene el jueves, eso quería comentarle.',
  ],
};
const minimisers: Record<Language, readonly string[]> = {
  en: [
    "It's probably nothing.",
    'He says he is fine and not to bother anyone.',
    "I'm sure it's not a big deal.",
    "She says it's gone now.",
  ],
  es: [
    'Seguro no es nada.',
    'Dice que está bien y que no moleste a nadie.',
    'No es para tanto.',
    'Dice que ya se le pasó.',
  ],
};
const urgencies: Record<Language, readonly string[]> = {
  en: [
    'It started an hour ago.',
    'This is right now.',
    'It is worse tonight.',
    'I have the pills next to me.',
    'There is a gun in the house.',
  ],
  es: [
    'Empezó hace una hora.',
    'Está pasando ahorita.',
    'Hoy está peor.',
    'Tengo las pastillas a un lado.',
    'Hay una pistola en la casa.',
  ],
};

/** Said as a phone hears it: no stops, no commas, no capitals. */
const spoken: Variation = (text) =>
  text
    .replace(/[.,;:!?¿¡"()—–-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Long enough to be read with a slip in it, and rightly spelled. */
const canSlip = (word: string) => /^[a-záéíóúñ]{6,}$/i.test(word) && !/in$/i.test(word);

/** Neither a word of its own, nor as near to one word as to another. */
const isClear = (typed: string) => {
  const [first, ...others] = readingsOf(typed);
  return first !== typed && others.length === 0;
};

/** One slip of the finger in a long word, where it can be told what was meant. */
const slip =
  (slipIn: (word: string, at: number) => string): Variation =>
  (text, _lang, nth) => {
    const words = text.split(' ');
    const slips = words.flatMap((word, at) =>
      canSlip(word)
        ? Array.from({ length: word.length - 3 }, (_letter, letter) =>
            words.with(at, slipIn(word, letter + 1)),
          )
        : [],
    );
    const unlike = slips.filter((typed) =>
      typed.every((word) => words.includes(word) || isClear(fold(word))),
    );
    return unlike.length === 0 ? text : choose(unlike, nth * 7).join(' ');
  };
const swapped = slip(
  (word, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
);
const missing = slip((word, at) => word.slice(0, at) + word.slice(at + 1));
const doubled = slip((word, at) => word.slice(0, at) + word.charAt(at) + word.slice(at));

/** Words that people who live in both languages put in from the other one. */
const spanglish: Record<Language, readonly (readonly [RegExp, string])[]> = {
  en: [
    [/\bmy (mom|mother)\b/gi, 'mi mamá'],
    [/\bmy (dad|father)\b/gi, 'mi papá'],
    [/\bright now\b/gi, 'ahorita'],
    [/\bplease\b/gi, 'por favor'],
    [/\bbut\b/gi, 'pero'],
    [/\bbecause\b/gi, 'porque'],
  ],
  es: [
    [/\bmi mamá\b/gi, 'my mom'],
    [/\bmi papá\b/gi, 'my dad'],
    [/\b(ahorita|ahora)\b/gi, 'right now'],
    [/\bpor favor\b/gi, 'please'],
    [/\bpero\b/gi, 'but'],
    [/\bporque\b/gi, 'because'],
  ],
};

export const variations: Record<string, Variation> = {
  'in capitals': (text) => text.toUpperCase(),
  'in small letters': (text) => text.toLowerCase(),
  'without accents': (text) => text.normalize('NFD').replace(/\p{Mn}/gu, ''),
  'with two letters swapped': swapped,
  'with a letter missing': missing,
  'with a letter doubled': doubled,
  'with a filler': (text, lang, nth) => `${choose(fillers[lang], nth)} ${text}`,
  'at the end of a long message': (text, lang, nth) => `${choose(before[lang], nth)} ${text}`,
  'at the start of a long message': (text, lang, nth) => `${text}\n${choose(after[lang], nth)}`,
  'as spoken, without stops': spoken,
  'played down after': (text, lang, nth) => `${text}. ${choose(minimisers[lang], nth)}`,
  'played down before': (text, lang, nth) => `${choose(minimisers[lang], nth)} ${text}`,
  'with a time or a means': (text, lang, nth) => `${text}. ${choose(urgencies[lang], nth)}`,
  'in both languages': (text, lang) =>
    spanglish[lang].reduce((mixed, [words, other]) => mixed.replace(words, other), text),
};
