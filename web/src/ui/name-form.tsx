import { isVisible } from '@careward/contracts/kernel/readable';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useWords } from '../base/language/use-language.js';
import { Button } from './button.js';
import { ErrorSentence } from './error-sentence.js';
import shell from './input-shell.module.css';
import styles from './name-form.module.css';
import { useEscape } from './use-escape.js';
import { words } from './words.js';

type Props = {
  /** What stands in the field at first. */
  name: string;
  label: string;
  /** What a name that shows nothing is answered. */
  required: string;
  maxLength?: number;
  isPending: boolean;
  className?: string | undefined;
  /** True once it is saved. */
  onSave: (name: string) => Promise<boolean>;
  onDone: () => void;
};

/** A new name for something: Enter saves, Escape leaves it. */
export function NameForm({ name, label, required, maxLength, isPending, className, onSave, onDone }: Props) {
  const { save, cancel } = useWords(words);
  const [text, setText] = useState(name);
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const problemId = useId();

  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  useEscape(field, onDone);

  async function saveName(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const wanted = text.trim();
    setRefused(!isVisible(wanted));
    if (!isVisible(wanted)) return field.current?.focus();
    if (await onSave(wanted)) onDone();
  }

  return (
    <form
      className={[styles.form, className].filter(Boolean).join(' ')}
      onSubmit={(event) => void saveName(event)}
    >
      <div className={`${shell.shell} ${styles.field}`}>
        <input
          ref={field}
          value={text}
          maxLength={maxLength}
          onChange={(event) => setText(event.target.value)}
          aria-label={label}
          aria-invalid={isRefused}
          aria-describedby={problemId}
          autoComplete="off"
          enterKeyHint="done"
          className={shell.input}
        />
      </div>
      <ErrorSentence id={problemId}>{isRefused ? required : undefined}</ErrorSentence>
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
