import { useWords } from '../../../base/language/use-language.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { isNearLimit, stepOf } from './length.js';
import styles from './length-counter.module.css';
import { words } from './words.js';

/** Says how many characters are left, or too many; nothing while there is room enough. */
export function LengthCounter({ left }: { left: number }) {
  const { left: leftWords, over, atMostLeft } = useWords(words);
  const step = stepOf(left);
  return (
    <>
      {isNearLimit(left) && (
        <p className={styles.counter} data-over={left < 0 || undefined}>
          {left < 0 ? over(-left) : leftWords(left)}
        </p>
      )}
      <VisuallyHidden aria-live="polite">{step !== undefined && atMostLeft(step)}</VisuallyHidden>
    </>
  );
}
