import styles from './alpha-banner.module.css';

export function AlphaBanner() {
  return (
    <aside aria-label="About this release" className={styles.banner}>
      ALPHA RELEASE - Experimental features in development
    </aside>
  );
}
