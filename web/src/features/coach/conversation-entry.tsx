import { isVisible } from '@careward/contracts/kernel/readable';
import { Pencil, Printer, Trash2 } from 'lucide-react';
import { type FormEvent, memo, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../base/language/use-language.js';
import { useFailureToast, useSubmit } from '../../shared/submit/use-submit.js';
import { Button } from '../../ui/button.js';
import { ErrorSentence } from '../../ui/error-sentence.js';
import { IconButton, useIconName } from '../../ui/icon-button.js';
import iconButton from '../../ui/icon-button.module.css';
import shell from '../../ui/input-shell.module.css';
import { isFocusLost } from '../../ui/is-focus-lost.js';
import { useEscape } from '../../ui/use-escape.js';
import { coachEndpoints, useRenameConversationMutation } from './coach.endpoints.js';
import styles from './conversations.module.css';
import { addressOf, documentOf } from './use-conversations.js';
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
  const prefetch = coachEndpoints.usePrefetch('messages');
  const entry = useRef<HTMLLIElement>(null);
  const [renaming, setRenaming] = useState<'not yet' | 'now' | 'done'>('not yet');

  /** Its messages are on their way while the page is rendered for it. */
  function choose() {
    prefetch(id);
    onChosen();
  }

  // Back to the button that opened the form.
  useEffect(() => {
    if (renaming === 'done' && isFocusLost()) entry.current?.querySelector('button')?.focus();
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
        onClick={choose}
      >
        <span id={titleId} className={styles.title}>
          {title}
        </span>
        <span className={styles.when}>{when}</span>
      </Link>
      <div className={styles.actions}>
        <DocumentLink conversationId={id} className={styles.document} aria-describedby={titleId} />
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

type RenameFormProps = {
  id: string;
  /** As it is shown. */
  title: string;
  onDone: () => void;
};

function RenameForm({ id, title, onDone }: RenameFormProps) {
  const { conversationTitle, titleRequired, save, cancel, notRenamed } = useWords(words);
  const [rename] = useRenameConversationMutation();
  const { submit, isPending } = useSubmit(useFailureToast(notRenamed));
  const [text, setText] = useState(title);
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const problemId = useId();

  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  useEscape(field, onDone);

  async function saveTitle(event: FormEvent) {
    event.preventDefault();
    const wanted = text.trim();
    setRefused(!isVisible(wanted));
    if (!isVisible(wanted)) return field.current?.focus();
    if (wanted === title || (await submit(() => rename({ id, title: wanted })))) onDone();
  }

  return (
    <form className={styles.form} onSubmit={(event) => void saveTitle(event)}>
      <div className={`${shell.shell} ${styles.field}`}>
        <input
          ref={field}
          value={text}
          onChange={(event) => setText(event.target.value)}
          aria-label={conversationTitle}
          aria-invalid={isRefused}
          aria-describedby={problemId}
          autoComplete="off"
          enterKeyHint="done"
          className={shell.input}
        />
      </div>
      <ErrorSentence id={problemId}>{isRefused ? titleRequired : undefined}</ErrorSentence>
      <div className={styles.formButtons}>
        <Button look="quiet" onClick={onDone}>
          {cancel}
        </Button>
        <Button type="submit" pending={isPending}>
          {save}
        </Button>
      </div>
    </form>
  );
}

type DocumentLinkProps = {
  conversationId: string | undefined;
  className?: string | undefined;
  'aria-describedby'?: string;
};

/** To the page that shows a conversation to print it. */
export function DocumentLink({ conversationId, className = '', ...rest }: DocumentLinkProps) {
  const name = useIconName(useWords(words).document);
  if (conversationId === undefined) return null;
  return (
    <Link {...rest} {...name} to={documentOf(conversationId)} className={`${iconButton.button} ${className}`}>
      <Printer size="1.15rem" aria-hidden />
    </Link>
  );
}
