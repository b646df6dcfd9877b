import type { Language } from '@careward/contracts/kernel/languages';
import type { Topic } from '@careward/contracts/discovery/topic';
import { libraryWords } from '../library-words.js';
import styles from './topic-sources.module.css';

/** Where a topic comes from, and what nobody has confirmed: as plain as the advice itself. */
export function TopicSources({ topic, language }: { topic: Topic; language: Language }) {
  const words = libraryWords[language];
  const { status, unverified } = topic.factCheck;
  return (
    <section className={styles.sources}>
      <h2>{words.sources}</h2>
      <ul className={styles.list}>
        {topic.sources.map(({ title, url, read }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer" lang="en">
              {title}
            </a>
            <span className={styles.tag} data-read={read}>
              {read ? words.read : words.notRead}
            </span>
          </li>
        ))}
      </ul>
      <p>{words.factCheck[status]}</p>
      {unverified.length > 0 && (
        <div>
          <p>{words.unverified}</p>
          <ul className={styles.unverified} lang="en">
            {unverified.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      )}
      <p>{words.honest}</p>
    </section>
  );
}
