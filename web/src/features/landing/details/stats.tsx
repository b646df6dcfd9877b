import type { LandingCopy } from '../landing-copy.js';
import styles from './stats.module.css';

export function Stats({ stats }: Pick<LandingCopy, 'stats'>) {
  return (
    <section className={styles.stats} aria-label="In figures">
      {stats.map(({ figure, text }) => (
        <p key={figure}>
          <strong>{figure}</strong>
          {text}
        </p>
      ))}
    </section>
  );
}
