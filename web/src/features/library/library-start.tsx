import type { TopicLine } from '@careward/contracts/discovery/library';
import { guidesToBegin } from '@careward/content/library/guides';
import { ChevronRight, MessageCircleQuestionMark, Siren } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useLanguage, useWords } from '../../base/language/use-language.js';
import { useSession } from '../../base/session/session-provider.js';
import { readableName } from '../../shared/care-profile/first-name.js';
import { namesOf, useChosenRecipient } from '../../shared/care-profile/recipients.js';
import { PageHeader } from '../../ui/page-header.js';
import { Skeleton } from '../../ui/skeleton.js';
import styles from './library-start.module.css';
import library from './library.module.css';
import { type Category, topicsByCategory } from './topics.js';
import { words } from './words.js';

/** In the address, so that the browser's way back from a guide leads to the same list. */
export const CATEGORY = 'category';
const addressOf = (category: string) =>
  `/resources?${new URLSearchParams({ [CATEGORY]: category }).toString()}`;
const EMERGENCIES = 'emergencies';

type Props = { topics: readonly TopicLine[] };

/** Where the library begins: what fits the one who is cared for, what cannot wait, and the way to all the rest. */
export function LibraryStart({ topics }: Props) {
  const { categories: names, allTopics, guides } = useWords(words);
  const { state } = useSession();
  const categories = topicsByCategory(topics, names);
  const urgent = categories.find(({ category }) => category === EMERGENCIES);
  return (
    <>
      {(state === 'authenticated' || state === 'loading') && <ForRecipient topics={topics} />}
      {urgent && (
        <GuideList
          heading={urgent.name}
          icon={<Siren aria-hidden className={styles.urgent} />}
          topics={urgent.topics}
        />
      )}
      <nav aria-label={allTopics} className={styles.section}>
        <h2>{allTopics}</h2>
        <ul className={styles.tiles}>
          {categories
            .filter((each) => each !== urgent)
            .map(({ category, name, topics: { length } }) => (
              <li key={category}>
                <Link to={addressOf(category)} className={styles.tile}>
                  {name} <span className={styles.count}>{guides(length)}</span>
                </Link>
              </li>
            ))}
        </ul>
      </nav>
    </>
  );
}

/** Guides for the one whom the screens are about; those for everybody where that is nobody. */
function ForRecipient({ topics }: Props) {
  const language = useLanguage();
  const { forName, toBegin } = words[language];
  const { recipient, recipients, isLoading } = useChosenRecipient();
  if (isLoading) return <Skeleton height="14rem" />;
  const ids = guidesToBegin(recipient?.conditions ?? []);
  const name =
    recipient && readableName(recipient.name) && namesOf(recipients, language)[recipients.indexOf(recipient)];
  return (
    <GuideList
      heading={name ? forName(name) : toBegin}
      topics={ids.flatMap((id) => topics.filter((topic) => topic.id === id))}
    />
  );
}

function GuideList({ heading, icon, topics }: Props & { heading: string; icon?: ReactNode }) {
  const headingId = useId();
  if (topics.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} className={styles.heading}>
        {icon}
        {heading}
      </h2>
      <ul className={styles.guides}>
        {topics.map(({ id, title }) => (
          <li key={id}>
            <Link to={`/resources/${id}`} className={styles.guide}>
              {title} <ChevronRight aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All guides of one category. */
export function CategoryPage({ category: { category, name, topics } }: { category: Category }) {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={name} onBack={() => void navigate('/resources')} />
      <TopicCards topics={topics} returnTo={addressOf(category)} />
    </>
  );
}

/** `returnTo`: the page that a guide leads back to, if that is not the library's first. */
export function TopicCards({ topics, returnTo }: { topics: readonly TopicLine[]; returnTo?: string }) {
  const search = returnTo ? `?${new URLSearchParams({ returnTo }).toString()}` : '';
  return (
    <ul className={library.cards}>
      {topics.map(({ id, title, summary, question }) => (
        <li key={id} className={library.topic}>
          <Link to={`/resources/${id}${search}`} className={library.card}>
            <span className={library.title}>{title}</span>
            <span className={library.summary}>{summary}</span>
          </Link>
          {question && (
            <Link to={`/resources/${id}#${question.id}`} className={library.answers}>
              <MessageCircleQuestionMark aria-hidden /> {question.text}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
