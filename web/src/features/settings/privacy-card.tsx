import { useState } from 'react';
import { useWords } from '../../base/language/use-language.js';
import { useSession } from '../../base/session/session-provider.js';
import { useAppDispatch } from '../../base/store.js';
import {
  isRefusedByBrowser,
  storeAnalyticsChoice,
  useSaveAnalyticsConsentMutation,
} from '../../shared/analytics/analytics-consent.js';
import { useSubmit } from '../../shared/submit/use-submit.js';
import { showToast } from '../../shared/toast/toast.slice.js';
import { Card } from '../../ui/card.js';
import { Switch } from './switch.js';
import styles from './settings.module.css';
import { words } from './words.js';

/** spec.md 2, "Settings". */
export function PrivacyCard() {
  const { title, label, text, refusedByBrowser } = useWords(words).privacy;
  const { user } = useSession();
  const { pending, choose } = useAnalyticsConsent();
  return (
    <section aria-labelledby="privacy-and-analytics">
      <Card className={styles.card}>
        <h2 id="privacy-and-analytics">{title}</h2>
        <Switch
          label={label}
          hint={
            <>
              <p>{text}</p>
              {isRefusedByBrowser() && <p className={styles.refused}>{refusedByBrowser}</p>}
            </>
          }
          disabled={user === null}
          checked={pending ?? user?.analyticsConsent ?? true}
          onChange={(consent) => void choose(consent)}
        />
      </Card>
    </section>
  );
}

/** spec.md 8, "Analytics". `pending`: the choice that is being saved; another one waits until it is. */
function useAnalyticsConsent() {
  const { updated, enabled, disabled, failed } = useWords(words).privacy;
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
