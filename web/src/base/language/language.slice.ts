import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Language } from '@careward/contracts/kernel/languages';
import { readLanguage } from './language-choice.js';

/** The language of everything that Careward itself says. */
export const languageSlice = createSlice({
  name: 'language',
  initialState: readLanguage,
  reducers: {
    languageChanged: (_language, { payload }: PayloadAction<Language>) => payload,
  },
});

export const { languageChanged } = languageSlice.actions;
