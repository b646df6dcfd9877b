import { locales } from '../../../base/language/locales.js';
import { useLanguage } from '../../../base/language/use-language.js';
import { Card } from '../../../ui/card.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { dateInWords } from '../date-in-words.js';
import { useConversationCountQuery } from '../profile.endpoints.js';
import { useAssessments } from '../use-assessments.js';
import { words } from '../words.js';
import styles from './account-summary.module.css';

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
  const { assessments, isLoading } = useAssessments();
  const last = dateInWords(assessments?.[0]?.completedAt, language);
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
    { label: says.created, value: dateInWords(createdAt, language) ?? says.recently },
  ];
  return (
    <section aria-labelledby="account-summary">
      <Card className={styles.card}>
        <h2 id="account-summary">{says.summary}</h2>
        <dl className={styles.lines}>
          {lines.map((line) => (
            <div key={line.label} className={styles.line}>
              <dt>{line.label}</dt>
              <dd>{line.isLoading ? <Skeleton width="3rem" /> : line.value || says.unknown}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </section>
  );
}
