import type { LucideIcon } from 'lucide-react';
import styles from './tag.module.css';

type Props = { tone?: 'primary' | 'ok' | 'warn' | 'urgent' | 'quiet'; icon?: LucideIcon; children: string };

/** A short label; where its tone means something, the word and the icon mean the same. */
export function Tag({ tone = 'primary', icon: Icon, children }: Props) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {Icon && <Icon size="1rem" aria-hidden />}
      {children}
    </span>
  );
}
