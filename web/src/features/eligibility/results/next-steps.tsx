import { useWords } from '../../../base/language/use-language.js';
import styles from './next-steps.module.css';
import { words } from './words.js';

export function NextSteps() {
  const { nextSteps, steps } = useWords(words);
  return (
    <section>
      <h2>{nextSteps}</h2>
      <ol className={styles.steps}>
        {steps.map(({ step, how }) => (
          <li key={step}>
            <div>
              <p>{step}</p>
              <p className={styles.how}>{how}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
