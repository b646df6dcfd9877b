import { preferredLanguage } from './preferred-language.js';

/** localStorage key of the language the person chose; without a choice the browser's languages apply. */
export const LANGUAGE = 'language';

export const readLanguage = () => preferredLanguage(localStorage.getItem(LANGUAGE), navigator.languages);
