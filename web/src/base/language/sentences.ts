import type { Language } from '@careward/contracts/kernel/languages';
import { type ApiError, isApiError } from '../http/api-error.js';

/** The server's sentence for the person. The server writes English; in Spanish it is the sentence for its code. */
export function sentenceOf(error: unknown, language: Language): string | undefined {
  if (!isApiError(error)) return undefined;
  return language === 'en' ? error.sentence : spanishSentence(error);
}

const spanishSentence = ({ code = '', sentence, id }: ApiError): string | undefined =>
  (sentence && spanishFieldSentence(sentence)) || (code === 'internal' ? withNumber(id) : spanish.get(code));

const withNumber = (id: string | undefined) =>
  'Algo salió mal de nuestro lado. Vuelva a intentarlo.' +
  (id ? ` Si sigue igual, dé este número a soporte: ${id}` : '');

/** By the code of a problem, or by the English sentence of a field. What any page may need is in spanish-sentences.ts. */
const spanish = new Map<string, string>();

/** Adds the sentences of a screen that is loaded on its own, which no other screen has to load. */
export function addSpanishSentences(more: Readonly<Record<string, string>>): void {
  for (const [what, sentence] of Object.entries(more)) spanish.set(what, sentence);
}

/** Every code and every English sentence that has Spanish words. */
export const withSpanishWords = () => [...spanish.keys()];

const TOO_LONG = /^Please use at most (\d+) characters$/;

/** A schema's sentence in Spanish; undefined when there is none. */
export function spanishFieldSentence(sentence: string): string | undefined {
  const tooLong = TOO_LONG.exec(sentence);
  return tooLong ? `Use como máximo ${tooLong[1]} caracteres` : spanish.get(sentence);
}
