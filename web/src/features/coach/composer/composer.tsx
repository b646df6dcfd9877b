import { isVisible } from '@careward/contracts/coach/visible-text';
import { COMPOSER_MAX_PX } from '@careward/contracts/web/limits';
import { useLayoutEffect, useRef } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import { currentUserId } from '../../../base/session/session.endpoints.js';
import { useAppSelector } from '../../../base/store.js';
import { ErrorSentence } from '../../../ui/error-sentence.js';
import shell from '../../../ui/input-shell.module.css';
import { SendButton } from '../../../ui/send-button.js';
import styles from './composer.module.css';
import { draftKey, useDraft, writeDraft } from './drafts.js';

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
  const cannotSend = isDisabled || isSending || !isVisible(text);

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
      <ErrorSentence>{text === '' ? undefined : notSent}</ErrorSentence>
      <form className={`${shell.shell} ${styles.composer}`} onSubmit={send}>
        <textarea
          ref={box}
          disabled={isDisabled}
          rows={1}
          value={text}
          onChange={(event) => writeDraft(draft, event.target.value)}
          onKeyDown={sendOnEnter}
          placeholder="Ask about care…"
          aria-label="Your message to the coach"
          enterKeyHint="send"
          className={`${shell.input} ${styles.text}`}
          style={{ maxHeight: COMPOSER_MAX_PX }}
        />
        <SendButton label="Send" disabled={cannotSend} />
      </form>
    </div>
  );
}
