import type { Language } from '@careward/contracts/kernel/languages';
import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import styles from './opener.module.css';
import { words } from './words.js';

type Props = { isOpen: boolean; lang: Language; onToggle: () => void };

/** Opens and collapses a long message. */
export function ShowMore({ isOpen, lang, onToggle }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  function toggle() {
    flushSync(onToggle);
    // What collapses takes the button with it, up and out of view.
    if (isOpen) button.current?.scrollIntoView({ block: 'nearest' });
  }
  return (
    <button ref={button} type="button" aria-expanded={isOpen} className={styles.opener} onClick={toggle}>
      {isOpen ? words[lang].showLess : words[lang].showMore}
      <ChevronDown aria-hidden />
    </button>
  );
}
