import { useWords } from '../../base/language/use-language.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import styles from './unread-badge.module.css';

const en = {
  unread: 'unread',
  withUnread: (label: string, count: number) => `${label}, ${count} unread`,
  arrived: (title: string) => `New notification: ${title}`,
};

const es = {
  unread: 'sin leer',
  withUnread: (label: string, count: number) => `${label}, ${count} sin leer`,
  arrived: (title: string) => `Nueva notificación: ${title}`,
} satisfies typeof en;

export const words = { en, es };

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
