import type { MouseEvent } from 'react';
import { useWords } from '../base/language/use-language.js';
import styles from './skip-link.module.css';
import { words } from './words.js';

/** Over the banner and the menu, for those who move by the keyboard. */
export function SkipLink() {
  const { skipToContent } = useWords(words);
  return (
    <a href="#content" className={styles.skip} onClick={skip}>
      {skipToContent}
    </a>
  );
}

/** The <main> of every layout has this id. The address stays, because a fragment would be another page to the router. */
function skip(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('content')?.focus();
}
