import { useRef } from 'react';
import { useToastsAbove } from '../../shared/toast/toast-room.js';
import { useWords } from '../../base/language/use-language.js';
import { menu } from '../../base/screens.js';
import { words } from '../words.js';
import styles from './bottom-bar.module.css';
import { MenuLink } from './menu-link.js';

export function BottomBar() {
  const { menu: label } = useWords(words);
  const entries = menu();
  const bar = useRef<HTMLElement>(null);
  useToastsAbove(bar);
  return (
    <nav
      ref={bar}
      aria-label={label}
      className={styles.bar}
      style={{ gridTemplateColumns: `repeat(${entries.length}, minmax(0, 1fr))` }}
    >
      {entries.map((entry) => (
        <MenuLink key={entry.label.en} entry={entry} className={styles.entry} />
      ))}
    </nav>
  );
}
