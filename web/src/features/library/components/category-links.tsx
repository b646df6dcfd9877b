import { useWords } from '../../../base/language/use-language.js';
import type { Category } from '../topics-by-category.js';
import { words } from '../words.js';
import { headingIdOf } from './category-heading.js';
import styles from './category-links.module.css';

/** A way to each category without scrolling past the others. */
export function CategoryLinks({ categories }: { categories: readonly Category[] }) {
  const { jumpTo } = useWords(words);
  return (
    <nav aria-label={jumpTo}>
      <ul className={styles.links}>
        {categories.map((category) => (
          <li key={category.category}>
            <a href={`#${headingIdOf(category)}`} className={styles.link}>
              {category.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
