import { useEffect, useId, useRef, useState } from 'react';
import { useWords } from '../../../base/language/use-language.js';
import { Button } from '../../../ui/button.js';
import shell from '../../../ui/input-shell.module.css';
import styles from './message-actions.module.css';
import { words } from './message-actions.words.js';

type Props = { isSending: boolean; onSend: (reason: string) => Promise<void>; onDismiss: () => void };

/** What is typed stays when it could not be sent. */
export function FeedbackReason({ isSending, onSend, onDismiss }: Props) {
  const [reason, setReason] = useState('');
  const texts = useWords(words);
  const field = useId();
  const hint = useId();
  const form = useRef<HTMLFormElement>(null);

  // Under the last answer it would open behind the composer.
  useEffect(() => void form.current?.scrollIntoView({ block: 'nearest' }), []);

  return (
    <form
      ref={form}
      className={styles.reason}
      onSubmit={(event) => {
        event.preventDefault();
        void onSend(reason);
      }}
    >
      <label htmlFor={field}>
        <strong>{texts.why}</strong> {texts.optional}
      </label>
      <p id={hint} className={styles.hint}>
        {texts.noReply}
      </p>
      <div className={shell.shell}>
        <textarea
          id={field}
          aria-describedby={hint}
          rows={2}
          value={reason}
          className={`${shell.input} ${styles.text}`}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
      <div className={styles.buttons}>
        <Button type="submit" look="quiet" pending={isSending}>
          {texts.send}
        </Button>
        <Button look="plain" disabled={isSending} onClick={onDismiss}>
          {texts.noThanks}
        </Button>
      </div>
    </form>
  );
}
