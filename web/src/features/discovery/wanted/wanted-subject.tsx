import type { WantedTopic } from '@careward/contracts/discovery/wanted-topics';
import { useWords } from '../../../base/language/use-language.js';
import { Tag } from '../../../ui/tag.js';
import styles from './wanted-subject.module.css';
import { words } from './words.js';

export type Subject = Pick<WantedTopic, 'lang' | 'terms'>;

export const textOf = ({ terms }: Subject) => terms.join(', ');

/** The words of a subject, and the language of those who asked. */
export function WantedSubject({ subject }: { subject: Subject }) {
  const { languages } = useWords(words);
  return (
    <p className={styles.subject}>
      <strong lang={subject.lang}>{textOf(subject)}</strong> <Tag tone="quiet">{languages[subject.lang]}</Tag>
    </p>
  );
}
