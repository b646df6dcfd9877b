import { useWords } from '../../../base/language/use-language.js';
import styles from './score.module.css';
import { words } from './words.js';

const LEVELS_FROM = [25, 50, 75];

/** The figure, and where it stands among the levels. */
export function Score({ score }: { score: number }) {
  const { of100, scale } = useWords(words);
  return (
    <div>
      <p className={styles.figure}>
        <strong>{score}</strong> {of100}
      </p>
      <div className={styles.scale} aria-hidden>
        <div className={styles.bar} style={{ width: `${score}%` }} />
        {LEVELS_FROM.map((from) => (
          <span key={from} className={styles.mark} style={{ left: `${from}%` }} />
        ))}
      </div>
      <p className={styles.words}>{scale}</p>
    </div>
  );
}
