import { Link } from 'react-router-dom';
import { Card } from '../../../ui/card.js';
import { Disc } from '../../../ui/disc.js';
import type { Feature } from './figures-and-features.js';
import styles from './feature-cards.module.css';

type Props = { label: string; features: readonly Feature[] };

export function FeatureCards({ label, features }: Props) {
  return (
    <section className={styles.cards} aria-label={label}>
      {features.map(({ icon: Icon, words: { title, text, link }, to }) => (
        <Card key={title} className={styles.card}>
          <Disc>
            <Icon />
          </Disc>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{text}</p>
          {to && (
            <Link to={to} className={styles.link}>
              {link}
            </Link>
          )}
        </Card>
      ))}
    </section>
  );
}
