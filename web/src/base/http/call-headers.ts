import type { Language } from '@careward/contracts/kernel/languages';

/** What every call carries: whose it is, and the language of its answer. */
export const callHeaders = (token: string | null, language: Language): Record<string, string> => ({
  'Accept-Language': language,
  ...(token !== null && { Authorization: `Bearer ${token}` }),
});
