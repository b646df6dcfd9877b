import { MessageCircleHeart } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Card } from '../../../ui/card.js';
import { Disc } from '../../../ui/disc.js';
import type { LandingWords } from '../words.js';
import styles from './coach-example.module.css';

/** A sample question, answered with sentences quoted word for word from the library topic about it. */
export function CoachExample({ example }: Pick<LandingWords, 'example'>) {
  const cite = <span className={styles.cite}>1</span>;
  return (
    <Card className={styles.example}>
      <div className={styles.head}>
        <Disc>
          <MessageCircleHeart />
        </Disc>
        <div>
          <strong>{example.coach}</strong>
          <p className={styles.small}>{example.claim}</p>
        </div>
      </div>
      <p className={styles.question}>{example.question}</p>
      <div className={styles.answer}>
        <blockquote>
          {example.answer.map((sentence) => (
            <span key={sentence}>
              {sentence} {cite}{' '}
            </span>
          ))}
        </blockquote>
        <p className={styles.source}>
          {cite}
          <Link to="/resources/managing-sundowning">{example.topic}</Link>
        </p>
      </div>
    </Card>
  );
}
