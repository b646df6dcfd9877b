import styles from './unread-badge.module.css';

/** The number of what is unread, beside an icon whose accessible name says it. */
export function UnreadBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span aria-hidden className={styles.badge}>
      {count}
    </span>
  );
}
