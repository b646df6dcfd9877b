import { useState } from 'react';
import { useWords } from '../../../base/language/use-language.js';
import { useAppDispatch } from '../../../base/store.js';
import {
  storeAnalyticsChoice,
  useSaveAnalyticsConsentMutation,
} from '../../../shared/analytics/analytics-consent.js';
import { useSubmit } from '../../../shared/submit/use-submit.js';
import { showToast } from '../../../shared/toast/toast.slice.js';
import { words } from './words.js';

/** spec.md 8, "Analytics". `pending`: the choice that is being saved; another one waits until it is. */
export function useAnalyticsConsent() {
  const { updated, enabled, disabled, failed } = useWords(words);
  const [save] = useSaveAnalyticsConsentMutation();
  const { submit } = useSubmit(() => failed);
  const [pending, setPending] = useState<boolean | null>(null);
  const dispatch = useAppDispatch();

  async function choose(consent: boolean) {
    if (pending !== null) return;
    setPending(consent);
    if (await submit(() => save(consent))) {
      storeAnalyticsChoice(consent);
      dispatch(showToast({ title: updated, description: consent ? enabled : disabled }));
    }
    setPending(null);
  }

  return { pending, choose };
}
