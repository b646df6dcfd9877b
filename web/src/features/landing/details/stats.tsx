import type { Figure } from './figures-and-features.js';
import styles from './stats.module.css';

type Props = { label: string; figures: readonly Figure[] };

export function Stats({ label, figures }: Props) {
  return (
    <section className={styles.stats} aria-label={label}>
      {figures.map(({ figure, text }) => (
        <p key={figure}>
          <strong>{figure}</strong>
          {text}
        </p>
      ))}
    </section>
  );
}
