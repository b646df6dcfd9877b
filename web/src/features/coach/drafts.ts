import { useSyncExternalStore } from 'react';
import { draftStore } from '../../base/drafts.js';
import { isMarkedLoggedOut } from '../../base/session/session-storage.js';

/** An unsent text goes when it is sent, or its conversation deleted. */
export type Composer = { userId: string; conversationId: string };

const textsIn = (conversationId: string) =>
  draftStore<{ text: string }>(`coachDraft:${conversationId}`, { text: 'string' });

const listeners = new Set<() => void>();

const readDraft = ({ userId, conversationId }: Composer) => textsIn(conversationId).read(userId).text ?? '';

export function writeDraft({ userId, conversationId }: Composer, text: string) {
  const texts = textsIn(conversationId);
  if (text === '') texts.forget(userId);
  else texts.keep(userId, { text });
  for (const changed of listeners) changed();
}

/** Clears the text that was just sent. What else stands there stays: a chip may be asked beside it. */
export function clearDraft(composer: Composer, sent: string) {
  if (readDraft(composer).trim() === sent) writeDraft(composer, '');
}

/** Adds what was dictated. */
export function addToDraft(composer: Composer, text: string) {
  const before = readDraft(composer);
  writeDraft(composer, before === '' || /\s$/.test(before) ? before + text : `${before} ${text}`);
}

/** Puts a text that could not be sent back, before what was typed since; does nothing after a sign-out. */
export function restoreDraft(composer: Composer, text: string) {
  if (isMarkedLoggedOut()) return;
  const since = readDraft(composer);
  writeDraft(composer, since === '' ? text : `${text}\n${since}`);
}

export const useDraft = (composer: Composer) =>
  useSyncExternalStore(
    subscribe,
    () => readDraft(composer),
    () => '',
  );

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}
