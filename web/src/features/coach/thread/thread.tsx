import type { Message } from '@careward/contracts/coach/message';
import { memo, useEffect, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { useLanguage } from '../../../base/language/use-language.js';
import { useAppDispatch } from '../../../base/store.js';
import { SafetyCard } from '../../../shared/safety-card/safety-card.js';
import { SafetyStrip } from '../../../shared/safety-card/safety-strip.js';
import { toastsHeld } from '../../../shared/toast/toast.slice.js';
import type { Asked } from '../asked.slice.js';
import { Announcer } from './announcer.js';
import { CoachMessage } from './coach-message.js';
import { OwnMessage } from './own-message.js';
import styles from './thread.module.css';
import { useArrival } from './use-arrival.js';
import { useHelpInView } from './use-help-in-view.js';
import { WaitingStatus } from './waiting-status.js';
import { words } from './words.js';

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
