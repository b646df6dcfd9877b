import { alwaysHelp } from '@careward/contracts/safety/always-help';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../base/language/use-language.js';
import { ActionIcon } from './action-icon.js';
import styles from './always-help.module.css';
import { words } from './words.js';

/** Always in view: help does not depend on what the check of a message finds (design.md 8). */
export function AlwaysHelp() {
  const language = useLanguage();
  const { help, safety } = words[language];
  return (
    <nav aria-label={help} className={styles.help}>
      {alwaysHelp.map(({ label, href }) => (
        <a key={href} href={href}>
          <ActionIcon href={href} size="1rem" />
          {label[language]}
        </a>
      ))}
      <Link to="/safety">{safety}</Link>
    </nav>
  );
}
