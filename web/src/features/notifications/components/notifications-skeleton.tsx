import { useWords } from '../../../base/language/use-language.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { words } from '../words.js';
import styles from '../notifications-page.module.css';

export function NotificationsSkeleton() {
  const { loading } = useWords(words);
  return (
    <div role="status" aria-label={loading} className={styles.list}>
      <Skeleton height="7rem" />
      <Skeleton height="7rem" />
      <Skeleton height="7rem" />
    </div>
  );
}
