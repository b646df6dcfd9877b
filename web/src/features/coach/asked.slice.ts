import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { api } from '../../base/api.js';
import { reducer } from '../../base/store.js';

/** The question last sent from this tab to a conversation: shown before it is stored, and kept with its error. */
export type Asked = {
  content: string;
  /** The Idempotency-Key that it was sent with. */
  key: string;
  /** Milliseconds since 1970. */
  at: number;
  state: 'sending' | 'answered' | 'failed';
  /** The error to show, when it failed. */
  sentence?: string;
};

type ByConversation = Record<string, Asked>;
const initialState: ByConversation = {};

/** It survives leaving the page, and ends with the session as the cached answers do. */
export const askedSlice = createSlice({
  name: 'asked',
  initialState,
  reducers: {
    askedChanged: (all, { payload }: PayloadAction<{ conversationId: string; asked: Asked }>) => {
      all[payload.conversationId] = payload.asked;
    },
    askedMoved: (all, { payload: conversationId }: PayloadAction<string>) => {
      delete all[conversationId];
    },
  },
  extraReducers: (build) => build.addCase(api.util.resetApiState, () => initialState),
  selectors: {
    askedIn: (all, conversationId: string): Asked | undefined => all[conversationId],
    isBeingAsked: (all, conversationId: string) => all[conversationId]?.state === 'sending',
  },
});

declare module '../../base/store.js' {
  interface InjectedSlices {
    asked: ByConversation;
  }
}

export const { askedChanged, askedMoved } = askedSlice.actions;
export const { askedIn, isBeingAsked } = askedSlice.injectInto(reducer).selectors;
