import { isVisible } from '@careward/contracts/coach/visible-text';
import { LENGTH } from '@careward/contracts/kernel/limits';
import { CircleAlert, MessageCircleHeart } from 'lucide-react';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../../../base/language/use-language.js';
import { newPendingQuestion } from '../../../shared/navigation/pending-question.js';
import shell from '../../../ui/input-shell.module.css';
import { SendButton } from '../../../ui/send-button.js';
import { words } from '../words.js';
import styles from './ask-field.module.css';

/**
 * Opens the coach and asks the question in a new conversation; a blank field only opens the coach.
 * A question that is too long is not cut: what was left out could matter most.
 */
export function AskField() {
  const [question, setQuestion] = useState('');
  const navigate = useNavigate();
  const sentenceId = useId();
  const { ask: askButton, askLabel, askHint, tooLong } = useWords(words);
  const isTooLong = question.trim().length > LENGTH.message;

  function ask(event: FormEvent) {
    event.preventDefault();
    if (isTooLong) return;
    const pending = isVisible(question) ? newPendingQuestion(question.trim()) : null;
    void navigate('/ai-coach', { state: pending });
  }

  return (
    <div>
      <form className={`${shell.shell} ${styles.field}`} onSubmit={ask}>
        <MessageCircleHeart className={styles.icon} aria-hidden />
        <input
          value={question}
          onChange={(event) => setQuestion(event.target.value)}
          placeholder={askHint}
          aria-label={askLabel}
          aria-invalid={isTooLong}
          aria-describedby={sentenceId}
          enterKeyHint="send"
          autoComplete="off"
          className={shell.input}
        />
        <SendButton label={askButton} />
      </form>
      <div id={sentenceId} role="alert">
        {isTooLong && (
          <p className={styles.tooLong}>
            <CircleAlert aria-hidden />
            {tooLong(LENGTH.message)}
          </p>
        )}
      </div>
    </div>
  );
}
