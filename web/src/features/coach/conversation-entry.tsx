import { Pencil, Printer, Trash2 } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../base/language/use-language.js';
import { useFailureToast, useSubmit } from '../../shared/submit/use-submit.js';
import { IconButton, useIconName } from '../../ui/icon-button.js';
import iconButton from '../../ui/icon-button.module.css';
import { NameForm } from '../../ui/name-form.js';
import { useReturnedFocus } from '../../ui/use-returned-focus.js';
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
  const [isNaming, setNaming] = useState(false);
  const opener = useReturnedFocus(isNaming);

  /** Its messages are on their way while the page is rendered for it. */
  function choose() {
    prefetch(id);
    onChosen();
  }

  if (isNaming)
    return (
      <li className={styles.entry} data-open={isOpen}>
        <RenameForm id={id} title={title} onDone={() => setNaming(false)} />
      </li>
    );
  return (
    <li className={styles.entry} data-open={isOpen}>
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
        <IconButton ref={opener} label={rename} aria-describedby={titleId} onClick={() => setNaming(true)}>
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
  const { conversationTitle, titleRequired, notRenamed } = useWords(words);
  const [rename] = useRenameConversationMutation();
  const { submit, isPending } = useSubmit(useFailureToast(notRenamed));
  return (
    <NameForm
      name={title}
      label={conversationTitle}
      required={titleRequired}
      isPending={isPending}
      className={styles.form}
      onSave={async (wanted) => wanted === title || submit(() => rename({ id, title: wanted }))}
      onDone={onDone}
    />
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
