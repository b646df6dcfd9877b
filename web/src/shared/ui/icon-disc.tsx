import type { LucideIcon } from 'lucide-react';
import styles from './icon-disc.module.css';

/** An icon on a soft disc, beside the words that say the same. */
export function IconDisc({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span className={styles.disc} aria-hidden>
      <Icon />
    </span>
  );
}
