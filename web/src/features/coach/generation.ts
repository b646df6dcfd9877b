import type { GenerationEvent, GenerationStage } from '@careward/contracts/coach/generations';
import type { Message, Risk } from '@careward/contracts/coach/schemas';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { api } from '../../base/api.js';
import { reducer } from '../../base/store.js';

/** What is shown of an answer that is being written: whole sentences, each verified. */
export type AnswerInProgress = {
  /** Of the exchange, and of its generation. */
  id: string;
  stage?: GenerationStage;
  /** Shown before there is any text. */
  risk?: Risk;
  text: string;
  isReconnecting?: boolean;
};

type ByConversation = Record<string, AnswerInProgress>;
const initialState: ByConversation = {};

const writingSlice = createSlice({
  name: 'writing',
  initialState,
  reducers: {
    writingIs: (all, { payload }: PayloadAction<{ conversationId: string; writing: AnswerInProgress }>) => {
      all[payload.conversationId] = payload.writing;
    },
    writingEnded: (all, { payload: conversationId }: PayloadAction<string>) => {
      delete all[conversationId];
    },
  },
  extraReducers: (build) => build.addCase(api.util.resetApiState, () => initialState),
  selectors: {
    writingIn: (all, conversationId: string): AnswerInProgress | undefined => all[conversationId],
  },
});

declare module '../../base/store.js' {
  interface InjectedSlices {
    writing: ByConversation;
  }
}

export const { writingIs, writingEnded } = writingSlice.actions;
export const { writingIn } = writingSlice.injectInto(reducer).selectors;

/** The id of the exchange that a message is of. */
export const exchangeOf = ({ id }: Pick<Message, 'id'>) => id.replace(/-(question|answer)$/, '');

/** What is known of a generation from its events so far. */
export type GenerationLog = {
  writing?: AnswerInProgress;
  /** Where the next connection goes on. */
  lastEventId?: string;
  /** What to add to the thread. */
  question?: Message;
  answer?: Message;
  /** The copy that streams it ends: others go on, so there is nothing to wait for. */
  isHandedOver?: boolean;
};

/** The log after one more event. */
export function afterEvent(
  log: GenerationLog,
  event: GenerationEvent,
  id: string | undefined,
): GenerationLog {
  const next: GenerationLog = { ...log, isHandedOver: false, ...(id !== undefined && { lastEventId: id }) };
  const write = (writing: Partial<AnswerInProgress>) =>
    next.writing && { writing: { ...next.writing, ...writing, isReconnecting: false } };
  switch (event.type) {
    case 'begun': {
      const writing = { text: '', ...log.writing, id: event.generationId, isReconnecting: false };
      return { ...next, question: event.userMessage, writing };
    }
    case 'stage':
      return { ...next, ...write({ stage: event.stage }) };
    case 'risk':
      return { ...next, ...write({ risk: event.risk }) };
    case 'text':
      return { ...next, ...write({ text: next.writing?.text + event.text }) };
    case 'reset':
      return { ...next, ...write({ text: '' }) };
    case 'reconnect':
      return { ...next, isHandedOver: true };
    case 'heartbeat':
      return next;
    default:
      return { ...next, answer: event.aiMessage };
  }
}
