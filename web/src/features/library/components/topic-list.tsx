import type { TopicLine } from '@careward/contracts/discovery/topic';
import { useWords } from '../../../base/language/use-language.js';
import { findTopics, topicsByCategory } from '../topics-by-category.js';
import { words } from '../words.js';
import { AskInstead } from './ask-instead.js';
import { CategoryLinks } from './category-links.js';
import { TopicCategory } from './topic-category.js';
import styles from './topic-list.module.css';

type Props = { topics: readonly TopicLine[]; typed: string };

/** The topics that fit the typed words, by category; all of them when nothing is typed. */
export function TopicList({ topics, typed }: Props) {
  const { categories: names, nothingFits } = useWords(words);
  const question = typed.trim();
  const categories = topicsByCategory(findTopics(topics, question), names);
  const isEmpty = categories.length === 0;

  return (
    <>
      {question === '' && <CategoryLinks categories={categories} />}
      {categories.map((category) => (
        <TopicCategory key={category.category} category={category} />
      ))}
      <p role="status" className={styles.nothing}>
        {isEmpty && nothingFits}
      </p>
      {isEmpty && question !== '' && (
        <div>
          <AskInstead question={question} />
        </div>
      )}
    </>
  );
}
