import type { Message } from '@careward/contracts/coach/schemas';
import type { Language } from '@careward/contracts/kernel/languages';
import { type ComponentProps, memo, type ReactNode, useEffect, useRef } from 'react';
import { useLanguage, useWords } from '../../../base/language/use-language.js';
import { useAppDispatch } from '../../../base/store.js';
import { SafetyCard, SafetyStrip } from '../../../shared/safety-card/safety-card.js';
import { toastsHeld } from '../../../shared/toast/toast.slice.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { type SentQuestion, isUnderWay } from '../ask.js';
import { attachmentsOf } from '../files/attached.js';
import type { AnswerInProgress } from '../generation.js';
import { words } from '../words.js';
import { CoachMessage, WritingMessage } from './coach-message.js';
import { EarlierMessages } from './earlier-messages.js';
import { OwnMessage } from './own-message.js';
import styles from './thread.module.css';
import { useShownMessages } from './use-shown-messages.js';
import { useSoughtMessage } from './use-sought-message.js';
import { useArrival, useGrowth, useHelpInView } from './use-thread-scroll.js';
import { Announcer, WaitingStatus } from './waiting.js';

type Props = {
  messages: readonly Message[];
  asked: SentQuestion | undefined;
  /** The last message is a question without an answer yet. */
  isUnanswered: boolean;
  /** What is there of an answer that is being written. */
  writing?: AnswerInProgress | undefined;
  /** The height that an open toast takes from the thread. */
  toastRoom: number;
  onAsk: (question: string) => void;
  /** Puts one's own message into the composer. */
  onEdit: (message: string) => void;
  /** Asks again what was not answered to its end. */
  onRetry: (question: Message) => void;
  /** Stands where there are no messages. */
  empty?: ReactNode;
};

export function Thread(props: Props) {
  const { messages, asked, isUnanswered, writing, toastRoom, empty, ...asking } = props;
  const last = messages.at(-1);
  const isWaiting = isUnderWay(asked);
  const isBusy = isWaiting || writing !== undefined;
  const endsWithCard = last?.kind === 'card' && !isWaiting;
  const language = useLanguage();
  const lang = last?.lang ?? language;
  const log = useRef<HTMLDivElement>(null);
  const shown = useShownMessages(log, messages);
  useArrival(log, last, asked?.state);
  useGrowth(log, writing);
  useHelpInView(log, { endsWithCard, toastRoom });
  useSoughtMessage(log, shown);
  useToastsHeld(endsWithCard);

  return (
    <>
      <EarlierMessages key={last?.conversationId} messages={messages} />
      <div
        ref={log}
        role="log"
        aria-live="off"
        aria-label={words[language].conversation}
        tabIndex={-1}
        className={styles.thread}
        data-busy={isBusy || undefined}
      >
        {messages.length === 0 && !isWaiting && empty}
        <Messages {...{ messages: shown, isWaiting, isBusy }} {...asking} />
        <UnderWay {...{ asked, isUnanswered, writing }} lang={lang} />
      </div>
      <Announcer asked={asked} last={last} risk={writing?.risk} lang={lang} />
    </>
  );
}

function useToastsHeld(isHeld: boolean) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!isHeld) return;
    dispatch(toastsHeld(true));
    return () => void dispatch(toastsHeld(false));
  }, [isHeld, dispatch]);
}

type MessagesProps = Pick<Props, 'messages' | 'onAsk' | 'onEdit' | 'onRetry'> & {
  isWaiting: boolean;
  isBusy: boolean;
};

function Messages({ messages, isWaiting, isBusy, ...asking }: MessagesProps) {
  const last = messages.at(-1);
  return messages.map((message, at) => (
    <ThreadMessage
      key={message.id}
      message={message}
      isBusy={isBusy && message.suggestions.length > 0}
      isNewest={at >= messages.length - 2 && !isWaiting}
      retried={message === last && message.cut === 'interrupted' ? messages[at - 1] : undefined}
      {...asking}
    />
  ));
}

type UnderWayProps = Pick<Props, 'asked' | 'isUnanswered' | 'writing'> & {
  /** Of what is being written. */
  lang: Language;
};

/** What is not in the thread yet: a question that is being sent, an answer that is being written. */
function UnderWay({ asked, isUnanswered, writing, lang }: UnderWayProps) {
  const language = useLanguage();
  const waiting = isUnderWay(asked) ? asked : undefined;
  return (
    <>
      {asked?.state === 'sending' && (
        <OwnMessage id={asked.key} lang={language} attachments={attachmentsOf(asked.files)} isOnItsWay>
          {asked.content}
        </OwnMessage>
      )}
      {writing?.risk && <SafetyStrip risk={writing.risk} lang={lang} />}
      {writing?.text && <WritingMessage text={writing.text} lang={lang} />}
      {(waiting || isUnanswered) && (
        <WaitingStatus
          since={waiting?.at}
          hasFiles={waiting !== undefined && waiting.files.length > 0}
          writing={writing}
        />
      )}
    </>
  );
}

type ThreadMessageProps = ComponentProps<typeof CoachMessage> & Pick<Props, 'onEdit'> & { isNewest: boolean };

/** Rendered again only when something of it changes, since a conversation may be long. */
const ThreadMessage = memo(function ThreadMessage({
  message,
  isNewest,
  onEdit,
  ...asking
}: ThreadMessageProps) {
  const { id, role, content, attachments, kind, risk, lang } = message;
  if (role === 'user')
    return (
      <OwnMessage {...{ id, lang, attachments, isNewest, onEdit }} onAskAgain={asking.onAsk}>
        {content}
      </OwnMessage>
    );
  if (!risk) return <CoachMessage message={message} {...asking} />;
  if (kind === 'card') return <SafetyCard risk={risk} message={message} note={words[lang].stays} />;
  return (
    <div className={styles.answer}>
      <SafetyStrip risk={risk} lang={lang} />
      <CoachMessage message={message} {...asking} />
    </div>
  );
});

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
