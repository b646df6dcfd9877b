import { languages, type Language } from '@careward/contracts/coach/languages';
import { detectLanguage } from './detect-language.js';

/** Reads Accept-Language: the first language in it that the coach speaks. */
const preferred = (acceptLanguage: string) =>
  acceptLanguage
    .toLowerCase()
    .split(',')
    .map((entry) => entry.trim().slice(0, 2))
    .find((code): code is Language => languages.some((lang) => lang === code));

/** The language to answer in: the question's own, else the last exchange's, else the one chosen in the browser. */
export const languageOf = (
  question: string,
  { last, acceptLanguage }: { last: Language | null; acceptLanguage: string },
): Language => detectLanguage(question) ?? last ?? preferred(acceptLanguage) ?? 'en';
