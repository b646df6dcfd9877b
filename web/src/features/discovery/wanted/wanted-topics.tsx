import type { WantedTopic } from '@careward/contracts/discovery/wanted-topics';
import { useId, useState } from 'react';
import { useLanguage } from '../../../base/language/use-language.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { Tag } from '../../../ui/tag.js';
import { dateOnly } from '../date-and-time.js';
import { useWantedTopicsQuery } from '../discovery.endpoints.js';
import styles from './wanted-topics.module.css';
import { words } from './words.js';

/** How many are shown until one asks for all. */
const FIRST = 10;

/** What the library has nothing on; the sources are the point of their tab, so nothing is shown where this fails. */
export function WantedTopics() {
  const says = words[useLanguage()];
  const { data: topics } = useWantedTopicsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [isLong, setLong] = useState(false);
  const title = useId();
  if (!topics) return null;
  return (
    <section aria-labelledby={title} className={styles.section}>
      <h2 id={title}>{says.title}</h2>
      <p className={styles.lead}>{says.lead}</p>
      {topics.length === 0 ? (
        <p>{says.empty}</p>
      ) : (
        <Card className={styles.card}>
          <ul className={styles.list}>
            {topics.slice(0, isLong ? undefined : FIRST).map((topic) => (
              <Wanted key={topic.id} topic={topic} />
            ))}
          </ul>
        </Card>
      )}
      {topics.length > FIRST && (
        <Button look="quiet" aria-expanded={isLong} className={styles.more} onClick={() => setLong(!isLong)}>
          {isLong ? says.showFewer : says.showAll(topics.length)}
        </Button>
      )}
    </section>
  );
}

function Wanted({ topic: { lang, terms, count, lastAskedAt } }: { topic: WantedTopic }) {
  const language = useLanguage();
  const says = words[language];
  const text = terms.join(', ');
  return (
    <li className={styles.wanted}>
      <div>
        <p className={styles.terms}>
          <strong lang={lang}>{text}</strong> <Tag tone="quiet">{says.languages[lang]}</Tag>
        </p>
        <p className={styles.lead}>
          {says.times(count)}, {says.last(dateOnly(lastAskedAt, language))}
        </p>
      </div>
      <ButtonLink look="plain" to="/admin/discovery?tab=new" aria-label={says.addFor(text)}>
        {says.add}
      </ButtonLink>
    </li>
  );
}
