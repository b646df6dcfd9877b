import { useLayoutEffect, useRef } from 'react';
import { useWords } from '../base/language/use-language.js';
import styles from './alpha-banner.module.css';
import { words } from './words.js';

/** What sticks to the top of the screen stands below it, however many lines it has. */
export function AlphaBanner() {
  const { aboutRelease, banner } = useWords(words);
  const element = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(() => {
      const { height } = current.getBoundingClientRect();
      document.documentElement.style.setProperty('--height-banner', `${height}px`);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  return (
    <aside ref={element} aria-label={aboutRelease} className={styles.banner}>
      {banner}
    </aside>
  );
}
