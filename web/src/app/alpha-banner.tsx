import { useWords } from '../base/language/use-language.js';
import styles from './alpha-banner.module.css';
import { words } from './words.js';

export function AlphaBanner() {
  const { aboutRelease, banner } = useWords(words);
  return (
    <aside aria-label={aboutRelease} className={styles.banner}>
      {banner}
    </aside>
  );
}
