import type { TopicLine } from '@careward/contracts/discovery/library';
import { MessageCircleQuestionMark } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from './library.module.css';

/** `returnTo`: the page that a guide leads back to, if that is not the library's first. */
export function TopicCards({ topics, returnTo }: { topics: readonly TopicLine[]; returnTo?: string }) {
  const search = returnTo ? `?${new URLSearchParams({ returnTo }).toString()}` : '';
  return (
    <ul className={styles.cards}>
      {topics.map(({ id, title, summary, question }) => (
        <li key={id} className={styles.topic}>
          <Link to={`/resources/${id}${search}`} className={styles.card}>
            <span className={styles.title}>{title}</span>
            <span className={styles.summary}>{summary}</span>
          </Link>
          {question && (
            <Link to={`/resources/${id}#${question.id}`} className={styles.answers}>
              <MessageCircleQuestionMark aria-hidden /> {question.text}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
