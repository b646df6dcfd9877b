import { languages } from '@careward/contracts/kernel/languages';
import type { Language } from '@careward/contracts/kernel/languages';
import { useState } from 'react';
import { LANGUAGE } from './language-choice.js';

/** The person's choice, else the browser's first language that Careward has, else English. */
export function preferredLanguage(choice: string | null, ofBrowser: readonly string[]): Language {
  const wanted = [choice ?? '', ...ofBrowser].map((tag) => tag.split('-')[0]?.toLowerCase());
  return wanted.map((tag) => languages.find((language) => language === tag)).find(Boolean) ?? 'en';
}

export function useChosenLanguage() {
  const [language, setLanguage] = useState(() =>
    preferredLanguage(localStorage.getItem(LANGUAGE), navigator.languages),
  );
  const choose = (chosen: Language) => {
    localStorage.setItem(LANGUAGE, chosen);
    setLanguage(chosen);
  };
  return [language, choose] as const;
}
