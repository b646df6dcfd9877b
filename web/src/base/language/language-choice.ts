import { type Language, languages } from '@careward/contracts/kernel/languages';

/** localStorage key of the language the person chose; without a choice the browser's languages apply. */
export const LANGUAGE = 'language';

/** localStorage key of the language of the account that is signed in here; it applies as long as nothing was chosen. */
const OF_ACCOUNT = 'accountLanguage';

export const storeLanguageOfAccount = (language: Language) => localStorage.setItem(OF_ACCOUNT, language);
export const forgetLanguageOfAccount = () => localStorage.removeItem(OF_ACCOUNT);

export const readLanguage = () =>
  preferredLanguage(localStorage.getItem(LANGUAGE) ?? localStorage.getItem(OF_ACCOUNT), navigator.languages);

/** The person's choice, else the browser's first language that Careward has, else English. */
export function preferredLanguage(choice: string | null, ofBrowser: readonly string[]): Language {
  const wanted = [choice ?? '', ...ofBrowser].map((tag) => tag.split('-')[0]?.toLowerCase());
  return wanted.map((tag) => languages.find((language) => language === tag)).find(Boolean) ?? 'en';
}

/** Each language by its own name. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español' };
