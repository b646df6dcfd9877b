import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Language } from '@careward/contracts/kernel/languages';
import { LANGUAGE } from './language-choice.js';
import { preferredLanguage } from './preferred-language.js';

/** The language of everything that Careward itself says. */
export const languageSlice = createSlice({
  name: 'language',
  initialState: () => preferredLanguage(localStorage.getItem(LANGUAGE), navigator.languages),
  reducers: {
    languageChanged: (_language, { payload }: PayloadAction<Language>) => payload,
  },
});

export const { languageChanged } = languageSlice.actions;
