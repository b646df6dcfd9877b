import { useSyncExternalStore } from 'react';
import { isMarkedLoggedOut, unsentInputKey } from '../../base/session/session-storage.js';

/** Unsent texts, one for each conversation; they survive a reload and end with the tab or a sign-out. */
export const draftKey = (userId: string, conversationId: string) =>
  unsentInputKey(userId, `coachDraft:${conversationId}`);

const listeners = new Set<() => void>();

const readDraft = (key: string) => sessionStorage.getItem(key) ?? '';

export function writeDraft(key: string, text: string) {
  if (text === '') sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, text);
  for (const changed of listeners) changed();
}

/** Clears the text that was just sent. What else stands there stays: a chip may be asked beside it. */
export function clearDraft(key: string, sent: string) {
  if (readDraft(key).trim() === sent) writeDraft(key, '');
}

/** Puts a text that could not be sent back, before what was typed since; does nothing after a sign-out. */
export function restoreDraft(key: string, text: string) {
  if (isMarkedLoggedOut()) return;
  const since = readDraft(key);
  writeDraft(key, since === '' ? text : `${text}\n${since}`);
}

export const useDraft = (key: string) =>
  useSyncExternalStore(
    subscribe,
    () => readDraft(key),
    () => '',
  );

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}
