import type { Language } from '@careward/contracts/kernel/languages';
import { preferredLanguage } from '@careward/platform/http/accept-language';
import { detectLanguage } from './detect-language.domain.js';

/** The language to answer in: the question's own, else the last exchange's, else the one chosen in the browser. */
export const languageOf = (
  question: string,
  { last, acceptLanguage }: { last: Language | null; acceptLanguage: string },
): Language => detectLanguage(question) ?? last ?? preferredLanguage(acceptLanguage);
