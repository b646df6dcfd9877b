import type { Language } from '@careward/contracts/kernel/languages';
import { preferredLanguage } from './preferred-language.js';

/** localStorage key of the language the person chose; without a choice the browser's languages apply. */
export const LANGUAGE = 'language';

/** localStorage key of the language of the account that is signed in here; it applies as long as nothing was chosen. */
const OF_ACCOUNT = 'accountLanguage';

export const storeLanguageOfAccount = (language: Language) => localStorage.setItem(OF_ACCOUNT, language);
export const forgetLanguageOfAccount = () => localStorage.removeItem(OF_ACCOUNT);

export const readLanguage = () =>
  preferredLanguage(localStorage.getItem(LANGUAGE) ?? localStorage.getItem(OF_ACCOUNT), navigator.languages);
