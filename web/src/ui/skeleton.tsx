import { Spinner } from './button.js';
import styles from './skeleton.module.css';

/** Placeholder while content loads, in CSS lengths. Hidden from screen readers: announce the loading beside it. */
export function Skeleton({ width = '100%', height = '1.1rem' }: { width?: string; height?: string }) {
  return <span className={styles.skeleton} style={{ width, height, maxWidth: '100%' }} aria-hidden />;
}

/** The place of a page's title and text, until they are there. */
export function PageSkeleton() {
  return (
    <div className={styles.page}>
      <Spinner />
      <Skeleton width="12rem" height="1.9rem" />
      <Skeleton height="7rem" />
      <Skeleton height="7rem" />
    </div>
  );
}
