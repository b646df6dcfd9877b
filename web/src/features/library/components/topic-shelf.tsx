import { Link } from 'react-router-dom';
import type { Shelf } from '../topics-by-category.js';
import styles from './topic-shelf.module.css';

export function TopicShelf({ shelf }: { shelf: Shelf }) {
  const headingId = `shelf-${shelf.category}`;
  return (
    <section aria-labelledby={headingId} className={styles.shelf}>
      <h2 id={headingId}>{shelf.name}</h2>
      <ul className={styles.topics}>
        {shelf.topics.map((topic) => (
          <li key={topic.id}>
            <Link to={`/resources/${topic.id}`} className={styles.topic}>
              <span className={styles.title}>{topic.title}</span>
              <span className={styles.summary}>{topic.summary}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
