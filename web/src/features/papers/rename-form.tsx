import { UPLOAD } from '@careward/contracts/coach/files';
import type { Paper } from '@careward/contracts/coach/papers';
import { isVisible } from '@careward/contracts/kernel/readable';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useWords } from '../../base/language/use-language.js';
import { fittingName } from '../../shared/papers/paper-names.js';
import { useChangePaperMutation } from '../../shared/papers/papers.endpoints.js';
import { useFailureToast, useSubmit } from '../../shared/submit/use-submit.js';
import { Button } from '../../ui/button.js';
import { ErrorSentence } from '../../ui/error-sentence.js';
import shell from '../../ui/input-shell.module.css';
import { useEscape } from '../../ui/use-escape.js';
import styles from './papers.module.css';
import { words } from './words.js';

/** With a dot: the longest is `.jpeg`. */
const ENDING = 5;

const withoutEnding = (name: string | null) => (name ?? '').replace(/\.[^.]*$/, '');

/** A new name; how it ends goes without saying. Enter saves, Escape leaves it. */
export function RenameForm({ paper, onDone }: { paper: Paper; onDone: () => void }) {
  const { nameOf, nameRequired, save, cancel, notRenamed } = useWords(words);
  const [change] = useChangePaperMutation();
  const { submit, isPending } = useSubmit(useFailureToast(notRenamed));
  const [text, setText] = useState(withoutEnding(paper.name));
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
    const wanted = text.trim();
    setRefused(!isVisible(wanted));
    if (!isVisible(wanted)) return field.current?.focus();
    const name = fittingName(wanted, paper);
    if (name === paper.name || (await submit(() => change({ id: paper.id, name })))) onDone();
  }

  return (
    <form className={styles.form} onSubmit={(event) => void saveName(event)}>
      <div className={shell.shell}>
        <input
          ref={field}
          value={text}
          maxLength={UPLOAD.nameLength - ENDING}
          onChange={(event) => setText(event.target.value)}
          aria-label={nameOf}
          aria-invalid={isRefused}
          aria-describedby={problemId}
          autoComplete="off"
          enterKeyHint="done"
          className={shell.input}
        />
      </div>
      <ErrorSentence id={problemId}>{isRefused ? nameRequired : undefined}</ErrorSentence>
      <div className={styles.actions}>
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
