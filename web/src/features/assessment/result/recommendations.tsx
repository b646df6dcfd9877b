import { useId } from 'react';
import { recommendationsOf } from './recommendation-words.js';
import { RecommendationItem } from './recommendation-item.js';
import styles from './recommendations.module.css';

type Props = {
  title: string;
  ids: readonly string[];
  /** To be done in this order. */
  numbered?: boolean;
};

export function Recommendations({ title, ids, numbered = false }: Props) {
  const titleId = useId();
  const List = numbered ? 'ol' : 'ul';
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId}>{title}</h2>
      <List className={styles.list}>
        {recommendationsOf(ids).map((each) => (
          <RecommendationItem key={each.id} recommendation={each} />
        ))}
      </List>
    </section>
  );
}
