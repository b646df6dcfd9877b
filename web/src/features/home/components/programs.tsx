import { BadgeCheck, SearchCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useWords } from '../../../base/language/use-language.js';
import { Card } from '../../../ui/card.js';
import { Tag } from '../../../ui/tag.js';
import { programCards } from '../program-cards.js';
import { words } from '../words.js';
import styles from './programs.module.css';

const looks = {
  eligible: { tone: 'ok', icon: BadgeCheck },
  likely: { tone: 'ok', icon: BadgeCheck },
  review: { tone: 'warn', icon: SearchCheck },
} as const;

/** The programs that may pay for care (spec.md 2, "Home"). */
export function Programs() {
  const { compensation, compensationAbout, compensationLink, programs, status } = useWords(words);
  return (
    <section className={styles.section} aria-labelledby="compensation">
      <h2 id="compensation">{compensation}</h2>
      <p className={styles.about}>
        {compensationAbout} <Link to="/resources/paid-family-caregiving">{compensationLink}</Link>
      </p>
      <ul className={styles.cards}>
        {programCards({}).map((card) => (
          <li key={card.id}>
            <Card className={styles.card}>
              <div className={styles.head}>
                <h3>{programs[card.id].title}</h3>
                <Tag {...looks[card.status]}>{status[card.status]}</Tag>
              </div>
              <p className={styles.text}>{programs[card.id].text}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
