import type { Message } from '@careward/contracts/coach/schemas';
import { ArrowLeft, Menu } from 'lucide-react';
import {
  type ComponentProps,
  type CSSProperties,
  lazy,
  Suspense,
  useCallback,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../../base/language/use-language.js';
import { useSession } from '../../base/session/session-provider.js';
import { currentUserId } from '../../base/session/session.js';
import { useAppSelector } from '../../base/store.js';
import { CoachPicture, useCareCoach } from '../../shared/care-coach/care-coach.js';
import { AlwaysHelp } from '../../shared/safety-card/help-actions.js';
import { toastRoom } from '../../shared/toast/toast.slice.js';
import { useHeightProperty, useToastsAbove } from '../../ui/height-property.js';
import { IconButton } from '../../ui/icon-button.js';
import { LoadFailure } from '../../ui/load-failure.js';
import { PageTitle } from '../../ui/page-title.js';
import { isUnderWay } from './ask.js';
import { Chip } from './chip.js';
import styles from './coach.module.css';
import { Composer } from './composer.js';
import { ConversationList } from './conversation-list.js';
import { DocumentLink } from './conversation-entry.js';
import { editInDraft } from './drafts.js';
import { attachedBefore } from './files/attached.js';
import { Thread, ThreadSkeleton } from './thread/thread.js';
import { useCoach } from './use-coach.js';
import { words } from './words.js';

const CaredFor = lazy(() => import('../../shared/care-profile/recipient-switch.js'));
const ConversationSheet = lazy(async () => ({
  default: (await import('./conversation-dialogs.js')).ConversationSheet,
}));

export default function CoachPage() {
  const coach = useCoach();
  const { avatar } = useCareCoach();
  const session = useSession();
  const navigate = useNavigate();
  const header = useRef<HTMLElement>(null);
  useHeightProperty(header, '--height-header');
  const dock = useRef<HTMLElement>(null);
  useToastsAbove(dock);
  const room = useAppSelector(toastRoom);
  const { back, conversations, stance, sessionEnded } = useWords(words);
  const [isListOpen, setListOpen] = useState(false);
  const closeList = useCallback(() => setListOpen(false), []);

  const { send } = coach;
  const askText = useCallback((content: string) => send({ content, files: [] }), [send]);
  const userId = useAppSelector(currentUserId);
  const { openId } = coach;
  const editText = useCallback(
    (text: string) => {
      editInDraft({ userId, conversationId: openId }, text);
      dock.current?.querySelector('textarea')?.focus();
    },
    [userId, openId],
  );
  const retry = useCallback(
    ({ content, attachments }: Message) => send({ content, files: attachedBefore(attachments) }),
    [send],
  );

  // While a conversation is created, a text would become a draft of the one before; or of nobody.
  const isReady = Boolean(coach.messages) && !coach.isStarting && session.state !== 'loading';

  const list = (
    <ConversationList
      list={coach.list}
      openId={coach.openId}
      isStarting={coach.isStarting}
      onStart={() => {
        closeList();
        void coach.startNew();
      }}
      onChosen={closeList}
    />
  );
  return (
    <div className={styles.page} style={{ '--toast-room': `${room}px` } as CSSProperties}>
      <nav aria-label={conversations} className={styles.list}>
        <h2>{conversations}</h2>
        {list}
      </nav>
      <section className={styles.thread}>
        <header ref={header} className={styles.header}>
          <IconButton label={back} onClick={() => void navigate('/')}>
            <ArrowLeft aria-hidden />
          </IconButton>
          <CoachPicture avatar={avatar} className={styles.picture} />
          <div className={styles.about}>
            <PageTitle className={styles.title}>{coach.title}</PageTitle>
            <p className={styles.stance}>{stance}</p>
          </div>
          <DocumentLink conversationId={coach.open?.id} className={styles.document} />
          <IconButton label={conversations} className={styles.opener} onClick={() => setListOpen(true)}>
            <Menu aria-hidden />
          </IconButton>
        </header>
        {coach.messages && (
          <Thread
            messages={coach.messages}
            asked={coach.asked}
            isUnanswered={coach.isUnanswered}
            writing={coach.writing}
            toastRoom={room}
            onAsk={askText}
            onEdit={editText}
            onRetry={retry}
            empty={<QuickQuestions isDisabled={!isReady} onAsk={askText} />}
          />
        )}
        {coach.messages === null && <Notice onTryAgain={session.tryAgain}>{sessionEnded}</Notice>}
        {coach.failure && <Notice onTryAgain={coach.failure.tryAgain}>{coach.failure.sentence}</Notice>}
        {coach.messages === undefined && !coach.failure && <ThreadSkeleton />}
        <footer ref={dock} className={styles.dock}>
          <AlwaysHelp />
          <Composer
            conversationId={coach.openId}
            isDisabled={!isReady}
            isSending={isUnderWay(coach.asked) || coach.writing !== undefined}
            notSent={coach.asked?.sentence}
            onSend={coach.send}
            onStop={coach.stop}
          />
        </footer>
      </section>
      {isListOpen && (
        <Suspense fallback={null}>
          <ConversationSheet title={conversations} onOpenChange={setListOpen}>
            {list}
          </ConversationSheet>
        </Suspense>
      )}
    </div>
  );
}

function Notice(props: ComponentProps<typeof LoadFailure>) {
  return (
    <div className={styles.notice}>
      <LoadFailure {...props} />
    </div>
  );
}

type QuickQuestionsProps = {
  isDisabled: boolean;
  /** A chip asks its words at once. */
  onAsk: (question: string) => void;
};

/** Fills a conversation that has no messages yet (spec.md 2, "AI coach chat"). */
function QuickQuestions({ isDisabled, onAsk }: QuickQuestionsProps) {
  const { invitation, quickQuestions, questions } = useWords(words);
  return (
    <div className={styles.start}>
      <p className={styles.invitation}>{invitation}</p>
      <Suspense fallback={null}>
        <CaredFor className={styles.invitation} />
      </Suspense>
      <ul aria-label={quickQuestions} className={styles.questions}>
        {questions.map((question) => (
          <li key={question}>
            <Chip disabled={isDisabled} className={styles.question} onClick={() => onAsk(question)}>
              {question}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}
