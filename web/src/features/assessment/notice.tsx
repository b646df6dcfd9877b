import { burdenNotice } from '@careward/content/assessment/burden-questions';
import { Info } from 'lucide-react';
import { useLanguage } from '../../base/language/use-language.js';
import styles from './assessment.module.css';

/** That this is no validated test and no diagnosis. */
export function Notice() {
  const language = useLanguage();
  return (
    <p role="note" className={styles.notice}>
      <Info aria-hidden />
      <span>{burdenNotice[language]}</span>
    </p>
  );
}
