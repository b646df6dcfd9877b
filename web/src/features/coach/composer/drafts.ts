import { useSyncExternalStore } from 'react';

/** Texts not sent yet, one for each conversation; they outlive a reload and end with the tab or a sign-out. */
const storageKey = (conversationId: string) => `coachDraft:${conversationId}`;
const listeners = new Set<() => void>();

export const readDraft = (conversationId: string) => sessionStorage.getItem(storageKey(conversationId)) ?? '';

export function writeDraft(conversationId: string, text: string) {
  if (text === '') sessionStorage.removeItem(storageKey(conversationId));
  else sessionStorage.setItem(storageKey(conversationId), text);
  for (const changed of listeners) changed();
}

/** Puts a text that could not be sent before whatever was written since. */
export function restoreDraft(conversationId: string, text: string) {
  const since = readDraft(conversationId);
  writeDraft(conversationId, since === '' ? text : `${text}\n${since}`);
}

export const useDraft = (conversationId: string) =>
  useSyncExternalStore(subscribe, () => readDraft(conversationId));

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}
