import styles from './alpha-banner.module.css';

export function AlphaBanner() {
  return <p className={styles.banner}>ALPHA RELEASE - Experimental features in development</p>;
}
