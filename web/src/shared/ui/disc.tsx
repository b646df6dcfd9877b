import type { ReactNode } from 'react';
import styles from './disc.module.css';

/** An icon or a letter on a soft disc, beside the words that say the same. */
export function Disc({ children }: { children: ReactNode }) {
  return (
    <span className={styles.disc} aria-hidden>
      {children}
    </span>
  );
}
