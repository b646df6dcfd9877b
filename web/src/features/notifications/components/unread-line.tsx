import { useRef } from 'react';
import { useWords } from '../../../base/language/use-language.js';
import { Button } from '../../../ui/button.js';
import { words } from '../words.js';
import styles from './unread-line.module.css';

/** How many are unread, and the way to mark all of them. */
export function UnreadLine({ count, onMarkAll }: { count: number; onMarkAll: () => void }) {
  const { unread, markAllRead } = useWords(words);
  const line = useRef<HTMLParagraphElement>(null);

  function markAll() {
    // The button goes with the last unread one.
    line.current?.focus();
    onMarkAll();
  }

  return (
    <div className={styles.line}>
      <p ref={line} role="status" tabIndex={-1} className={styles.count}>
        {unread(count)}
      </p>
      {count > 0 && (
        <Button look="quiet" onClick={markAll}>
          {markAllRead}
        </Button>
      )}
    </div>
  );
}
