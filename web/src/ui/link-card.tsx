import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Disc } from './card.js';
import styles from './link-card.module.css';

type Props = {
  to: string;
  /** Decorative, beside the words. */
  picture: ReactNode;
  label: string;
  text: string | undefined;
};

/** A card that leads somewhere. */
export function LinkCard({ to, picture, label, text }: Props) {
  return (
    <Link to={to} className={styles.card}>
      {picture}
      <span>
        <span className={styles.label}>{label}</span>
        <span className={styles.text}>{text}</span>
      </span>
    </Link>
  );
}

type ActionCardProps = { to: string; icon: LucideIcon; label: string; text: string };

/** With an icon as its picture. */
export const ActionCard = ({ icon: Icon, ...rest }: ActionCardProps) => (
  <LinkCard
    {...rest}
    picture={
      <Disc>
        <Icon />
      </Disc>
    }
  />
);
