import { FILE_ATTACHED } from '@careward/contracts/coach/files';
import { isVisible } from '@careward/contracts/kernel/readable';
import { LENGTH } from '@careward/contracts/kernel/limits';
import { Square, X } from 'lucide-react';
import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { useLocation } from 'react-router-dom';
import { locales, useLanguage, useWords } from '../../base/language/use-language.js';
import { currentUserId } from '../../base/session/session.js';
import { useAppDispatch, useAppSelector } from '../../base/store.js';
import { ErrorSentence } from '../../ui/error-sentence.js';
import { attachedIn, type AttachedFile, findAttached } from '../../shared/conversations/attached-files.js';
import { type Composer as ComposerOf, isForWriting } from '../../shared/conversations/unsent-questions.js';
import { IconButton, SendButton, TextButton } from '../../ui/icon-button.js';
import shell from '../../ui/input-shell.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import type { OutgoingMessage } from './ask.js';
import styles from './coach.module.css';
import { addToDraft, leaveEdit, sendDraftLater, useDraft, useEdit, writeDraft } from './drafts.js';
import { AttachButtons } from './files/attach-buttons.js';
import { attach, isUploading } from './files/attached.js';
import { AttachedList } from './files/attached-list.js';
import { FileDrop } from './files/file-drop.js';
import { SendLater, useOnline } from './send-later.js';
import { useVoiceInput, VoiceButton, VoiceStatus } from './voice-input.js';
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
  onSend: (sent: OutgoingMessage) => void;
  /** Stops the answer that is being written. */
  onStop?: (() => void) | undefined;
};

export function Composer({ conversationId, isDisabled, isSending, notSent, onSend, onStop }: Props) {
  const userId = useAppSelector(currentUserId);
  const draft = useMemo(() => ({ userId, conversationId }), [userId, conversationId]);
  const text = useDraft(draft);
  const { files, take } = useFiles(draft);
  const { voice, toggle, hush } = useVoiceInput(conversationId, (heard) => addToDraft(draft, heard));
  const box = useRef<HTMLTextAreaElement>(null);
  const left = remaining(text);
  const isTooLong = left < 0;
  const sent = sentOf(text, files);
  const cannotSend = isDisabled || isSending || isTooLong || !sent || files.some(isUploading);
  const isOnline = useOnline();
  // What was put back may have been emptied since.
  const failed = [text, ...files].some(Boolean) ? notSent : undefined;
  const language = useLanguage();
  const { messageLabel, placeholder, send: sendWord, stop, tooLong } = words[language];
  const problem = isTooLong ? tooLong(LENGTH.message.toLocaleString(locales[language])) : isOnline && failed;

  useLayoutEffect(() => {
    if (!box.current) return;
    box.current.style.height = 'auto';
    box.current.style.height = `${Math.min(box.current.scrollHeight, MAX_HEIGHT_PX)}px`;
  }, [text]);

  const mayWrite = isForWriting(useLocation().state) && !isDisabled;
  useEffect(() => {
    if (!mayWrite || !box.current) return;
    box.current.focus();
    box.current.setSelectionRange(box.current.value.length, box.current.value.length);
  }, [mayWrite]);

  function send(event: FormEvent) {
    event.preventDefault();
    if (cannotSend) return;
    sendNow();
  }

  function sendNow(key?: string) {
    if (!sent) return;
    hush();
    sendDraftLater(draft, undefined);
    onSend({ ...sent, ...(key && { key }) });
  }

  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    const isChoosingCharacters = event.nativeEvent.isComposing;
    if (event.key === 'Enter' && !event.shiftKey && !isChoosingCharacters) send(event);
  }

  /** A picture; a text that was copied with its picture is pasted as text. */
  function paste(event: ClipboardEvent) {
    const { files: pasted, types } = event.clipboardData;
    if (pasted.length === 0 || types.includes('text/plain')) return;
    event.preventDefault();
    take([...pasted]);
  }

  return (
    <div className={styles.composing}>
      <ErrorSentence>{problem || undefined}</ErrorSentence>
      <LengthCounter left={left} />
      <SendLater draft={draft} canSend={!cannotSend} hasFailed={failed !== undefined} onSend={sendNow} />
      <Editing
        draft={draft}
        onLeave={() => {
          leaveEdit(draft);
          box.current?.focus();
        }}
      />
      <VoiceStatus voice={voice} />
      <AttachedList composer={draft} files={files} onRemoved={() => box.current?.focus()} />
      {!isDisabled && <FileDrop onFiles={take} />}
      <form className={`${shell.shell} ${styles.composer}`} onSubmit={send}>
        <AttachButtons isDisabled={isDisabled} hasCamera={text === ''} onFiles={take} />
        <VoiceButton voice={voice} isDisabled={isDisabled} onToggle={toggle} />
        <textarea
          ref={box}
          disabled={isDisabled}
          rows={1}
          value={text}
          onChange={(event) => writeDraft(draft, event.target.value)}
          onKeyDown={sendOnEnter}
          onPaste={paste}
          placeholder={placeholder}
          aria-label={messageLabel}
          aria-invalid={isTooLong}
          enterKeyHint="send"
          className={`${shell.input} ${styles.text}`}
          style={{ maxHeight: MAX_HEIGHT_PX }}
        />
        {onStop ? (
          <IconButton label={stop} className={styles.stop} onClick={onStop}>
            <Square aria-hidden />
          </IconButton>
        ) : (
          <SendButton label={sendWord} disabled={cannotSend} />
        )}
      </form>
    </div>
  );
}

/** Says that an earlier message is being changed, and what becomes of what stood there. */
function Editing({ draft, onLeave }: { draft: ComposerOf; onLeave: () => void }) {
  const { editing, textComesBack, cancel } = useWords(words);
  const edit = useEdit(draft);
  if (edit === 'none') return null;
  return (
    <p className={styles.beside}>
      <span role="status">{edit === 'alone' ? editing : `${editing} ${textComesBack}`}</span>
      <TextButton onClick={onLeave}>
        <X aria-hidden size="1.1rem" />
        {cancel}
      </TextButton>
    </p>
  );
}

/** What would be sent; null where there is nothing. */
function sentOf(text: string, files: readonly AttachedFile[]): OutgoingMessage | null {
  const attached = files.filter(({ uploaded }) => uploaded);
  if (isVisible(text)) return { content: text.trim(), files: attached };
  return attached.length > 0 ? { content: FILE_ATTACHED, files: attached } : null;
}

/** The files beside the text, also those that a reload left, and what adds others. */
function useFiles(draft: ComposerOf) {
  const dispatch = useAppDispatch();
  const files = useAppSelector((state) => attachedIn(state, draft.conversationId)) ?? NONE;
  useEffect(() => dispatch(findAttached(draft)), [dispatch, draft]);
  return { files, take: (chosen: File[]) => dispatch(attach(draft, chosen)) };
}

const NONE: readonly AttachedFile[] = [];

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
