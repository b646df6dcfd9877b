import { combineSlices, configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { Language } from '@careward/contracts/kernel/languages';
import { api } from './api.js';
import { endSessionOnUnauthorized, sessionSlice } from './session/session.js';
import { readLanguage } from './language/language-choice.js';

/** The language of everything that Careward itself says. */
const languageSlice = createSlice({
  name: 'language',
  initialState: readLanguage,
  reducers: {
    languageChanged: (_language, { payload }: PayloadAction<Language>) => payload,
  },
});

export const { languageChanged } = languageSlice.actions;

/** What upper floors keep in the store; each slice adds its line by module augmentation. */
export interface InjectedSlices {}

/** A slice of an upper floor is added when its file is loaded. */
export const reducer = combineSlices(api, sessionSlice, languageSlice).withLazyLoadedSlices<InjectedSlices>();

export const createStore = () =>
  configureStore({
    reducer,
    middleware: (usual) => usual().concat(endSessionOnUnauthorized, api.middleware),
  });

export type AppStore = ReturnType<typeof createStore>;
export type AppState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<AppState>();
