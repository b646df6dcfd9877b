import type { ReactNode } from 'react';
import styles from './disc.module.css';

/** A decorative icon or letter on a round background, beside a text that says the same. */
export function Disc({ children }: { children: ReactNode }) {
  return (
    <span className={styles.disc} aria-hidden>
      {children}
    </span>
  );
}
