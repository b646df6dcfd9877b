import type { Topic } from '@careward/contracts/discovery/library';
import type { Language } from '@careward/contracts/kernel/languages';
import styles from './sources.module.css';
import { words } from './words.js';

type Props = { sources: Topic['sources']; language: Language };

/** The pages that a text was written from, each with whether somebody has read it. They are in English. */
export function SourceList({ sources, language }: Props) {
  const { read: checked, notRead } = words[language];
  return (
    <ul className={styles.list}>
      {sources.map(({ title, url, read }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer" lang="en">
            {title}
          </a>
          <span className={styles.tag} data-read={read}>
            {read ? checked : notRead}
          </span>
        </li>
      ))}
    </ul>
  );
}
