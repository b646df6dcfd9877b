import type { Language } from '../kernel/languages.js';

/** The line before the steps in an answer's content: the web continues the list after it with `moreSteps`. */
export const stepsHeading: Record<Language, string> = { en: 'What you can do:', es: 'Lo que puede hacer:' };
