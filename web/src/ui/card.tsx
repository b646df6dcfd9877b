import type { HTMLAttributes, ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import styles from './card.module.css';

export function Card({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={className ? `${styles.card} ${className}` : styles.card} />;
}

/** A decorative icon or letter on a round background, beside a text that says the same. */
export function Disc({ children }: { children: ReactNode }) {
  return (
    <span className={styles.disc} aria-hidden>
      {children}
    </span>
  );
}

type TagProps = {
  tone?: 'primary' | 'ok' | 'warn' | 'urgent' | 'quiet';
  icon?: LucideIcon;
  children: string;
};

/** A short label; where its tone means something, the word and the icon mean the same. */
export function Tag({ tone = 'primary', icon: Icon, children }: TagProps) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {Icon && <Icon size="1rem" aria-hidden />}
      {children}
    </span>
  );
}
