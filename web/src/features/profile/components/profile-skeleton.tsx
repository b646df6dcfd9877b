import { useWords } from '../../../base/language/use-language.js';
import { Card } from '../../../ui/card.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { words } from '../words.js';
import styles from './profile-skeleton.module.css';

export function ProfileSkeleton() {
  const { loading } = useWords(words);
  return (
    <div role="status" aria-label={loading}>
      <Card className={styles.person}>
        <Skeleton width="60%" height="1.6rem" />
        <Skeleton width="75%" />
        <Skeleton width="50%" />
        <Skeleton width="40%" />
      </Card>
    </div>
  );
}
