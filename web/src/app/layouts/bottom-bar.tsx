import { useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { useToastsAbove } from '../../shared/toast/use-toasts-above.js';
import { useLanguage } from '../../base/language/use-language.js';
import { menu } from '../../base/screens.js';
import { words } from '../words.js';
import styles from './bottom-bar.module.css';

export function BottomBar() {
  const language = useLanguage();
  const bar = useRef<HTMLElement>(null);
  useToastsAbove(bar);
  return (
    <nav
      ref={bar}
      aria-label={words[language].menu}
      className={styles.bar}
      style={{ gridTemplateColumns: `repeat(${menu.length}, minmax(0, 1fr))` }}
    >
      {menu.map(({ path, label, icon: Icon }) => (
        <NavLink key={path} to={path} end={path === '/'} className={styles.entry}>
          <Icon aria-hidden />
          {label[language]}
        </NavLink>
      ))}
    </nav>
  );
}
