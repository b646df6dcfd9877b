import { NavLink } from 'react-router-dom';
import { Brand } from '../../ui/brand.js';
import { useLanguage } from '../../base/language/use-language.js';
import { menu } from '../../base/screens.js';
import { words } from '../words.js';
import styles from './rail.module.css';

export function Rail() {
  const language = useLanguage();
  return (
    <header className={styles.rail}>
      <Brand />
      <nav aria-label={words[language].menu} className={styles.entries}>
        {menu.map(({ path, label, icon: Icon }) => (
          <NavLink key={path} to={path} end={path === '/'} className={styles.entry}>
            <Icon aria-hidden />
            {label[language]}
          </NavLink>
        ))}
      </nav>
    </header>
  );
}
