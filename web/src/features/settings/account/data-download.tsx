import { Download } from 'lucide-react';
import { useId } from 'react';
import { isApiError } from '../../../base/http/api-error.js';
import { sentenceOf } from '../../../base/language/sentences.js';
import { useLanguage, useWords } from '../../../base/language/use-language.js';
import { Button } from '../../../ui/button.js';
import { ErrorSentence } from '../../../ui/error-sentence.js';
import { useDownloadDataMutation } from './account.endpoints.js';
import styles from './data-download.module.css';
import { words } from './words.js';

/** Everything that is kept about the person, as a file. */
export function DataDownload() {
  const says = useWords(words);
  const language = useLanguage();
  const textId = useId();
  const [download, { isLoading, isSuccess, error }] = useDownloadDataMutation();
  const failure =
    error &&
    (isTooOften(error) ? says.downloadedOften : (sentenceOf(error, language) ?? says.downloadFailed));
  return (
    <div className={styles.download}>
      <p id={textId} className={styles.text}>
        {says.downloadText}
      </p>
      <Button
        look="quiet"
        className={styles.button}
        pending={isLoading}
        aria-describedby={textId}
        onClick={() => void download()}
      >
        {!isLoading && <Download aria-hidden />}
        {isLoading ? says.downloading : says.download}
      </Button>
      <div>
        <p role="status" className={styles.done}>
          {isSuccess && says.downloaded}
        </p>
        <ErrorSentence>{failure}</ErrorSentence>
      </div>
    </div>
  );
}

/** The limit is by the hour, and the server's sentence counts seconds. */
const isTooOften = (error: unknown) => isApiError(error) && error.code === 'too-many-requests';
