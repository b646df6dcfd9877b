import { isVisible } from '@careward/contracts/coach/visible-text';
import { LENGTH } from '@careward/contracts/kernel/limits';
import { MessageCircleHeart } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { newPendingQuestion } from '../../../shared/navigation/pending-question.js';
import shell from '../../../ui/input-shell.module.css';
import { SendButton } from '../../../ui/send-button.js';
import styles from './ask-field.module.css';

/** Opens the coach and asks the question in a new conversation; a blank field only opens the coach. */
export function AskField() {
  const [question, setQuestion] = useState('');
  const navigate = useNavigate();

  function ask(event: FormEvent) {
    event.preventDefault();
    const pending = isVisible(question) ? newPendingQuestion(question.trim()) : null;
    void navigate('/ai-coach', { state: pending });
  }

  return (
    <form className={`${shell.shell} ${styles.field}`} onSubmit={ask}>
      <MessageCircleHeart className={styles.icon} aria-hidden />
      <input
        value={question}
        onChange={(event) => setQuestion(event.target.value)}
        maxLength={LENGTH.message}
        placeholder="Ask the AI care coach…"
        aria-label="Ask the AI care coach"
        enterKeyHint="send"
        autoComplete="off"
        className={shell.input}
      />
      <SendButton label="Ask" />
    </form>
  );
}
