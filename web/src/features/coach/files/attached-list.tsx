import type { UploadedFile } from '@careward/contracts/coach/schemas';
import { skipToken } from '@reduxjs/toolkit/query';
import { FileImage, FileText, RotateCcw, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLanguage, useWords } from '../../../base/language/use-language.js';
import { useAppDispatch } from '../../../base/store.js';
import type { AttachedFile } from '../../../shared/conversations/attached-files.js';
import type { Composer } from '../../../shared/conversations/unsent-questions.js';
import { type FileState as State, fileStateInWords } from '../../../shared/papers/paper-words.js';
import { IconButton } from '../../../ui/icon-button.js';
import { chosenFile, isUploading, remove, uploadAgain } from './attached.js';
import styles from './files.module.css';
import { fileEndpoints } from './file.endpoints.js';
import { isPicture } from './refusals.js';
import { words } from './words.js';

const { useQueryState, useQuerySubscription } = fileEndpoints.endpoints.fileStatus;

/** Milliseconds between two looks at a file that is being read. */
const READING_POLL = 1_500;

type AttachedListProps = {
  composer: Composer;
  files: readonly AttachedFile[];
  /** With a file goes its button, which had the focus. */
  onRemoved: () => void;
};

/** The files beside the text of a composer. */
export function AttachedList({ composer, files, onRemoved }: AttachedListProps) {
  const { attachedFiles, waits } = useWords(words);
  if (files.length === 0) return null;
  return (
    <>
      <ul aria-label={attachedFiles} className={`${styles.list} ${styles.beside}`}>
        {files.map((file) => (
          <li key={file.key}>
            <Attached composer={composer} file={file} onRemoved={onRemoved} />
          </li>
        ))}
      </ul>
      {files.some(isUploading) && (
        <p role="status" className={styles.waits}>
          {waits}
        </p>
      )}
    </>
  );
}

type AttachedProps = Omit<AttachedListProps, 'files'> & { file: AttachedFile };

function Attached({ composer, file, onRemoved }: AttachedProps) {
  const dispatch = useAppDispatch();
  const texts = useWords(words);
  const { key, name, sent = 0, uploaded, failure } = file;
  const percent = Math.floor(sent * 100);
  return (
    <div className={styles.file} data-failed={failure !== undefined || undefined}>
      <FilePicture file={file} />
      <div className={styles.about}>
        <span className={styles.name}>{name}</span>
        {isUploading(file) && (
          <>
            <span className={styles.state}>{texts.uploading(percent)}</span>
            <progress max={100} value={percent} aria-label={texts.uploading(percent)} />
          </>
        )}
        {uploaded && <FileState uploaded={uploaded} />}
        {failure && <span className={styles.state}>{failure.sentence}</span>}
      </div>
      {failure?.canTryAgain && chosenFile(key) && (
        <IconButton label={texts.tryAgain} onClick={() => dispatch(uploadAgain(key))}>
          <RotateCcw aria-hidden />
        </IconButton>
      )}
      <IconButton
        label={isUploading(file) ? texts.cancel(name) : texts.remove(name)}
        onClick={() => {
          dispatch(remove(composer, file));
          onRemoved();
        }}
      >
        <X aria-hidden />
      </IconButton>
    </div>
  );
}

type FileStateProps = { uploaded: State & Pick<UploadedFile, 'id'> };

/** Whether the coach could read a file, and what to do if not; asked for as long as it is being read. */
export function FileState({ uploaded }: FileStateProps) {
  const language = useLanguage();
  const asked = uploaded.status === 'reading' ? uploaded.id : skipToken;
  const { currentData, isError } = useQueryState(asked);
  const known = currentData ?? uploaded;
  const isReading = known.status === 'reading' && !isError;
  useQuerySubscription(asked, { pollingInterval: isReading ? READING_POLL : 0 });
  if (isError) return null;
  return <span className={styles.state}>{fileStateInWords(known, language)}</span>;
}

/** The picture itself where there is one, else what kind of file it is. */
function FilePicture({ file: { key, name, type, uploaded } }: { file: AttachedFile }) {
  const file = chosenFile(key);
  const hasPicture = isPicture({ name, type });
  if (hasPicture && file) return <ChosenPicture file={file} />;
  if (hasPicture && uploaded) return <img src={uploaded.path} alt="" className={styles.picture} />;
  const Icon = hasPicture ? FileImage : FileText;
  return (
    <span className={styles.picture}>
      <Icon aria-hidden />
    </span>
  );
}

/** CSS pixels of its longer side, twice for sharp screens. */
const THUMBNAIL = 112;

/** Drawn from the file, before a byte of it has been sent. */
function ChosenPicture({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    async function draw() {
      const picture = await createImageBitmap(file);
      const { current } = canvas;
      if (isGone || !current) return picture.close();
      const side = Math.min(picture.width, picture.height);
      const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
      current.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, THUMBNAIL, THUMBNAIL);
      picture.close();
    }
    // What is no picture after all is refused by the server.
    void draw().catch(() => undefined);
    return () => void (isGone = true);
  }, [file]);
  return <canvas ref={canvas} width={THUMBNAIL} height={THUMBNAIL} aria-hidden className={styles.picture} />;
}
