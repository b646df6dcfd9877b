import { Check } from 'lucide-react';
import { config } from '../../../base/config.js';
import type { LandingCopy } from '../landing-copy.js';
import styles from './how-it-helps.module.css';

export function HowItHelps({ helps }: Pick<LandingCopy, 'helps'>) {
  return (
    <section className={styles.section}>
      <h2>How {config.brandName} helps</h2>
      <ul className={styles.list}>
        {helps.map((help) => (
          <li key={help}>
            <Check aria-hidden />
            {help}
          </li>
        ))}
      </ul>
    </section>
  );
}
