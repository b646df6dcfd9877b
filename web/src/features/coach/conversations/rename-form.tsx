import { isVisible } from '@careward/contracts/coach/visible-text';
import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useWords } from '../../../base/language/use-language.js';
import { useFailureToast, useSubmit } from '../../../shared/submit/use-submit.js';
import { Button } from '../../../ui/button.js';
import { ErrorSentence } from '../../../ui/error-sentence.js';
import shell from '../../../ui/input-shell.module.css';
import { useRenameConversationMutation } from '../coach.endpoints.js';
import styles from './rename-form.module.css';
import { useEscape } from './use-escape.js';
import { words } from './words.js';

type Props = {
  id: string;
  /** As it is shown. */
  title: string;
  onDone: () => void;
};

export function RenameForm({ id, title, onDone }: Props) {
  const { titleLabel, titleRequired, save, cancel, notRenamed } = useWords(words);
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
          aria-label={titleLabel}
          aria-invalid={isRefused}
          aria-describedby={problemId}
          autoComplete="off"
          enterKeyHint="done"
          className={shell.input}
        />
      </div>
      <ErrorSentence id={problemId}>{isRefused ? titleRequired : undefined}</ErrorSentence>
      <div className={styles.buttons}>
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
