import { CONSENT_REMINDER } from '@careward/contracts/web/limits';
import { useEffect } from 'react';
import { showToast } from '../../shared/toast/toast.slice.js';
import { config } from '../../base/config.js';
import { useAppDispatch, useAppSelector } from '../../base/store.js';

/** Shown after each sign-in since the page was loaded (rulings.md "Errors and toasts"); a sign-out cancels it. */
export function useConsentReminder() {
  const signIns = useAppSelector((state) => state.session.signIns);
  const dispatch = useAppDispatch();

  useEffect(() => {
    if (signIns === 0) return;
    let reminder: number;
    const schedule = window.setTimeout(() => {
      reminder = window.setTimeout(() => dispatch(showToast(consentReminder)), CONSENT_REMINDER.show);
    }, CONSENT_REMINDER.schedule);
    return () => {
      window.clearTimeout(schedule);
      window.clearTimeout(reminder);
    };
  }, [signIns, dispatch]);
}

const consentReminder = {
  title: 'Consent reminder',
  description: `You agreed to share health information with ${config.brandName}. You can read the Consent Notice or change your choices in Settings.`,
};
