import type { Message } from '@careward/contracts/coach/schemas';
import { Printer } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { config } from '../../../base/config.js';
import { locales, useLanguage, useWords } from '../../../base/language/use-language.js';
import { useNow } from '../../../base/language/date-in-words.js';
import { useAppDispatch } from '../../../base/store.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { ErrorSentence } from '../../../ui/error-sentence.js';
import { LoadFailure } from '../../../ui/load-failure.js';
import { PageHeader } from '../../../ui/page-header.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { useConversationsQuery, useMessagesQuery } from '../coach.endpoints.js';
import { shownTitle } from '../../../shared/conversations/conversation-titles.js';
import { loadEarlier } from '../load-earlier.js';
import { addressOf } from '../use-conversations.js';
import { DocumentExchange, type PrintedExchange } from './document-exchange.js';
import { TickBox } from './tick-box.js';
import styles from './document.module.css';
import { words as coachWords } from '../words.js';
import { words } from './words.js';

/** One conversation, whole, as a page to print or to save as a PDF. */
export default function DocumentPage() {
  const { conversationId = '' } = useParams();
  const language = useLanguage();
  const texts = words[language];
  const navigate = useNavigate();
  const { conversation, exchanges, state, tryAgain } = usePrintable(conversationId);
  const shown = {
    loading: <DocumentSkeleton />,
    failed: <LoadFailure onTryAgain={tryAgain}>{texts.notLoaded}</LoadFailure>,
    missing: <NothingToPrint>{texts.missing}</NothingToPrint>,
    empty: <NothingToPrint>{texts.empty}</NothingToPrint>,
    ready: <Document exchanges={exchanges} />,
  };
  return (
    <article className={styles.page}>
      <PageHeader
        title={conversation ? shownTitle(conversation.title, language) : coachWords[language].document}
        onBack={() => void navigate(`/ai-coach${conversation ? addressOf(conversationId) : ''}`)}
      />
      {shown[state]}
    </article>
  );
}

type State = 'loading' | 'failed' | 'missing' | 'empty' | 'ready';

function usePrintable(conversationId: string) {
  const { data: list, isError, refetch } = useConversationsQuery();
  const { messages, hasFailed, tryAgain } = useWholeConversation(conversationId);
  const conversation = list?.find(({ id }) => id === conversationId);
  const exchanges = exchangesIn(messages ?? []);
  const stateOf = (): State => {
    if (list && !conversation) return 'missing';
    if (isError || hasFailed) return 'failed';
    if (!list || !messages) return 'loading';
    return exchanges.length === 0 ? 'empty' : 'ready';
  };
  return {
    conversation,
    exchanges,
    state: stateOf(),
    tryAgain: () => {
      if (isError) void refetch();
      tryAgain();
    },
  };
}

function DocumentSkeleton() {
  const { loading } = useWords(words);
  return (
    <div role="status" aria-label={loading} className={styles.exchanges}>
      <Skeleton height="5rem" />
      <Skeleton height="12rem" />
    </div>
  );
}

function NothingToPrint({ children }: { children: ReactNode }) {
  const { toCoach } = useWords(words);
  return (
    <div className={styles.nothing}>
      <p>{children}</p>
      <ButtonLink to="/ai-coach">{toCoach}</ButtonLink>
    </div>
  );
}

function Document({ exchanges }: { exchanges: readonly PrintedExchange[] }) {
  const language = useLanguage();
  const texts = words[language];
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const ids = exchanges.map(({ question }) => question.id);
  const isNothingChosen = ids.every((id) => leftOut.has(id));
  const date = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long' }).format(useNow());

  return (
    <>
      <div className={styles.choice}>
        <p>{texts.how}</p>
        <TickBox
          label={texts.all(ids.length)}
          checked={leftOut.size === 0}
          onChange={(isChecked) => setLeftOut(new Set(isChecked ? [] : ids))}
        />
        <Button onClick={() => !isNothingChosen && window.print()}>
          <Printer aria-hidden />
          {texts.print}
        </Button>
        <ErrorSentence>{isNothingChosen ? texts.nothingChosen : undefined}</ErrorSentence>
      </div>
      <div className={styles.about}>
        <p>{texts.about(config.brandName)}</p>
        <p>{texts.madeOn(date)}</p>
      </div>
      <div className={styles.exchanges}>
        {exchanges.map((exchange, index) => (
          <DocumentExchange
            key={exchange.question.id}
            number={index + 1}
            exchange={exchange}
            isChosen={!leftOut.has(exchange.question.id)}
            onChoose={(isChosen) =>
              setLeftOut((all) => {
                const others = [...all].filter((id) => id !== exchange.question.id);
                return new Set(isChosen ? others : [...others, exchange.question.id]);
              })
            }
          />
        ))}
      </div>
    </>
  );
}

/** Each question with its answer, where it has one. */
const exchangesIn = (messages: readonly Message[]): PrintedExchange[] =>
  messages.flatMap((question, index) => {
    if (question.role !== 'user') return [];
    const next = messages[index + 1];
    return [{ question, answer: next?.role === 'assistant' ? next : undefined }];
  });

/** All messages of a conversation; undefined until they are all there. */
function useWholeConversation(conversationId: string) {
  const dispatch = useAppDispatch();
  const { currentData, isError, refetch } = useMessagesQuery(conversationId);
  const [earlier, setEarlier] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(1);
  const isNewestThere = Boolean(currentData);

  useEffect(() => {
    if (!isNewestThere) return;
    let isCurrent = true;
    void dispatch(loadEarlier(conversationId, 'all')).then(
      (isLoaded) => isCurrent && setEarlier(isLoaded ? 'loaded' : 'failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [dispatch, conversationId, isNewestThere, attempt]);

  return {
    messages: earlier === 'loaded' ? currentData : undefined,
    hasFailed: isError || earlier === 'failed',
    tryAgain: () => {
      setEarlier('loading');
      setAttempt(attempt + 1);
      if (isError) void refetch();
    },
  };
}
