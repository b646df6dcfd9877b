import { Trash2, TriangleAlert } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { useWords } from '../../base/language/use-language.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { useAccountDeletion } from './use-account-deletion.js';
import styles from './settings.module.css';
import { words } from './words.js';

const DeleteAccountDialog = lazy(() => import('./delete-account-dialog.js'));

export function DangerZone() {
  const [isAsking, setAsking] = useState(false);
  const { dangerZone, dangerText, deleteAccount } = useWords(words);
  const deletion = useAccountDeletion();
  return (
    <section aria-labelledby="danger-zone">
      <Card className={styles.card}>
        <h2 id="danger-zone" className={styles.danger}>
          <TriangleAlert aria-hidden />
          {dangerZone}
        </h2>
        <p className={styles.explanation}>{dangerText}</p>
        <Button look="quiet" className={styles.ask} onClick={() => setAsking(true)}>
          <Trash2 aria-hidden />
          {deleteAccount}
        </Button>
      </Card>
      {isAsking && (
        <Suspense fallback={null}>
          <DeleteAccountDialog deletion={deletion} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </section>
  );
}
