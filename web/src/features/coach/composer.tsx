import { isVisible } from '@careward/contracts/coach/limits';
import { LENGTH } from '@careward/contracts/kernel/limits';
import { type FormEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { locales, useLanguage, useWords } from '../../base/language/use-language.js';
import { currentUserId } from '../../base/session/session.js';
import { useAppSelector } from '../../base/store.js';
import { ErrorSentence } from '../../ui/error-sentence.js';
import shell from '../../ui/input-shell.module.css';
import { SendButton } from '../../ui/send-button.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import styles from './coach.module.css';
import { useDraft, writeDraft } from './drafts.js';
import { words } from './words.js';

/** spec.md 5, "Chat": the input's height, in CSS pixels. */
const MAX_HEIGHT_PX = 120;

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
  const draft = { userId: useAppSelector(currentUserId), conversationId };
  const text = useDraft(draft);
  const box = useRef<HTMLTextAreaElement>(null);
  const left = remaining(text);
  const isTooLong = left < 0;
  const cannotSend = isDisabled || isSending || !isVisible(text) || isTooLong;
  const language = useLanguage();
  const { messageLabel, placeholder, send: sendWord, tooLong } = words[language];
  const problem = isTooLong
    ? tooLong(LENGTH.message.toLocaleString(locales[language]))
    : text !== '' && notSent;

  useLayoutEffect(() => {
    if (!box.current) return;
    box.current.style.height = 'auto';
    box.current.style.height = `${Math.min(box.current.scrollHeight, MAX_HEIGHT_PX)}px`;
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
    <div className={styles.composing}>
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
          aria-label={messageLabel}
          aria-invalid={isTooLong}
          enterKeyHint="send"
          className={`${shell.input} ${styles.text}`}
          style={{ maxHeight: MAX_HEIGHT_PX }}
        />
        <SendButton label={sendWord} disabled={cannotSend} />
      </form>
    </div>
  );
}

/** Says how many characters are left, or too many; nothing while there is room enough. */
function LengthCounter({ left }: { left: number }) {
  const { charactersLeft, charactersOver, atMostLeft } = useWords(words);
  const step = stepOf(left);
  return (
    <>
      {left <= NEAR && (
        <p className={styles.counter} data-over={left < 0 || undefined}>
          {left < 0 ? charactersOver(-left) : charactersLeft(left)}
        </p>
      )}
      <VisuallyHidden aria-live="polite">{step !== undefined && atMostLeft(step)}</VisuallyHidden>
    </>
  );
}

/** From this many characters left on, the composer counts. */
const NEAR = 400;
/** What a screen reader hears: not every character, but each of these once it is reached. */
const STEPS = [20, 50, 100, 200, 300, NEAR];

/** Characters left of those that a message may have; negative beyond. The server counts what is sent: trimmed text. */
const remaining = (text: string) => LENGTH.message - text.trim().length;

/** The step that was last passed; undefined far from the limit and beyond it, where a sentence says so. */
const stepOf = (left: number) => (left < 0 ? undefined : STEPS.find((step) => left <= step));
