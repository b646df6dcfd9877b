import { LENGTH } from '@careward/contracts/kernel/limits';
import type {
  RequestSupport,
  SupportCategory,
  SupportRequested,
} from '@careward/contracts/notifications/schemas';
import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { api } from '../../base/api.js';
import { config } from '../../base/config.js';
import { draftStore } from '../../base/drafts.js';
import { useWords } from '../../base/language/use-language.js';
import { useAppDispatch } from '../../base/store.js';
import { useSubmit } from '../submit/use-submit.js';
import { showToast } from '../toast/toast.slice.js';
import { words } from './words.js';

/** `key` stands for the text as it is: the same text sent again is the same request. */
export type SupportDraft = Omit<RequestSupport, 'category'> & { category: SupportCategory | ''; key: string };

const supportDraft = draftStore<SupportDraft>('supportForm', {
  subject: 'string',
  category: 'string',
  message: 'string',
  key: 'string',
});
const emptyDraft = (): SupportDraft => ({ subject: '', category: '', message: '', key: nanoid() });

/** What is typed into the form survives closing it, until it is sent. */
export function useSupportDraft(userId: string) {
  const [draft, setDraft] = useState(() => ({ ...emptyDraft(), ...supportDraft.read(userId) }));

  function change(fields: Partial<SupportDraft>) {
    const changed = { ...draft, ...fields, key: nanoid() };
    setDraft(changed);
    supportDraft.keep(userId, changed);
  }

  return { draft, change, forget: () => supportDraft.forget(userId) };
}

export type SupportField = keyof RequestSupport;

/** In the order of the form. */
const supportFields: readonly SupportField[] = ['subject', 'category', 'message'];

/** The fields that are blank (spec.md 5, "Support form"). */
export const missingFields = (draft: SupportDraft): SupportField[] =>
  supportFields.filter((field) => draft[field].trim() === '');

export const isTooLong = ({ message }: SupportDraft): boolean => message.trim().length > LENGTH.message;

/** spec.md 4, "Support form". */
export function useSendSupport() {
  const { incomplete, failed, sent } = useWords(words);
  const [request] = useRequestSupportMutation();
  const { submit, isPending } = useSubmit(() => failed(config.supportEmail));
  const [wasTried, setTried] = useState(false);
  const dispatch = useAppDispatch();

  /** The answer when it was sent. */
  async function send({
    key,
    category,
    subject,
    message,
  }: SupportDraft): Promise<SupportRequested | undefined> {
    setTried(true);
    const draft = { key, category, subject: subject.trim(), message: message.trim() };
    if (missingFields(draft).length > 0 || draft.category === '') {
      dispatch(showToast({ ...incomplete, destructive: true }));
      return undefined;
    }
    if (isTooLong(draft)) return undefined;
    const form = { subject: draft.subject, category: draft.category, message: draft.message };
    const call = request({ form, key });
    if (!(await submit(() => call))) return undefined;
    dispatch(showToast(sent));
    return (await call).data;
  }

  return { send, isPending, wasTried };
}

const { useRequestSupportMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    requestSupport: build.mutation<SupportRequested, { form: RequestSupport; key: string }>({
      query: ({ form, key }) => ({
        method: 'POST',
        path: ['/api/support'],
        body: form,
        headers: { 'Idempotency-Key': key },
      }),
    }),
  }),
});
