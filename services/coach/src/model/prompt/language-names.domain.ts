import type { Language } from '@careward/contracts/kernel/languages';

/** As a model is told them. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Spanish' };
