import { FILE_ATTACHED } from '@careward/contracts/coach/files';
import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { api } from '../../base/api.js';
import { isApiError } from '../../base/http/api-error.js';
import { sentenceOf } from '../../base/language/sentences.js';
import { currentUserId } from '../../base/session/session.js';
import { type AppDispatch, type AppState, reducer } from '../../base/store.js';
import { NEW_CONVERSATION, type PendingQuestion } from '../../shared/conversations/unsent-questions.js';
import type { AttachedFile } from '../../shared/conversations/attached-files.js';
import { coachEndpoints, knownConversation } from './coach.endpoints.js';
import { autoTitle, newChatTitle, takesAutoTitle } from '../../shared/conversations/conversation-titles.js';
import { clearDraft } from './drafts.js';
import { attachmentsOf, restoreAttached, takeAttached } from './files/attached.js';
import { answeringEndpoints } from './follow-generation.js';
import { writingIn, writingIs } from './generation.js';
import { words } from './words.js';

/** What a person sends: a text, files, or both. */
export type OutgoingMessage = {
  content: string;
  files: readonly AttachedFile[];
  /** The Idempotency-Key, where the message has had one before. */
  key?: string;
};

/** The question last sent from this tab to a conversation: shown before it is stored, and kept with its error. */
export type SentQuestion = {
  content: string;
  files: AttachedFile[];
  /** The Idempotency-Key that it was sent with. */
  key: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Stored: it is in the thread, and its answer is being written. */
  state: 'sending' | 'stored' | 'answered' | 'failed';
  /** The error to show, when it failed. */
  sentence?: string;
};

export const isUnderWay = (asked: SentQuestion | undefined) =>
  asked?.state === 'sending' || asked?.state === 'stored';

type ByConversation = Record<string, SentQuestion>;
const initialState: ByConversation = {};

/** It survives leaving the page, and ends with the session as the cached answers do. */
const askedSlice = createSlice({
  name: 'asked',
  initialState,
  reducers: {
    askedChanged: (all, { payload }: PayloadAction<{ conversationId: string; asked: SentQuestion }>) => {
      all[payload.conversationId] = payload.asked;
    },
    askedMoved: (all, { payload: conversationId }: PayloadAction<string>) => {
      delete all[conversationId];
    },
  },
  extraReducers: (build) =>
    build
      .addCase(api.util.resetApiState, () => initialState)
      .addCase(writingIs, (all, { payload: { conversationId } }) => {
        const asked = all[conversationId];
        if (asked?.state === 'sending') asked.state = 'stored';
      }),
  selectors: {
    askedIn: (all, conversationId: string): SentQuestion | undefined => all[conversationId],
    isBeingAsked: (all, conversationId: string) => isUnderWay(all[conversationId]),
  },
});

declare module '../../base/store.js' {
  interface InjectedSlices {
    asked: ByConversation;
  }
}

const { askedChanged, askedMoved } = askedSlice.actions;
export const { askedIn, isBeingAsked } = askedSlice.injectInto(reducer).selectors;

const { createConversation, renameConversation } = coachEndpoints.endpoints;
const { sendMessage } = answeringEndpoints.endpoints;

/** Asks in a conversation, or in a new one. Everything is read from the store, so a page may keep what it calls. */
export const askIn =
  (conversationId: string, sent: OutgoingMessage, goTo: (conversationId: string) => void) =>
  async (dispatch: AppDispatch, getState: () => AppState) => {
    const asked = askedIn(getState(), conversationId);
    // What failed and is sent again keeps its key: if the first attempt did arrive, it is not asked twice.
    const key = sent.key ?? (asked?.state === 'failed' && isSame(asked, sent) ? asked.key : nanoid());
    if (conversationId === NEW_CONVERSATION) return dispatch(askInNew({ ...sent, key }, goTo));
    const { title, messages } = knownConversation(getState(), conversationId);
    const givesTitle = takesAutoTitle(title, messages);
    return dispatch(ask({ conversationId, ...sent, key }, { givesTitle }));
  };

type Question = OutgoingMessage & { conversationId: string; key: string };

const isSame = (one: OutgoingMessage, other: OutgoingMessage) =>
  one.content === other.content && attachmentsOf(one.files).join() === attachmentsOf(other.files).join();

/**
 * spec.md 4, "Sending": one question at a time in a conversation; the next one stays in the composer. Sending continues
 * when the page is left; a question that failed comes back as the draft.
 */
const ask =
  (question: Question, { givesTitle }: { givesTitle: boolean }) =>
  async (dispatch: AppDispatch, getState: () => AppState) => {
    const { conversationId, content, files, key } = question;
    // Also one that was asked in another tab, or before a reload.
    if (isBeingAsked(getState(), conversationId) || writingIn(getState(), conversationId)) return;
    const asked = dispatch(showAsSending(question));
    const sent = { conversationId, content, attachments: attachmentsOf(files), key };
    const { error } = await dispatch(sendMessage.initiate(sent, { track: false }));
    if (error) return asked.failed(error);
    asked.answered();
    // It may have been given a name while the answer was on its way.
    const { title } = knownConversation(getState(), conversationId);
    if (!givesTitle || (title !== '' && !takesAutoTitle(title, 0))) return;
    const rename = { id: conversationId, title: autoTitle(content) };
    await dispatch(renameConversation.initiate(rename, { track: false }));
  };

/**
 * Creates a conversation and asks the question there. `goTo` is called before the answer: with the new conversation, or
 * with NEW_CONVERSATION when none could be created and the question is a draft again.
 */
export const askInNewConversation = (
  { question: content, key }: PendingQuestion,
  goTo: (conversationId: string) => void,
) => askInNew({ content, files: [], key }, goTo);

const askInNew =
  (sent: Omit<Question, 'conversationId'>, goTo: (conversationId: string) => void) =>
  async (dispatch: AppDispatch, getState: () => AppState) => {
    if (isBeingAsked(getState(), NEW_CONVERSATION)) return;
    const { key } = sent;
    const asked = dispatch(showAsSending({ conversationId: NEW_CONVERSATION, ...sent }));
    const title = newChatTitle(new Date());
    const { data, error } = await dispatch(createConversation.initiate({ title, key }, { track: false }));
    if (!data) {
      asked.failed(error);
      return goTo(NEW_CONVERSATION);
    }
    const answering = dispatch(ask({ conversationId: data.id, ...sent }, { givesTitle: true }));
    asked.moved();
    goTo(data.id);
    await answering;
  };

/** Shows the question at once and takes it out of the composer; returns what to call with the outcome. */
const showAsSending =
  ({ conversationId, content, files, key }: Question) =>
  (dispatch: AppDispatch, getState: () => AppState) => {
    const asked = { content, files: [...files], key, at: Date.now() };
    // Read now: somebody else may be signed in when the answer comes.
    const draft = { userId: currentUserId(getState()), conversationId };
    const restoreDraft = clearDraft(draft, content);
    dispatch(takeAttached(draft, files));
    const change = (outcome: Pick<SentQuestion, 'state' | 'sentence'>) =>
      void dispatch(askedChanged({ conversationId, asked: { ...asked, ...outcome } }));
    change({ state: 'sending' });
    return {
      answered: () => change({ state: 'answered' }),
      moved: () => void dispatch(askedMoved(conversationId)),
      failed: (error: unknown) => {
        if (content !== FILE_ATTACHED || files.length === 0) restoreDraft();
        dispatch(restoreAttached(draft, files));
        const { language } = getState();
        const { notSent, notSentSignedOut } = words[language];
        const own = isApiError(error) && error.status === 401 ? notSentSignedOut : undefined;
        change({ state: 'failed', sentence: own ?? sentenceOf(error, language) ?? notSent });
      },
    };
  };
