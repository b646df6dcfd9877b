import type { Message } from '@careward/contracts/coach/schemas';
import type { Language } from '@careward/contracts/kernel/languages';
import { type ComponentProps, memo, type ReactNode, useEffect, useRef } from 'react';
import { useLanguage, useWords } from '../../../base/language/use-language.js';
import { useAppDispatch } from '../../../base/store.js';
import { SafetyCard, SafetyStrip } from '../../../shared/safety-card/safety-card.js';
import { toastsHeld } from '../../../shared/toast/toast.slice.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import type { Asked } from '../ask.js';
import { words } from '../words.js';
import { CoachMessage } from './coach-message.js';
import { isLong, previewOf, ShowMore, useOpened } from './collapsible.js';
import styles from './thread.module.css';
import { useSoughtMessage } from './use-sought-message.js';
import { useArrival, useHelpInView } from './use-thread-scroll.js';
import { Announcer, WaitingStatus } from './waiting.js';

type Props = {
  messages: readonly Message[];
  asked: Asked | undefined;
  /** The last message is a question without an answer yet. */
  isUnanswered: boolean;
  /** The height that an open toast takes from the thread. */
  toastRoom: number;
  onAsk: (question: string) => void;
  /** Stands where there are no messages. */
  empty?: ReactNode;
};

export function Thread({ messages, asked, isUnanswered, toastRoom, onAsk, empty }: Props) {
  const last = messages.at(-1);
  const isWaiting = asked?.state === 'sending';
  const endsWithCard = last?.kind === 'card' && !isWaiting;
  const dispatch = useAppDispatch();

  const language = useLanguage();
  const log = useRef<HTMLDivElement>(null);
  useArrival(log, last, asked?.state);
  useHelpInView(log, { endsWithCard, toastRoom });
  useSoughtMessage(log, messages);

  useEffect(() => {
    if (!endsWithCard) return;
    dispatch(toastsHeld(true));
    return () => void dispatch(toastsHeld(false));
  }, [endsWithCard, dispatch]);

  return (
    <>
      <div
        ref={log}
        role="log"
        aria-live="off"
        aria-label={words[language].conversation}
        tabIndex={-1}
        className={styles.thread}
      >
        {messages.length === 0 && !isWaiting && empty}
        {messages.map((message) => (
          <ThreadMessage
            key={message.id}
            message={message}
            isBusy={isWaiting && message.suggestions.length > 0}
            onAsk={onAsk}
          />
        ))}
        {isUnanswered && <WaitingStatus since={undefined} />}
        {isWaiting && (
          <>
            <OwnMessage id={asked.key} lang={language} isOnItsWay>
              {asked.content}
            </OwnMessage>
            <WaitingStatus since={asked.at} />
          </>
        )}
      </div>
      <Announcer asked={asked} last={last} />
    </>
  );
}

/** Rendered again only when something of it changes, since a conversation may be long. */
const ThreadMessage = memo(function ThreadMessage({
  message,
  ...asking
}: ComponentProps<typeof CoachMessage>) {
  const { id, role, content, kind, risk, lang } = message;
  if (role === 'user') return <OwnMessage {...{ id, lang }}>{content}</OwnMessage>;
  if (!risk) return <CoachMessage message={message} {...asking} />;
  if (kind === 'card') return <SafetyCard risk={risk} message={message} note={words[lang].stays} />;
  return (
    <div className={styles.answer}>
      <SafetyStrip risk={risk} lang={lang} />
      <CoachMessage message={message} {...asking} />
    </div>
  );
});

type OwnMessageProps = {
  id: string;
  children: string;
  lang: Language;
  /** Not stored yet; the server's message replaces it. */
  isOnItsWay?: boolean;
};

function OwnMessage({ id, children: content, lang, isOnItsWay }: OwnMessageProps) {
  const { isOpen, toggle } = useOpened(id);
  const isCollapsed = isLong(content) && !isOpen;
  return (
    <div className={styles.ownMessage} lang={lang} data-on-its-way={isOnItsWay}>
      <h2>
        <VisuallyHidden>{words[lang].you}</VisuallyHidden>
      </h2>
      <p className={styles.text}>{isCollapsed ? previewOf(content) : content}</p>
      {isLong(content) && <ShowMore isOpen={isOpen} lang={lang} onToggle={toggle} />}
    </div>
  );
}

export function ThreadSkeleton() {
  const { loadingThread } = useWords(words);
  return (
    <div role="status" aria-label={loadingThread} className={styles.thread}>
      <div style={{ alignSelf: 'flex-end', width: '60%' }}>
        <Skeleton height="3.2rem" />
      </div>
      <Skeleton width="90%" height="9rem" />
    </div>
  );
}
