import { useLocation } from 'react-router-dom';
import { useWords } from '../../../base/language/use-language.js';
import styles from './wanted-topics.module.css';
import { WantedSubject } from './wanted-subject.js';
import type { Subject } from './wanted-subject.js';
import { words } from './words.js';

/** The state of the link from a wanted topic to the form: what a source is looked for. */
export type WantedState = { wanted: Subject };

/** Says it above the form, for whoever came by that link. */
export function WantedFor() {
  const { lookFor } = useWords(words);
  const { wanted } = (useLocation().state ?? {}) as Partial<WantedState>;
  if (!wanted) return null;
  return (
    <div className={styles.for}>
      <p className={styles.lead}>{lookFor}</p>
      <WantedSubject subject={wanted} />
    </div>
  );
}
