import { useWords } from '../../../base/language/use-language.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { words } from '../words.js';
import { PageHead } from './page-head.js';
import styles from './page-text.module.css';

/** The next thing happens in the person's mailbox, so nothing here competes with that. */
export function MailSent({ email, onOtherAddress }: { email: string; onOtherAddress: () => void }) {
  const says = useWords(words);
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
