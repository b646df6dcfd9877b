import type { Message } from '@careward/contracts/coach/message';
import styles from './answer-sources.module.css';
import { SourceList } from './source-list.js';
import { words } from './words.js';

type Props = { message: Pick<Message, 'kind' | 'lang' | 'sources'> };

/** The sources of an answer, below a line that says so when one of them has been withdrawn since. */
export function AnswerSources({ message: { kind, lang, sources } }: Props) {
  const texts = words[lang];
  const offersTopics = kind === 'refusal' && sources.every(({ topicId }) => topicId !== undefined);
  return (
    <>
      {sources.some(({ withdrawn }) => withdrawn) && (
        <p className={styles.withdrawn}>{texts.sourceWithdrawn}</p>
      )}
      <div className={styles.sources}>
        <strong>{offersTopics ? texts.nearestTopics : texts.sources}</strong>
        <SourceList sources={sources} lang={lang} />
      </div>
    </>
  );
}
