import { isVisible } from '@careward/contracts/coach/visible-text';
import { LENGTH } from '@careward/contracts/kernel/limits';
import { ArrowUp, MessageCircleHeart } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { carryQuestion } from '../../../shared/navigation/carried-question.js';
import styles from './ask-field.module.css';

/** Goes straight to a conversation in which the question is asked; without one, to the coach. */
export function AskField() {
  const [question, setQuestion] = useState('');
  const navigate = useNavigate();

  function ask(event: FormEvent) {
    event.preventDefault();
    const carried = isVisible(question) ? carryQuestion(question.trim()) : null;
    void navigate('/ai-coach', { state: carried });
  }

  return (
    <form className={styles.field} onSubmit={ask}>
      <MessageCircleHeart className={styles.icon} aria-hidden />
      <input
        value={question}
        onChange={(event) => setQuestion(event.target.value)}
        maxLength={LENGTH.message}
        placeholder="Ask the AI care coach…"
        aria-label="Ask the AI care coach"
        enterKeyHint="send"
        autoComplete="off"
        className={styles.input}
      />
      <button type="submit" className={styles.send} aria-label="Ask" title="Ask">
        <ArrowUp aria-hidden />
      </button>
    </form>
  );
}
