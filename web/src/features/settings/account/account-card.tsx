import { KeyRound, MonitorSmartphone } from 'lucide-react';
import { useWords } from '../../../base/language/use-language.js';
import { ButtonLink } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import styles from './account-card.module.css';
import { DataDownload } from './data-download.js';
import { words } from './words.js';

export function AccountCard() {
  const says = useWords(words);
  return (
    <section aria-labelledby="account">
      <Card className={styles.card}>
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
