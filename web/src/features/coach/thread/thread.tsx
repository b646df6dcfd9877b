import type { Message } from '@careward/contracts/coach/message';
import { memo, useEffect, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { useAppDispatch } from '../../../base/store.js';
import { toastsHeld } from '../../../shared/toast/toast.slice.js';
import type { Asked } from '../asked.slice.js';
import { SafetyCard } from '../safety-card/safety-card.js';
import { SafetyStrip } from '../safety-card/safety-strip.js';
import { Announcer } from './announcer.js';
import { CoachMessage } from './coach-message.js';
import { OwnMessage } from './own-message.js';
import styles from './thread.module.css';
import { WaitingStatus } from './waiting-status.js';

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
  const endsWithHelp = Boolean(last?.risk) && !isWaiting;
  const dispatch = useAppDispatch();

  const log = useRef<HTMLDivElement>(null);

  useEffect(() => {
    document.documentElement.scrollTop = document.documentElement.scrollHeight;
    // Card and answer may be taller than a phone's screen, and the number to call is at the top.
    if (endsWithHelp) log.current?.lastElementChild?.scrollIntoView({ block: 'start' });
  }, [last?.id, endsWithHelp, asked?.state]);

  // A toast must not cover a card that has just arrived.
  useEffect(() => {
    if (endsWithCard && toastRoom > 0) log.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [endsWithCard, toastRoom]);

  useEffect(() => {
    if (!endsWithCard) return;
    dispatch(toastsHeld(true));
    return () => void dispatch(toastsHeld(false));
  }, [endsWithCard, dispatch]);

  return (
    <>
      <div ref={log} role="log" aria-live="off" aria-label="Conversation" className={styles.thread}>
        {messages.length === 0 && !isWaiting && empty}
        {messages.map((message) => (
          <ThreadMessage
            key={message.id}
            message={message}
            isNew={asked?.state === 'answered' && message === last}
            isBusy={isWaiting && message.suggestions.length > 0}
            onAsk={onAsk}
          />
        ))}
        {isUnanswered && <WaitingStatus since={undefined} />}
        {isWaiting && (
          <>
            <OwnMessage isOnItsWay>{asked.content}</OwnMessage>
            <WaitingStatus since={asked.at} />
          </>
        )}
      </div>
      <Announcer asked={asked} last={last} />
    </>
  );
}

type ThreadMessageProps = { message: Message; isNew: boolean } & Omit<
  ComponentProps<typeof CoachMessage>,
  'message'
>;

/** Rendered again only when something of it changes, since a conversation may be long. */
const ThreadMessage = memo(function ThreadMessage({ message, isNew, ...asking }: ThreadMessageProps) {
  const { role, content, kind, risk, lang } = message;
  if (role === 'user') return <OwnMessage>{content}</OwnMessage>;
  if (!risk) return <CoachMessage message={message} {...asking} />;
  if (kind === 'card') return <SafetyCard risk={risk} message={message} isNew={isNew} />;
  return (
    <div className={styles.answer}>
      <SafetyStrip risk={risk} lang={lang} />
      <CoachMessage message={message} {...asking} />
    </div>
  );
});
