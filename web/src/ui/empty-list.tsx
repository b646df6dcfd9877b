import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from './card.js';
import styles from './list-page.module.css';

type Props = {
  icon: LucideIcon;
  title: string;
  text: string;
  /** What to do about it. */
  children?: ReactNode;
};

/** Stands in place of a list that has nothing yet. */
export function EmptyList({ icon: Icon, title, text, children }: Props) {
  return (
    <Card className={styles.empty}>
      <Icon size="2rem" aria-hidden />
      <h2 className={styles.emptyTitle}>{title}</h2>
      <p className={styles.emptyText}>{text}</p>
      {children}
    </Card>
  );
}
