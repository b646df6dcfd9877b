import { useSyncExternalStore } from 'react';
import { countsAsLoggedOut } from '../../../app/session/session-storage.js';
import { typedKey } from '../../../app/session/typed-words.js';

/** Texts not sent yet, one for each conversation; they outlive a reload and end with the tab or a sign-out. */
export const draftKey = (userId: string, conversationId: string) =>
  typedKey(userId, `coachDraft:${conversationId}`);

const listeners = new Set<() => void>();

const readDraft = (key: string) => sessionStorage.getItem(key) ?? '';

export function writeDraft(key: string, text: string) {
  if (text === '') sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, text);
  for (const changed of listeners) changed();
}

/** Puts a text that could not be sent before whatever was written since; not after the person has signed out. */
export function restoreDraft(key: string, text: string) {
  if (countsAsLoggedOut()) return;
  const since = readDraft(key);
  writeDraft(key, since === '' ? text : `${text}\n${since}`);
}

export const useDraft = (key: string) => useSyncExternalStore(subscribe, () => readDraft(key));

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}
