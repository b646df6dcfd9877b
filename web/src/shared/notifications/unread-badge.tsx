import { useWords } from '../../base/language/use-language.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import styles from './unread-badge.module.css';
import { words } from './words.js';

/** The number of what is unread, beside an icon or a name, which it must not run into when it is read aloud. */
export function UnreadBadge({ count }: { count: number }) {
  const { unread } = useWords(words);
  if (count === 0) return null;
  return (
    <>
      {' '}
      <span className={styles.badge}>
        {count} <VisuallyHidden>{unread}</VisuallyHidden>
      </span>
    </>
  );
}
