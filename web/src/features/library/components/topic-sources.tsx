import type { Language } from '@careward/contracts/kernel/languages';
import type { Topic } from '@careward/contracts/discovery/topic';
import { words } from '../words.js';
import styles from './topic-sources.module.css';

/** A topic's sources, and how far they confirm it. */
export function TopicSources({ topic, language }: { topic: Topic; language: Language }) {
  const texts = words[language];
  const factCheck: Readonly<Record<string, string>> = texts.factCheck;
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
      <p>{factCheck[topic.factCheck.status] ?? texts.factCheck.general}</p>
      <p>{texts.honest}</p>
    </section>
  );
}
