import { MessageCircleHeart } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Card } from '../../../ui/card.js';
import { Disc } from '../../../ui/disc.js';
import styles from './coach-example.module.css';

/** A sample question, answered with sentences quoted word for word from the library topic about it. */
export function CoachExample() {
  return (
    <Card className={styles.example}>
      <div className={styles.head}>
        <Disc>
          <MessageCircleHeart />
        </Disc>
        <div>
          <strong>AI Care Coach</strong>
          <p className={styles.small}>Every answer names its source</p>
        </div>
      </div>
      <p className={styles.question}>Mom gets restless every evening. What can I do?</p>
      <div className={styles.answer}>
        <blockquote>
          Turn lights on and close curtains before dusk. <span className={styles.cite}>1</span> During an
          episode, speak softly, do not argue, and offer a snack, a walk, music or a familiar chore.{' '}
          <span className={styles.cite}>1</span>
        </blockquote>
        <p className={styles.source}>
          <span className={styles.cite}>1</span>
          <Link to="/resources/managing-sundowning">Managing sundowning</Link>
        </p>
      </div>
    </Card>
  );
}
