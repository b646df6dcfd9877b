import type { UnsubscribeResult } from '@careward/contracts/notifications/unsubscribe';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useWords } from '../../../base/language/use-language.js';
import { ButtonLink } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { PageTitle } from '../../../ui/page-title.js';
import { words } from '../words.js';
import styles from './unsubscribe.module.css';

export function UnsubscribeDone({ result: { email, emailType } }: { result: UnsubscribeResult }) {
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
