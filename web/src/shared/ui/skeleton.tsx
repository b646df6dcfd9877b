import styles from './skeleton.module.css';

/** The place of something that is on its way, in CSS lengths. Say once beside it, in words, that it loads. */
export function Skeleton({ width = '100%', height = '1.1rem' }: { width?: string; height?: string }) {
  return <span className={styles.skeleton} style={{ width, height, maxWidth: '100%' }} aria-hidden />;
}
