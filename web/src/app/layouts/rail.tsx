import { Brand } from '../../ui/brand.js';
import { useWords } from '../../base/language/use-language.js';
import { menu, railOnly } from '../../base/screens.js';
import { words } from '../words.js';
import { MenuLink } from './menu-link.js';
import styles from './rail.module.css';

export function Rail() {
  const { menu: label } = useWords(words);
  return (
    <header className={styles.rail}>
      <Brand />
      <nav aria-label={label} className={styles.entries}>
        {menu().map((entry) => (
          <MenuLink key={entry.label.en} entry={entry} className={styles.entry} />
        ))}
        <div className={styles.further}>
          {railOnly().map((entry) => (
            <MenuLink key={entry.label.en} entry={entry} className={styles.entry} />
          ))}
        </div>
      </nav>
    </header>
  );
}
