import { readableName } from '../../../shared/care-profile/first-name.js';
import { useRecipientsQuery } from '../../../shared/care-profile/care-profile.endpoints.js';
import { useWords } from '../../../base/language/use-language.js';
import { words as uiWords } from '../../../ui/words.js';
import { words } from '../words.js';
import { AskField } from './ask-field.js';
import styles from './welcome-card.module.css';

export function WelcomeCard() {
  const { data: recipients, isLoading } = useRecipientsQuery();
  const { caringFor, welcome, encouragement } = useWords(words);
  const { loading } = useWords(uiWords);
  const caredFor = readableName(recipients?.[0]?.name);
  return (
    <section className={styles.card}>
      <div className={styles.words}>
        {isLoading ? (
          <span role="status" aria-label={loading} className={styles.placeholder} />
        ) : (
          <h2>{caredFor ? caringFor(caredFor) : welcome}</h2>
        )}
        <p>{encouragement}</p>
      </div>
      <AskField />
    </section>
  );
}
