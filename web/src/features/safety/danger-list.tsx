import type { Language } from '@careward/contracts/kernel/languages';
import { cardFor } from '@careward/content/safety/cards';
import { riskCategories, riskCodes, type RiskTier, riskTiers } from '@careward/contracts/coach/risk';
import styles from './safety.module.css';
import { words } from './words.js';

export function DangerList({ language }: { language: Language }) {
  const texts = words[language];
  return (
    <section className={styles.dangerSection}>
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

const codes = [...new Set(riskCategories.map((category) => riskCodes[category]))];

/** Choking counts as breathing trouble, so it is no kind of its own. */
export const KINDS_OF_DANGER = codes.length;

/** The kinds of danger by name, under the tier of their card. */
export function dangersByTier(language: Language): { tier: RiskTier; dangers: string[] }[] {
  const kinds = codes.map((code) => riskCategories.filter((category) => riskCodes[category] === code));
  return riskTiers
    .map((tier) => ({
      tier,
      dangers: kinds
        .filter(([category]) => category && cardFor(category).tier === tier)
        .map((kind) => kind.map((category) => cardFor(category).name[language]).join(', ')),
    }))
    .filter(({ dangers }) => dangers.length > 0);
}
