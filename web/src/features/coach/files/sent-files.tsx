import type { UnreadPart } from '@careward/contracts/coach/schemas';
import { FileText, FileX, ScanEye } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../base/language/use-language.js';
import { TextButton } from '../../../ui/icon-button.js';
import { partsOf } from './attached.js';
import { FileState } from './attached-list.js';
import styles from './files.module.css';
import { usePaper } from './file.endpoints.js';
import { isPicture as isPictureName } from './refusals.js';
import { words } from './words.js';

const UnreadPlaces = lazy(() => import('./unread-places.js'));

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
  const { paper, isDeleted } = usePaper(id);
  const [isMissing, setMissing] = useState(false);
  if (isDeleted) return <DeletedFile name={name} />;
  const isPicture = isPictureName({ name }) && !isMissing;
  const hasState = isNewest || paper?.status === 'partial';
  return (
    <>
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
          {hasState && <FileState uploaded={paper ?? { id, status: 'reading', reason: null }} />}
        </span>
      </a>
      {isPicture && paper && <UnreadOf path={path} name={name} missing={paper.missing} />}
    </>
  );
}

type UnreadProps = { path: string; name: string; missing: readonly UnreadPart[] };

/** Shows the places of a picture that could not be read, where they are known. */
function UnreadOf({ path, name, missing }: UnreadProps) {
  const { seeUnread } = useWords(words);
  const [areShown, setShown] = useState(false);
  const places = missing.filter(({ place }) => place);
  if (places.length === 0) return null;
  return (
    <>
      <TextButton onClick={() => setShown(true)}>
        <ScanEye aria-hidden size="1.1rem" />
        {seeUnread}
      </TextButton>
      {areShown && (
        <Suspense fallback={null}>
          <UnreadPlaces path={path} name={name} parts={places} onClose={() => setShown(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The message keeps the name of a file that its person has deleted since. */
function DeletedFile({ name }: { name: string }) {
  const { deleted } = useWords(words);
  return (
    <span className={styles.file}>
      <span className={styles.picture}>
        <FileX aria-hidden />
      </span>
      <span className={styles.about}>
        <span className={styles.name}>{name}</span>
        <span className={styles.state}>{deleted}</span>
      </span>
    </span>
  );
}
