import { isVisible } from '@careward/contracts/kernel/readable';
import { LENGTH } from '@careward/contracts/kernel/limits';
import { CircleAlert, MessageCircleHeart } from 'lucide-react';
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLanguage, useWords } from '../../base/language/use-language.js';
import { readableName } from '../../shared/care-profile/first-name.js';
import { RecipientSwitch } from '../../shared/care-profile/recipient-switch.js';
import { namesOf, useChosenRecipient } from '../../shared/care-profile/recipients.js';
import { newPendingQuestion } from '../../shared/conversations/unsent-questions.js';
import shell from '../../ui/input-shell.module.css';
import { SendButton } from '../../ui/icon-button.js';
import { words as uiWords } from '../../ui/words.js';
import styles from './home.module.css';
import { words } from './words.js';

export function WelcomeCard() {
  const language = useLanguage();
  const { recipient, recipients, isLoading } = useChosenRecipient();
  const { caringFor, welcome, encouragement } = words[language];
  const { loading } = useWords(uiWords);
  const caredFor =
    recipient && readableName(recipient.name) && namesOf(recipients, language)[recipients.indexOf(recipient)];
  return (
    <section className={styles.welcome}>
      <div className={styles.words}>
        {isLoading ? (
          <span role="status" aria-label={loading} className={styles.namePlaceholder} />
        ) : (
          <h2>{caredFor ? caringFor(caredFor) : welcome}</h2>
        )}
        <p>{encouragement}</p>
        <RecipientSwitch />
      </div>
      <AskField />
    </section>
  );
}

/**
 * Opens the coach and asks the question in a new conversation; a blank field only opens the coach.
 * A question that is too long is not cut: what was left out could matter most.
 */
function AskField() {
  const [question, setQuestion] = useState('');
  const navigate = useNavigate();
  const sentenceId = useId();
  const { ask: askButton, askLabel, askHint, tooLong } = useWords(words);
  const isTooLong = question.trim().length > LENGTH.message;
  const field = useRef<HTMLInputElement>(null);
  // What was typed into the HTML before this took it over.
  useLayoutEffect(() => setQuestion(field.current?.value ?? ''), []);

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
          ref={field}
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
