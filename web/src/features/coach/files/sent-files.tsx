import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../../base/language/use-language.js';
import { partsOf } from './attached.js';
import { FileState } from './attached-list.js';
import styles from './files.module.css';
import { kindOf } from './refusals.js';
import { words } from './words.js';

type Props = {
  /** As a message has them: `url|filename`. */
  attachments: readonly string[];
  /** The answer may be waiting for what they say. */
  isNewest: boolean;
};

/** The files of a message that was sent. They open with the session's cookie; only their owner's does. */
export function SentFiles({ attachments, isNewest }: Props) {
  const { attachedFiles } = useWords(words);
  return (
    <ul aria-label={attachedFiles} className={styles.list}>
      {attachments.map((attachment) => (
        <li key={attachment}>
          <SentFile {...partsOf(attachment)} isNewest={isNewest} />
        </li>
      ))}
    </ul>
  );
}

type SentFileProps = ReturnType<typeof partsOf> & { isNewest: boolean };

function SentFile({ id, path, name, isNewest }: SentFileProps) {
  const { open } = useWords(words);
  const [isMissing, setMissing] = useState(false);
  const isPicture = kindOf({ name }) === 'picture' && !isMissing;
  return (
    <a href={path} target="_blank" rel="noopener" aria-label={open(name)} className={styles.file}>
      {isPicture ? (
        <img src={path} alt="" loading="lazy" className={styles.picture} onError={() => setMissing(true)} />
      ) : (
        <span className={styles.picture}>
          <FileText aria-hidden />
        </span>
      )}
      <span className={styles.about}>
        <span className={styles.name}>{name}</span>
        {isNewest && <FileState uploaded={{ id, status: 'reading', reason: null }} />}
      </span>
    </a>
  );
}
