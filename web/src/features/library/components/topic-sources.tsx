import type { Language } from '@careward/contracts/kernel/languages';
import type { Topic } from '@careward/contracts/discovery/topic';
import { libraryTexts } from '../library-texts.js';
import styles from './topic-sources.module.css';

/** A topic's sources, and the points that none of them confirms. */
export function TopicSources({ topic, language }: { topic: Topic; language: Language }) {
  const texts = libraryTexts[language];
  const { status, unverified } = topic.factCheck;
  return (
    <section className={styles.sources}>
      <h2>{texts.sources}</h2>
      <ul className={styles.list}>
        {topic.sources.map(({ title, url, read }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer" lang="en">
              {title}
            </a>
            <span className={styles.tag} data-read={read}>
              {read ? texts.read : texts.notRead}
            </span>
          </li>
        ))}
      </ul>
      <p>{texts.factCheck[status]}</p>
      {unverified.length > 0 && (
        <div>
          <p>{texts.unverified}</p>
          <ul className={styles.unverified} lang="en">
            {unverified.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      )}
      <p>{texts.honest}</p>
    </section>
  );
}
