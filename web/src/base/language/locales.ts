import type { Language } from '@careward/contracts/kernel/languages';

/** For `Intl`: how dates and numbers are written. */
export const locales: Record<Language, string> = { en: 'en-US', es: 'es-US' };
