import { burdenLevels } from '@careward/content/assessment/burden-levels';
import { guidesToBegin } from '@careward/content/library/guides';
import type { Conversation } from '@careward/contracts/coach/schemas';
import type { TopicLine } from '@careward/contracts/discovery/library';
import { BookOpen, ClipboardCheck, MessagesSquare } from 'lucide-react';
import { Link } from 'react-router-dom';
import { api } from '../../base/api.js';
import { dateInWords, useNow } from '../../base/language/date-in-words.js';
import { locales, useLanguage, useWords } from '../../base/language/use-language.js';
import { useAssessmentsQuery } from '../../shared/assessment/assessment.endpoints.js';
import { readableName } from '../../shared/care-profile/first-name.js';
import { namesOf, useChosenRecipient } from '../../shared/care-profile/recipients.js';
import { shownTitle } from '../../shared/conversations/conversation-titles.js';
import { useLibraryQuery } from '../../shared/library/topics.endpoints.js';
import { Card } from '../../ui/card.js';
import { LoadFailure } from '../../ui/load-failure.js';
import { Skeleton } from '../../ui/skeleton.js';
import { ActionCard } from '../../ui/link-card.js';
import { words as uiWords } from '../../ui/words.js';
import styles from './home.module.css';
import { words } from './later.words.js';

/** Fetched with this file, after Home's first paint. */
export { TodayCard } from './today-card.js';

/** What was done last, and what may help the one who is cared for. Each part fails and waits by itself. */
export function ForYou() {
  const { pickUp } = useWords(words);
  return (
    <>
      <section className={styles.section} aria-labelledby="pick-up">
        <h2 id="pick-up">{pickUp}</h2>
        <div className={styles.pair}>
          <LastConversation />
          <Strain />
        </div>
      </section>
      <Guides />
    </>
  );
}

function LastConversation() {
  const language = useLanguage();
  const says = words[language].conversation;
  const now = useNow();
  // What was written in the coach since is not in what was loaded before.
  const {
    data: last,
    isError,
    refetch,
  } = useLastConversationQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (isError) return <LoadFailure onTryAgain={() => void refetch()}>{says.failed}</LoadFailure>;
  if (last === undefined) return <Place />;
  if (!last?.lastMessageAt) return <ActionCard to="/ai-coach" icon={MessagesSquare} {...says.none} />;
  return (
    <ActionCard
      to={`/ai-coach?${new URLSearchParams({ conversation: last.id }).toString()}`}
      icon={MessagesSquare}
      label={shownTitle(last.title, language)}
      text={says.on(dayInWords(new Date(last.lastMessageAt), now, locales[language]))}
    />
  );
}

/** "today", "yesterday", "3 days ago" by the clock of the device; after a week the date. */
export function dayInWords(at: Date, now: Date, locale: string): string {
  const midnight = (time: Date) => Date.UTC(time.getFullYear(), time.getMonth(), time.getDate());
  const daysAgo = Math.max(0, (midnight(now) - midnight(at)) / 86_400_000);
  if (daysAgo < 7) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-daysAgo, 'day');
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(at);
}

function Strain() {
  const language = useLanguage();
  const says = words[language].strain;
  const { data: list, isError, refetch } = useAssessmentsQuery();
  if (isError) return <LoadFailure onTryAgain={() => void refetch()}>{says.failed}</LoadFailure>;
  if (!list) return <Place />;
  const [last] = list;
  if (!last) return <ActionCard to="/assessment" icon={ClipboardCheck} {...says.none} />;
  return (
    <ActionCard
      to={`/assessment?result=${last.id}`}
      icon={ClipboardCheck}
      label={says.level(burdenLevels[last.level].label[language])}
      text={says.score(last.score, dateInWords(last.completedAt, language))}
    />
  );
}

/** Three guides for the one whom the screens are about. */
function Guides() {
  const language = useLanguage();
  const says = words[language].guides;
  const { currentData: topics, isError, refetch } = useLibraryQuery(language);
  const { recipient, recipients, isLoading } = useChosenRecipient();
  const isTold = recipient && recipient.conditions.length > 0 && readableName(recipient.name);
  const name = isTold && namesOf(recipients, language)[recipients.indexOf(recipient)];
  return (
    <section className={styles.section} aria-labelledby="guides">
      <div className={styles.heading}>
        <h2 id="guides">{name ? says.forName(name) : says.toBegin}</h2>
        <Link to="/resources" className={styles.all}>
          {says.all}
        </Link>
      </div>
      {isError ? (
        <LoadFailure onTryAgain={() => void refetch()}>{says.failed}</LoadFailure>
      ) : (
        <GuideList topics={isLoading ? undefined : topics} ids={guidesToBegin(recipient?.conditions ?? [])} />
      )}
    </section>
  );
}

type GuideListProps = { topics: readonly TopicLine[] | undefined; ids: readonly string[] };

/** A guide may have been withdrawn from the library. */
function GuideList({ topics, ids }: GuideListProps) {
  if (!topics) return <Skeleton height="11rem" />;
  return (
    <Card className={styles.guides}>
      <ul>
        {ids.flatMap((id) => {
          const title = topics.find((topic) => topic.id === id)?.title;
          return title === undefined ? [] : [<GuideLink key={id} id={id} title={title} />];
        })}
      </ul>
    </Card>
  );
}

const GuideLink = ({ id, title }: { id: string; title: string }) => (
  <li>
    <Link to={`/resources/${id}`}>
      <BookOpen aria-hidden />
      {title}
    </Link>
  </li>
);

function Place() {
  const { loading } = useWords(uiWords);
  return <div role="status" aria-label={loading} className={styles.place} />;
}

/** Newest first; the newest may be one that nothing was written in. */
const LOOKED_AT = 10;

const homeEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** The conversation that was last written in; null when there is none, or nobody is signed in. */
    lastConversation: build.query<Conversation | null, void>({
      query: () => [`/api/chat/conversations?limit=${LOOKED_AT}`],
      transformResponse: (newest: Conversation[] | null) =>
        newest?.find(({ lastMessageAt }) => lastMessageAt !== null) ?? null,
      providesTags: ['Conversations'],
    }),
  }),
});

export const { useLastConversationQuery } = homeEndpoints;
