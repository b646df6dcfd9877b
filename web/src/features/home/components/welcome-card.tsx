import { readableName } from '../../../shared/care-profile/first-name.js';
import { useRecipientsQuery } from '../../../shared/care-profile/care-profile.endpoints.js';
import { AskField } from './ask-field.js';
import styles from './welcome-card.module.css';

export function WelcomeCard() {
  const { data: recipients, isLoading } = useRecipientsQuery();
  const caredFor = readableName(recipients?.[0]?.name);
  return (
    <section className={styles.card}>
      <div className={styles.words}>
        {isLoading ? (
          <span role="status" aria-label="Loading" className={styles.placeholder} />
        ) : (
          <h2>{caredFor ? `You are caring for ${caredFor}` : 'Good that you are here'}</h2>
        )}
        <p>Small questions count. Ask the coach anything, at any hour.</p>
      </div>
      <AskField />
    </section>
  );
}
