import type { UnsubscribeResult } from '@careward/contracts/notifications/schemas';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { api } from '../../base/api.js';
import { config } from '../../base/config.js';
import { useVisible } from '../../base/http/event-stream.js';
import { useWords } from '../../base/language/use-language.js';
import { Button, ButtonLink, Spinner } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { PageTitle } from '../../ui/page-title.js';
import styles from './unsubscribe.module.css';
import { words } from './words.js';

export default function UnsubscribePage() {
  const { pathname } = useLocation();
  const address = readAddress(pathname);
  return 'token' in address ? (
    <UnsubscribeByToken key={address.token} token={address.token} />
  ) : (
    <UnsubscribeFailed reason={address.problem} />
  );
}

/** Stops the mails as soon as the page can be seen, and shows what became of it. */
function UnsubscribeByToken({ token }: { token: string }) {
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

function UnsubscribeDone({ result: { email, emailType } }: { result: UnsubscribeResult }) {
  const says = useWords(words);
  return (
    <div className={styles.page}>
      <CircleCheck aria-hidden size="2.4rem" className={styles.done} />
      <PageTitle>{says.done}</PageTitle>
      <Card>
        <dl className={styles.facts}>
          {email && (
            <div>
              <dt>{says.email}</dt>
              <dd>{email}</dd>
            </div>
          )}
          {emailType && (
            <div>
              <dt>{says.stopped}</dt>
              <dd>{says.types[emailType]}</dd>
            </div>
          )}
        </dl>
      </Card>
      <p>
        {says.manage} <Link to="/settings">{says.settings}</Link>.
      </p>
      <ButtonLink to="/">{says.home}</ButtonLink>
    </div>
  );
}

type FailedProps = {
  reason: 'invalidLink' | 'errorLink' | 'notReached' | 'notProcessed';
  /** The server's, where it said why. */
  message?: string;
  onTryAgain?: () => void;
};

function UnsubscribeFailed({ reason, message, onTryAgain }: FailedProps) {
  const says = useWords(words);
  return (
    <div className={styles.page}>
      <PageTitle>{says.failed}</PageTitle>
      <p role="alert">{message || says[reason]}</p>
      <p>
        {says.writeToSupport} <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>
      </p>
      <div className={styles.buttons}>
        {onTryAgain && <Button onClick={onTryAgain}>{says.tryAgain}</Button>}
        <ButtonLink to="/" look={onTryAgain ? 'quiet' : 'primary'}>
          {says.home}
        </ButtonLink>
      </div>
    </div>
  );
}

const { useUnsubscribeQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    unsubscribe: build.query<UnsubscribeResult | null, string>({
      query: (token) => ['/api/unsubscribe', encodeURIComponent(token)],
    }),
  }),
});

/** The link's token, which is the last segment of the path, or why it cannot be one (spec.md 5, "Unsubscribe"). */
function readAddress(pathname: string): { token: string } | { problem: 'invalidLink' | 'errorLink' } {
  const token = decoded(pathname.split('/').at(-1) ?? '');
  if (token === 'invalid') return { problem: 'errorLink' };
  return token === '' || token === 'unsubscribe' ? { problem: 'invalidLink' } : { token };
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
