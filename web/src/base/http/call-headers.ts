import { LANGUAGE } from '../language/language-choice.js';

/** What every call carries: whose it is, and the language of its answer. */
export function callHeaders(token: string | null): Record<string, string> {
  const language = localStorage.getItem(LANGUAGE);
  return {
    ...(language !== null && { 'Accept-Language': language }),
    ...(token !== null && { Authorization: `Bearer ${token}` }),
  };
}
