import type { Language } from '@careward/contracts/kernel/languages';
import { useAppSelector } from '../store.js';

export const useLanguage = (): Language => useAppSelector((state) => state.language);

/** The words of a feature (`words.ts`) in the language of the page. */
export const useWords = <Words>(words: Readonly<Record<Language, Words>>): Words => words[useLanguage()];

/** For `Intl`: how dates and numbers are written. */
export const locales: Record<Language, string> = { en: 'en-US', es: 'es-US' };
