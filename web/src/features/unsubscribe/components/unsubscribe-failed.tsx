import { config } from '../../../base/config.js';
import { useWords } from '../../../base/language/use-language.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { PageTitle } from '../../../ui/page-title.js';
import { words } from '../words.js';
import styles from './unsubscribe.module.css';

type Props = {
  reason: 'invalidLink' | 'errorLink' | 'notReached' | 'notProcessed';
  /** The server's, where it said why. */
  message?: string;
  onTryAgain?: () => void;
};

export function UnsubscribeFailed({ reason, message, onTryAgain }: Props) {
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
