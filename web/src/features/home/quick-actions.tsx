import { BookOpen, HandCoins, type LucideIcon, MessageCircleHeart } from 'lucide-react';
import { config } from '../../base/config.js';
import type { ScreenPath } from '../../base/screens.js';
import { useWords } from '../../base/language/use-language.js';
import { ActionCard } from '../../ui/link-card.js';
import styles from './home.module.css';
import { words } from './words.js';

/** spec.md 2, "Home"; where there is no check, the library stands beside the coach. */
const actions = [
  { to: '/ai-coach', icon: MessageCircleHeart },
  { to: '/eligibility', icon: HandCoins },
  { to: '/resources', icon: BookOpen },
] as const satisfies readonly { to: ScreenPath; icon: LucideIcon }[];

export function QuickActions() {
  const { quickActions, actions: says } = useWords(words);
  const left = config.eligibilityFeatures ? '/resources' : '/eligibility';
  const offered = actions.filter(({ to }) => to !== left);
  return (
    <section className={styles.section} aria-labelledby="quick-actions">
      <h2 id="quick-actions">{quickActions}</h2>
      <div className={styles.cards}>
        {offered.map(({ to, icon }) => (
          <ActionCard key={to} to={to} icon={icon} {...says[to]} />
        ))}
      </div>
    </section>
  );
}
