import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Disc } from '../../../ui/disc.js';
import styles from './action-card.module.css';

type Props = { to: string; icon: LucideIcon; label: string; text: string };

export function ActionCard({ to, icon: Icon, label, text }: Props) {
  return (
    <Link to={to} className={styles.card}>
      <Disc>
        <Icon />
      </Disc>
      <span>
        <span className={styles.label}>{label}</span>
        <span className={styles.text}>{text}</span>
      </span>
    </Link>
  );
}
