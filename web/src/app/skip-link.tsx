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

/** Every layout has its own <main>; the address stays, because a fragment would be another page to the router. */
function skip(event: MouseEvent) {
  event.preventDefault();
  const main = document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus();
}
