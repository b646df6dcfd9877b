import type { Language } from '@careward/contracts/kernel/languages';

/** Each language by its own name. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español' };
