import { WANTED_TOPICS_KEPT } from '@careward/contracts/discovery/limits';
import type { WantedTopic } from '@careward/contracts/discovery/library';
import { DAY } from '@careward/contracts/kernel/limits';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useLanguage, useWords } from '../../../base/language/use-language.js';
import { Card, Tag } from '../../../ui/card.js';
import { shortDate } from '../../../base/language/date-in-words.js';
import { useWantedTopicsQuery } from '../discovery.endpoints.js';
import styles from './sources.module.css';
import { words } from './words.js';

/** How many are shown until one asks for all. */
const FIRST = 10;

/** One word names no subject, and what was asked once may have been a slip. */
const isWanted = ({ terms, count }: WantedTopic) => terms.length > 1 && count > 1;

/** What the library has nothing on; the sources are the point of their tab, so nothing is shown where this fails. */
export function WantedTopics() {
  const says = words[useLanguage()].wanted;
  const { data } = useWantedTopicsQuery(undefined, { refetchOnMountOrArgChange: true });
  const topics = data?.filter(isWanted);
  const [isLong, setLong] = useState(false);
  const title = useId();
  if (!topics) return null;
  return (
    <section aria-labelledby={title} className={styles.section}>
      <h2 id={title}>{says.title}</h2>
      {topics.length === 0 ? (
        <p>{says.empty}</p>
      ) : (
        <>
          <p className={styles.lead}>{says.lead}</p>
          <p className={styles.lead}>{says.kept(WANTED_TOPICS_KEPT / DAY)}</p>
          <Card className={styles.card}>
            <ul className={styles.list}>
              {topics.slice(0, isLong ? undefined : FIRST).map((topic) => (
                <Wanted key={topic.id} topic={topic} />
              ))}
            </ul>
          </Card>
        </>
      )}
      {topics.length > FIRST && (
        <Button aria-expanded={isLong} className={styles.more} onClick={() => setLong(!isLong)}>
          {isLong ? says.showFewer : says.showAll(topics.length)}
        </Button>
      )}
    </section>
  );
}

function Wanted({ topic }: { topic: WantedTopic }) {
  const language = useLanguage();
  const says = words[language].wanted;
  const { lang, terms, count, lastAskedAt } = topic;
  return (
    <li className={styles.wanted}>
      <div>
        <WantedSubject subject={topic} />
        <p className={styles.lead}>
          {says.times(count)}, {says.last(shortDate(lastAskedAt, language))}
        </p>
      </div>
      <Link
        to="/admin/discovery?tab=new"
        state={{ wanted: { lang, terms } } satisfies WantedState}
        aria-label={says.addFor(textOf(topic))}
        className={styles.add}
      >
        {says.add}
      </Link>
    </li>
  );
}

/** The state of the link from a wanted topic to the form: what a source is looked for. */
type WantedState = { wanted: Subject };

/** Says it above the form, for whoever came by that link. */
export function WantedFor() {
  const { lookFor } = useWords(words).wanted;
  const { wanted } = (useLocation().state ?? {}) as Partial<WantedState>;
  if (!wanted) return null;
  return (
    <div className={styles.for}>
      <p className={styles.lead}>{lookFor}</p>
      <WantedSubject subject={wanted} />
    </div>
  );
}

type Subject = Pick<WantedTopic, 'lang' | 'terms'>;

const textOf = ({ terms }: Subject) => terms.join(', ');

/** The words of a subject, and the language of those who asked. */
function WantedSubject({ subject }: { subject: Subject }) {
  const { languages } = useWords(words).wanted;
  return (
    <p className={styles.subject}>
      <strong lang={subject.lang}>{textOf(subject)}</strong> <Tag tone="quiet">{languages[subject.lang]}</Tag>
    </p>
  );
}
