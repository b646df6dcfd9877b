import { useSyncExternalStore } from 'react';
import { isMarkedLoggedOut } from '../../base/session/session-storage.js';
import { type Composer, type Draft, draftsIn } from '../../shared/conversations/unsent-questions.js';

const listeners = new Set<() => void>();

const read = ({ userId, conversationId }: Composer): Draft => ({
  text: '',
  ...draftsIn(conversationId).read(userId),
});

const readDraft = (composer: Composer) => read(composer).text;

function write({ userId, conversationId }: Composer, draft: Draft) {
  const drafts = draftsIn(conversationId);
  if (draft.text === '' && draft.edited === undefined && draft.later === undefined) drafts.forget(userId);
  else drafts.keep(userId, draft);
  for (const changed of listeners) changed();
}

/** A text that is changed is sent when the person says so again. */
export const writeDraft = (composer: Composer, text: string) =>
  write(composer, { ...read(composer), text, later: undefined });

export const sendDraftLater = (composer: Composer, later: string | undefined) =>
  write(composer, { ...read(composer), later });

export const forgetDraft = (composer: Composer) => write(composer, { text: '' });

/** Puts an earlier message into the composer. What stands there comes back when that is sent, or left. */
export function editInDraft(composer: Composer, message: string) {
  const draft = read(composer);
  const isUnchanged = draft.text === '' || draft.text === draft.edited;
  write(composer, { text: message, edited: message, before: isUnchanged ? draft.before : draft });
}

export const leaveEdit = (composer: Composer) => write(composer, read(composer).before ?? { text: '' });

/**
 * Clears the text that was just sent. What else stands there stays: a chip may be asked beside it. Returns what puts the
 * text back where it could not be sent, before what was typed since; it does nothing after a sign-out.
 */
export function clearDraft(composer: Composer, sent: string): () => void {
  const { text, edited } = read(composer);
  const wasInComposer = text.trim() === sent;
  if (wasInComposer) leaveEdit(composer);
  return () => {
    if (isMarkedLoggedOut()) return;
    if (wasInComposer && edited !== undefined) return editInDraft(composer, sent);
    const since = readDraft(composer);
    writeDraft(composer, since === '' ? sent : `${sent}\n${since}`);
  };
}

/** Adds what was dictated. */
export function addToDraft(composer: Composer, text: string) {
  const before = readDraft(composer);
  writeDraft(composer, before === '' || /\s$/.test(before) ? before + text : `${before} ${text}`);
}

export const useDraft = (composer: Composer) =>
  useSyncExternalStore(
    subscribe,
    () => readDraft(composer),
    () => '',
  );

/** Whether an earlier message is being changed, and whether something waits to come back. */
export const useEdit = (composer: Composer): 'none' | 'alone' | 'over a text' =>
  useSyncExternalStore(
    subscribe,
    () => {
      const { edited, before } = read(composer);
      if (edited === undefined) return 'none';
      return before ? 'over a text' : 'alone';
    },
    () => 'none',
  );

export const useSentLater = (composer: Composer) =>
  useSyncExternalStore(
    subscribe,
    () => read(composer).later,
    () => undefined,
  );

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}
