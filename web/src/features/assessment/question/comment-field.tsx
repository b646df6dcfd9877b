import { COMMENT_LENGTH } from '@careward/contracts/assessment/limits';
import { useId } from 'react';
import { useWords } from '../../../base/language/use-language.js';
import { ErrorSentence } from '../../../ui/error-sentence.js';
import shell from '../../../ui/input-shell.module.css';
import { isTooLong } from '../answers.js';
import type { Answer } from '../answers.js';
import styles from './comment-field.module.css';
import { words } from './words.js';

/** What is too long is not cut, since what was left out could matter most. */
export function CommentField({ answer, onChange }: { answer: Answer; onChange: (comment: string) => void }) {
  const says = useWords(words);
  const id = useId();
  const wrong = isTooLong(answer);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {says.comment}
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {says.commentHint}
      </p>
      <div className={shell.shell}>
        <textarea
          id={id}
          rows={2}
          value={answer.comment}
          aria-invalid={wrong}
          aria-describedby={`${id}-hint ${id}-error`}
          className={`${shell.input} ${styles.text}`}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      <ErrorSentence id={`${id}-error`}>{wrong ? says.tooLong(COMMENT_LENGTH) : undefined}</ErrorSentence>
    </div>
  );
}
