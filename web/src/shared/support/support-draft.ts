import type { RequestSupport, SupportCategory } from '@careward/contracts/notifications/support';
import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { unsentInputKey } from '../../base/session/session-storage.js';

/** `key` stands for the text as it is: the same text sent again is the same request. */
export type SupportDraft = Omit<RequestSupport, 'category'> & { category: SupportCategory | ''; key: string };

const keyOf = (userId: string) => unsentInputKey(userId, 'supportForm');
const emptyDraft = (): SupportDraft => ({ subject: '', category: '', message: '', key: nanoid() });

/** What is typed into the form survives closing it and a reload, and ends with the tab or a sign-out. */
export function useSupportDraft(userId: string) {
  const [draft, setDraft] = useState(() => readDraft(userId) ?? emptyDraft());

  function change(fields: Partial<SupportDraft>) {
    const changed = { ...draft, ...fields, key: nanoid() };
    setDraft(changed);
    sessionStorage.setItem(keyOf(userId), JSON.stringify(changed));
  }

  return { draft, change, forget: () => sessionStorage.removeItem(keyOf(userId)) };
}

function readDraft(userId: string): SupportDraft | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null') as SupportDraft | null;
  } catch {
    return null;
  }
}
