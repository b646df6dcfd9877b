import { isVisible } from '@careward/contracts/coach/visible-text';
import { LENGTH } from '@careward/contracts/kernel/limits';
import { COMPOSER_MAX_PX } from '@careward/contracts/web/limits';
import { useLayoutEffect, useRef } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import { locales, useLanguage } from '../../../base/language/use-language.js';
import { currentUserId } from '../../../base/session/session.js';
import { useAppSelector } from '../../../base/store.js';
import { ErrorSentence } from '../../../ui/error-sentence.js';
import shell from '../../../ui/input-shell.module.css';
import { SendButton } from '../../../ui/send-button.js';
import styles from './composer.module.css';
import { draftKey, useDraft, writeDraft } from './drafts.js';
import { LengthCounter } from './length-counter.js';
import { charactersLeft } from './length.js';
import { words } from './words.js';

type Props = {
  /** The conversation the draft belongs to. */
  conversationId: string;
  /** There is no conversation to write in yet. */
  isDisabled: boolean;
  isSending: boolean;
  /** Why the text could not be sent and is the draft again. */
  notSent: string | undefined;
  onSend: (text: string) => void;
};

export function Composer({ conversationId, isDisabled, isSending, notSent, onSend }: Props) {
  const draft = draftKey(useAppSelector(currentUserId), conversationId);
  const text = useDraft(draft);
  const box = useRef<HTMLTextAreaElement>(null);
  const left = charactersLeft(text);
  const isTooLong = left < 0;
  const cannotSend = isDisabled || isSending || !isVisible(text) || isTooLong;
  const language = useLanguage();
  const { message, placeholder, send: sendWord, tooLong } = words[language];
  const problem = isTooLong
    ? tooLong(LENGTH.message.toLocaleString(locales[language]))
    : text !== '' && notSent;

  useLayoutEffect(() => {
    if (!box.current) return;
    box.current.style.height = 'auto';
    box.current.style.height = `${Math.min(box.current.scrollHeight, COMPOSER_MAX_PX)}px`;
  }, [text]);

  function send(event: FormEvent) {
    event.preventDefault();
    if (!cannotSend) onSend(text.trim());
  }

  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    const isChoosingCharacters = event.nativeEvent.isComposing;
    if (event.key === 'Enter' && !event.shiftKey && !isChoosingCharacters) send(event);
  }

  return (
    <div className={styles.dock}>
      <ErrorSentence>{problem || undefined}</ErrorSentence>
      <LengthCounter left={left} />
      <form className={`${shell.shell} ${styles.composer}`} onSubmit={send}>
        <textarea
          ref={box}
          disabled={isDisabled}
          rows={1}
          value={text}
          onChange={(event) => writeDraft(draft, event.target.value)}
          onKeyDown={sendOnEnter}
          placeholder={placeholder}
          aria-label={message}
          aria-invalid={isTooLong}
          enterKeyHint="send"
          className={`${shell.input} ${styles.text}`}
          style={{ maxHeight: COMPOSER_MAX_PX }}
        />
        <SendButton label={sendWord} disabled={cannotSend} />
      </form>
    </div>
  );
}
