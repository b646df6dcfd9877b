import { useState } from 'react';
import { useWords } from '../../../base/language/use-language.js';
import { PageTitle } from '../../../ui/page-title.js';
import { Spinner } from '../../../ui/spinner.js';
import { useUnsubscribeQuery } from '../unsubscribe.endpoints.js';
import { useVisible } from '../../../base/use-visible.js';
import { words } from '../words.js';
import { UnsubscribeDone } from './unsubscribe-done.js';
import { UnsubscribeFailed } from './unsubscribe-failed.js';
import styles from './unsubscribe.module.css';

/** Stops the mails as soon as the page can be seen, and shows what became of it. */
export function UnsubscribeByToken({ token }: { token: string }) {
  const { title, processing } = useWords(words);
  const isVisible = useVisible();
  const [wasSeen, setSeen] = useState(isVisible);
  if (isVisible && !wasSeen) setSeen(true);
  const { currentData: result, isError, refetch } = useUnsubscribeQuery(token, { skip: !wasSeen });

  if (result?.success) return <UnsubscribeDone result={result} />;
  if (result) return <UnsubscribeFailed reason="notProcessed" message={result.message} />;
  if (isError) return <UnsubscribeFailed reason="notReached" onTryAgain={() => void refetch()} />;
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <Spinner label={processing} />
    </div>
  );
}
