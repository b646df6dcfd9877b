import { Download, KeyRound, MonitorSmartphone } from 'lucide-react';
import { useId } from 'react';
import { isApiError } from '../../base/http/api-error.js';
import { sentenceOf } from '../../base/language/sentences.js';
import { useLanguage, useWords } from '../../base/language/use-language.js';
import { ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { ErrorSentence } from '../../ui/error-sentence.js';
import { PendingButton } from '../../ui/pending-button.js';
import { useDownloadDataMutation } from './settings.endpoints.js';
import styles from './settings.module.css';
import { words } from './words.js';

export function AccountCard() {
  const says = useWords(words).account;
  return (
    <section aria-labelledby="account">
      <Card className={styles.account}>
        <h2 id="account">{says.title}</h2>
        <div className={styles.ways}>
          <ButtonLink to="/change-password" look="quiet">
            <KeyRound aria-hidden />
            {says.changePassword}
          </ButtonLink>
          <ButtonLink to="/devices" look="quiet">
            <MonitorSmartphone aria-hidden />
            {says.devices}
          </ButtonLink>
        </div>
        <DataDownload />
      </Card>
    </section>
  );
}

/** Everything that is kept about the person, as a file. */
function DataDownload() {
  const says = useWords(words).account;
  const language = useLanguage();
  const textId = useId();
  const [download, { isLoading, isSuccess, error }] = useDownloadDataMutation();
  const failure =
    error &&
    (isTooOften(error) ? says.downloadedOften : (sentenceOf(error, language) ?? says.downloadFailed));
  return (
    <div className={styles.download}>
      <p id={textId} className={styles.explanation}>
        {says.downloadText}
      </p>
      <PendingButton
        className={styles.button}
        pending={isLoading}
        aria-describedby={textId}
        onClick={() => void download()}
      >
        {!isLoading && <Download aria-hidden />}
        {isLoading ? says.downloading : says.download}
      </PendingButton>
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
