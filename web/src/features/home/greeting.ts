import type { Language } from '@careward/contracts/kernel/languages';
import { locales } from '../../base/language/use-language.js';
import { words } from './words.js';

export type Greeting = { text: string; letter: string };

/** spec.md 2 and 4: 'Hi, there' and 'U' without a name, '...' while signing out. */
export function greeting(name: string | undefined, isSigningOut: boolean, language: Language): Greeting {
  const { greeting: hello, greetingWithoutName } = words[language];
  if (isSigningOut) return { text: hello('...'), letter: '...' };
  if (!name) return { text: greetingWithoutName, letter: 'U' };
  return { text: hello(name), letter: firstLetter(name, locales[language]) };
}

/** As a person sees it: an accent or the parts of an emoji belong to it. */
function firstLetter(name: string, locale: string) {
  const [letter] = new Intl.Segmenter(locale).segment(name);
  return letter ? letter.segment.toLocaleUpperCase(locale) : 'U';
}
