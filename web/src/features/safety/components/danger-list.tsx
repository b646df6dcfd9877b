import type { Language } from '@careward/contracts/kernel/languages';
import { KINDS_OF_DANGER, dangersByTier } from '../dangers-by-tier.js';
import { words } from '../words.js';
import styles from './danger-list.module.css';

export function DangerList({ language }: { language: Language }) {
  const texts = words[language];
  return (
    <section className={styles.section}>
      <h2>{texts.dangers(KINDS_OF_DANGER)}</h2>
      {dangersByTier(language).map(({ tier, dangers }) => (
        <div key={tier} className={styles.tier}>
          <h3>{texts.tiers[tier]}</h3>
          <ul className={styles.dangers}>
            {dangers.map((danger) => (
              <li key={danger}>{danger}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
