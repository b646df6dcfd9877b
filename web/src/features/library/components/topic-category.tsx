import { Link } from 'react-router-dom';
import type { Category } from '../topics-by-category.js';
import styles from './cards.module.css';
import { headingIdOf } from './category-heading.js';

export function TopicCategory({ category }: { category: Category }) {
  const headingId = headingIdOf(category);
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} tabIndex={-1}>
        {category.name}
      </h2>
      <ul className={styles.cards}>
        {category.topics.map((topic) => (
          <li key={topic.id}>
            <Link to={`/resources/${topic.id}`} className={styles.card}>
              <span className={styles.title}>{topic.title}</span>
              <span className={styles.summary}>{topic.summary}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
