import type { SavedLocale } from '@careward/contracts/identity/schemas';
import type { Language } from '@careward/contracts/kernel/languages';
import { api } from '../api.js';
import { currentUserId } from '../session/session.js';
import { type AppDispatch, type AppState, languageChanged, useAppSelector } from '../store.js';
import { LANGUAGE, storeLanguageOfAccount } from './language-choice.js';

export const useLanguage = (): Language => useAppSelector((state) => state.language);

/** The words of a feature (`words.ts`) in the language of the page. */
export const useWords = <Words>(words: Readonly<Record<Language, Words>>): Words => words[useLanguage()];

/** For `Intl`: how dates and numbers are written. */
export const locales: Record<Language, string> = { en: 'en-US', es: 'es-US' };

const languageEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    saveLocale: build.mutation<SavedLocale, Language>({
      query: (locale) => ({ method: 'PUT', path: ['/api/user/locale'], body: { locale } }),
    }),
  }),
});

const { saveLocale } = languageEndpoints.endpoints;

/** Remembered in this browser, and by the account, whose mails are in this language. */
export const chooseLanguage = (language: Language) => (dispatch: AppDispatch, getState: () => AppState) => {
  localStorage.setItem(LANGUAGE, language);
  dispatch(languageChanged(language));
  if (currentUserId(getState()) !== '') void dispatch(saveLocale.initiate(language, { track: false }));
};

/** On a sign-in the choice made in this browser wins; without one the account's language applies. */
export const agreeOnLanguage = (ofAccount: Language) => (dispatch: AppDispatch) => {
  const chosenHere = localStorage.getItem(LANGUAGE);
  storeLanguageOfAccount(ofAccount);
  if (chosenHere === null) dispatch(languageChanged(ofAccount));
  else if (chosenHere !== ofAccount) dispatch(chooseLanguage(chosenHere as Language));
};
