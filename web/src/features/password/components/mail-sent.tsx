import { useWords } from '../../../base/language/use-language.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { words } from '../words.js';
import { PageHead } from './page-head.js';
import styles from './page-text.module.css';

type Props = { email: string; isNew: boolean; onOtherAddress: () => void };

/**
 * The next thing happens in the person's mailbox, so nothing here competes with that. Where no new mail is sent, the
 * latest still works.
 */
export function MailSent({ email, isNew, onOtherAddress }: Props) {
  const says = useWords(words);
  if (!isNew)
    return (
      <>
        <PageHead title={says.noMoreTitle} lead={says.noMoreText(email)} />
        <p>{says.noMoreWait}</p>
        <div>
          <Button look="plain" onClick={onOtherAddress}>
            {says.tryOther}
          </Button>
        </div>
      </>
    );
  return (
    <>
      <PageHead title={says.sentTitle} lead={says.sentLead(email)} />
      <Card>
        <ol className={styles.steps}>
          {says.sentSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Card>
      <p>{says.sentTime}</p>
      <div>
        <Button look="plain" onClick={onOtherAddress}>
          {says.otherAddress}
        </Button>
      </div>
    </>
  );
}
