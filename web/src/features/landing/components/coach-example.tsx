import { MessageCircleHeart } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Card } from '../../../shared/ui/card.js';
import { IconDisc } from '../../../shared/ui/icon-disc.js';
import styles from './coach-example.module.css';

/** A question and the answer the library gives to it, so that a visitor sees what to expect. */
export function CoachExample() {
  return (
    <Card className={styles.example}>
      <div className={styles.head}>
        <IconDisc icon={MessageCircleHeart} />
        <div>
          <strong>AI Care Coach</strong>
          <p className={styles.small}>Every answer names its source</p>
        </div>
      </div>
      <p className={styles.question}>Mom gets restless every evening. What can I do?</p>
      <div className={styles.answer}>
        <p>
          Keep days steady. Turn lights on and close curtains before dusk, and offer a snack, a walk, music or
          a familiar chore. <span className={styles.cite}>1</span>
        </p>
        <p className={styles.source}>
          <span className={styles.cite}>1</span>
          <Link to="/resources/managing-sundowning">Managing sundowning</Link>
        </p>
      </div>
    </Card>
  );
}
