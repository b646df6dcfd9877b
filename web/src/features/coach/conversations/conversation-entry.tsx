import { Pencil, Trash2 } from 'lucide-react';
import { memo, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../../base/language/use-language.js';
import { IconButton } from '../../../ui/icon-button.js';
import styles from './conversation-entry.module.css';
import { RenameForm } from './rename-form.js';
import { addressOf } from './use-conversations.js';
import { words } from './words.js';

type Props = {
  id: string;
  title: string;
  /** When it was last written in, in words. */
  when: string;
  isOpen: boolean;
  onChosen: () => void;
  onDelete: (id: string) => void;
};

/** A conversation of the list. Rendered again only when something of it changes. */
export const ConversationEntry = memo(function ConversationEntry(props: Props) {
  const { id, title, when, isOpen, onChosen, onDelete } = props;
  const { rename, delete: deleteWord } = useWords(words);
  const titleId = useId();
  const entry = useRef<HTMLLIElement>(null);
  const [renaming, setRenaming] = useState<'not yet' | 'now' | 'done'>('not yet');

  // Back to the button that opened the form.
  useEffect(() => {
    if (renaming === 'done') entry.current?.querySelector('button')?.focus();
  }, [renaming]);

  if (renaming === 'now')
    return (
      <li className={styles.entry} data-open={isOpen}>
        <RenameForm id={id} title={title} onDone={() => setRenaming('done')} />
      </li>
    );
  return (
    <li ref={entry} className={styles.entry} data-open={isOpen}>
      <Link
        to={addressOf(id)}
        aria-current={isOpen ? 'true' : undefined}
        className={styles.conversation}
        onClick={onChosen}
      >
        <span id={titleId} className={styles.title}>
          {title}
        </span>
        <span className={styles.when}>{when}</span>
      </Link>
      <div className={styles.actions}>
        <IconButton label={rename} aria-describedby={titleId} onClick={() => setRenaming('now')}>
          <Pencil size="1.15rem" aria-hidden />
        </IconButton>
        <IconButton label={deleteWord} aria-describedby={titleId} onClick={() => onDelete(id)}>
          <Trash2 size="1.15rem" aria-hidden />
        </IconButton>
      </div>
    </li>
  );
});
