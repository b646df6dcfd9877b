import { useWords } from '../../../base/language/use-language.js';
import { useSession } from '../../../base/session/session-provider.js';
import { isRefusedByBrowser } from '../../../shared/analytics/analytics-consent.js';
import { Card } from '../../../ui/card.js';
import { Switch } from '../../../ui/switch.js';
import styles from './privacy-card.module.css';
import { useAnalyticsConsent } from './use-analytics-consent.js';
import { words } from './words.js';

/** spec.md 2, "Settings". */
export function PrivacyCard() {
  const { title, label, text, refusedByBrowser } = useWords(words);
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
          checked={pending ?? user?.analyticsConsent ?? true}
          onChange={(consent) => void choose(consent)}
        />
      </Card>
    </section>
  );
}
