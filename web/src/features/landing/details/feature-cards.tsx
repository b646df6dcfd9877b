import { Link } from 'react-router-dom';
import { Card } from '../../../ui/card.js';
import { Disc } from '../../../ui/disc.js';
import type { LandingCopy } from '../landing-copy.js';
import styles from './feature-cards.module.css';

export function FeatureCards({ features }: Pick<LandingCopy, 'features'>) {
  return (
    <section className={styles.cards} aria-label="What you get">
      {features.map(({ icon: Icon, title, text, link }) => (
        <Card key={title} className={styles.card}>
          <Disc>
            <Icon />
          </Disc>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{text}</p>
          {link && (
            <Link to={link.to} className={styles.link}>
              {link.label}
            </Link>
          )}
        </Card>
      ))}
    </section>
  );
}
