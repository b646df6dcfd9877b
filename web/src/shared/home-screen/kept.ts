import type { Message } from '@careward/contracts/coach/schemas';
import type { Topic } from '@careward/contracts/discovery/library';
import { SESSION } from '@careward/contracts/identity/limits';
import { useEffect, useState } from 'react';
import { readAuthToken } from '../../base/session/session-storage.js';

/** What a person can read without a connection, on a device where they have allowed it (ADR 0052). */
export type OfflineCopy = {
  /** ISO timestamp. */
  since: string;
  guides: Pick<Topic, 'id' | 'title' | 'summary' | 'steps' | 'whenToCall' | 'redFlags'>[];
  conversation: { title: string; messages: OfflineMessage[] } | null;
};
export type OfflineMessage = Pick<Message, 'id' | 'role' | 'content' | 'lang'> & { sources: string[] };

const CACHE = 'kept';
const FILE = '/kept';
const changes = new EventTarget();

export const canKeep = () =>
  'serviceWorker' in navigator && 'caches' in window && window.isSecureContext && readAuthToken() !== null;

/** Under the session's token, which leaves the device with the session: what is left behind then, nobody can read. */
async function keyOf(token: string): Promise<CryptoKey> {
  const secret = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`kept here: ${token}`));
  return crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

const IV_LENGTH = 12;

export async function keep(kept: OfflineCopy): Promise<void> {
  const token = readAuthToken();
  if (token === null) return;
  const iv = crypto.getRandomValues(new Uint8Array(IV_LENGTH));
  const text = new TextEncoder().encode(JSON.stringify(kept));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(token), text);
  const cache = await caches.open(CACHE);
  if (readAuthToken() !== token) return;
  await cache.put(FILE, new Response(new Blob([iv, sealed])));
  tellOf(true);
}

/** Null: nothing is kept, or only what nobody may read any more; that is removed. */
export async function readKept(): Promise<OfflineCopy | null> {
  if (!canKeep()) {
    await forgetKept();
    return null;
  }
  const file = await caches.match(FILE);
  if (!file) return null;
  const kept = await open(new Uint8Array(await file.arrayBuffer())).catch(() => null);
  if (kept && Date.now() < Date.parse(kept.since) + SESSION.caregiver.idle) return kept;
  await forgetKept();
  return null;
}

async function open(sealed: Uint8Array<ArrayBuffer>): Promise<OfflineCopy> {
  const iv = sealed.slice(0, IV_LENGTH);
  const key = await keyOf(readAuthToken() ?? '');
  const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed.slice(IV_LENGTH));
  return JSON.parse(new TextDecoder().decode(text)) as OfflineCopy;
}

export async function forgetKept(): Promise<void> {
  if (!('caches' in window)) return;
  if (await caches.delete(CACHE)) tellOf(false);
}

/** At once, so that what shows the choice does not show the one before in between. */
const tellOf = (isKept: boolean) => void changes.dispatchEvent(new CustomEvent('change', { detail: isKept }));

/** Whether something is kept for this person, which is the only mark of their having allowed it; null: not known yet. */
export function useIsKept(userId: string | undefined): boolean | null {
  const [isKept, setKept] = useState<boolean | null>(null);
  useEffect(() => {
    if (userId === undefined) return;
    let isCurrent = true;
    const told = (change: Event) => {
      isCurrent = false;
      setKept((change as CustomEvent<boolean>).detail);
    };
    changes.addEventListener('change', told);
    void readKept().then((kept) => isCurrent && setKept(kept !== null));
    return () => {
      isCurrent = false;
      changes.removeEventListener('change', told);
    };
  }, [userId]);
  return isKept;
}
