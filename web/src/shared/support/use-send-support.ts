import { useState } from 'react';
import { config } from '../../base/config.js';
import { useWords } from '../../base/language/use-language.js';
import { useAppDispatch } from '../../base/store.js';
import { useSubmit } from '../submit/use-submit.js';
import { showToast } from '../toast/toast.slice.js';
import { isTooLong, missingFields } from './missing-fields.js';
import type { SupportDraft } from './support-draft.js';
import { useRequestSupportMutation } from './support.endpoints.js';
import { words } from './words.js';

/** spec.md 4, "Support form". */
export function useSendSupport() {
  const { incomplete, failed, sent } = useWords(words);
  const [request] = useRequestSupportMutation();
  const { submit, isPending } = useSubmit(() => failed(config.supportEmail));
  const [wasTried, setTried] = useState(false);
  const dispatch = useAppDispatch();

  /** True when it was sent. */
  async function send({ key, category, subject, message }: SupportDraft): Promise<boolean> {
    setTried(true);
    const draft = { key, category, subject: subject.trim(), message: message.trim() };
    if (missingFields(draft).length > 0 || draft.category === '') {
      dispatch(showToast({ ...incomplete, destructive: true }));
      return false;
    }
    if (isTooLong(draft)) return false;
    const form = { subject: draft.subject, category: draft.category, message: draft.message };
    if (!(await submit(() => request({ form, key })))) return false;
    dispatch(showToast(sent));
    return true;
  }

  return { send, isPending, wasTried };
}
