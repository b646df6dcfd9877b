import { useWords } from '../../../base/language/use-language.js';
import styles from './verdict.module.css';
import { words } from './words.js';

/** `score`: 0 to 100. */
export function Verdict({ score, sentence }: { score: number; sentence: string }) {
  const { estimate, scoreOf } = useWords(words);
  return (
    <section className={styles.verdict}>
      <div role="img" aria-label={scoreOf(score)} className={styles.score}>
        <svg viewBox="0 0 100 100" aria-hidden>
          <circle cx="50" cy="50" r="43" className={styles.track} />
          <circle
            cx="50"
            cy="50"
            r="43"
            pathLength="100"
            strokeDasharray={`${score} 100`}
            className={styles.part}
          />
        </svg>
        <span aria-hidden>{score}</span>
      </div>
      <div>
        <h2 className={styles.sentence}>{sentence}</h2>
        <p>{estimate}</p>
      </div>
    </section>
  );
}
