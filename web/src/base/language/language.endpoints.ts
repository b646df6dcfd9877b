import type { SavedLocale } from '@careward/contracts/identity/user';
import type { Language } from '@careward/contracts/kernel/languages';
import { api } from '../api.js';

export const languageEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    saveLocale: build.mutation<SavedLocale, Language>({
      query: (locale) => ({ method: 'PUT', path: ['/api/user/locale'], body: { locale } }),
    }),
  }),
});
