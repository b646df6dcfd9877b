import { useWords } from '../../../base/language/use-language.js';
import { Card } from '../../../ui/card.js';
import { LoadFailure } from '../../../ui/load-failure.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { useCommunicationSettingsQuery } from './communication.endpoints.js';
import styles from './communication-preferences.module.css';
import { CommunicationToggles } from './communication-toggles.js';
import { words } from './words.js';

export function CommunicationPreferences() {
  const { title, loading, loadFailed } = useWords(words);
  const { currentData: settings, isError, refetch } = useCommunicationSettingsQuery();
  return (
    <section aria-labelledby="communication">
      <Card className={styles.card}>
        <h2 id="communication">{title}</h2>
        {settings && <CommunicationToggles settings={settings} />}
        {!settings && isError && <LoadFailure onTryAgain={() => void refetch()}>{loadFailed}</LoadFailure>}
        {!settings && !isError && <TogglesSkeleton label={loading} />}
      </Card>
    </section>
  );
}

/** Four rows of the height of a toggle. */
function TogglesSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={styles.skeleton}>
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className={styles.skeletonRow}>
          <Skeleton width="12rem" />
          <Skeleton width="90%" height="0.9rem" />
        </div>
      ))}
    </div>
  );
}
