import type { Language } from '@careward/contracts/kernel/languages';
import { PAGE } from '@careward/contracts/kernel/limits';
import { Skeleton } from 'antd';
import { api } from '../../base/api.js';
import { dateInWords } from '../../base/language/date-in-words.js';
import { locales, useLanguage } from '../../base/language/use-language.js';
import { useAssessmentsQuery } from '../../shared/assessment/assessment.endpoints.js';
import { Card } from '../../ui/card.js';
import styles from './profile.module.css';
import { words } from './words.js';

type Props = {
  /** ISO time. */
  createdAt: string | undefined;
  recipientCount: number | undefined;
};

/** spec.md 2, "Profile". What could not be loaded says so in its own line. */
export function AccountSummary({ createdAt, recipientCount }: Props) {
  const language = useLanguage();
  const says = words[language];
  const conversations = useConversationCountQuery();
  const { data: assessments, isLoading } = useAssessmentsQuery();
  // Newest first.
  const last = knownDate(assessments?.[0]?.completedAt, language);
  const number = new Intl.NumberFormat(locales[language]);
  const { count, hasMore } = conversations.data ?? {};

  const lines = [
    { label: says.recipientCount, value: recipientCount !== undefined && number.format(recipientCount) },
    {
      label: says.conversationCount,
      value: count !== undefined && `${number.format(count)}${hasMore ? '+' : ''}`,
      isLoading: conversations.isLoading,
    },
    { label: says.assessmentCount, value: assessments && number.format(assessments.length), isLoading },
    { label: says.lastAssessment, value: assessments && (last ?? says.never), isLoading },
    { label: says.created, value: knownDate(createdAt, language) ?? says.recently },
  ];
  return (
    <section aria-labelledby="account-summary">
      <Card className={styles.summary}>
        <h2 id="account-summary">{says.summary}</h2>
        <dl className={styles.lines}>
          {lines.map((line) => (
            <div key={line.label} className={styles.line}>
              <dt>{line.label}</dt>
              <dd>
                {line.isLoading ? (
                  <Skeleton.Node style={{ width: '3rem', height: '1.1rem' }} />
                ) : (
                  line.value || says.unknown
                )}
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    </section>
  );
}

/** Of an ISO time, without the hour; undefined when there is none. */
export function knownDate(time: string | undefined, language: Language): string | undefined {
  if (time === undefined || Number.isNaN(Date.parse(time))) return undefined;
  return dateInWords(time, language);
}

/** `hasMore`: the list that was counted is only the first page. */
type Count = { count: number; hasMore: boolean };

const { useConversationCountQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** null when nobody is signed in. */
    conversationCount: build.query<Count | null, void>({
      query: () => ['/api/chat/conversations'],
      transformResponse: (list: unknown[] | null) =>
        list && { count: list.length, hasMore: list.length >= PAGE.conversations },
      providesTags: ['Conversations'],
    }),
  }),
});
