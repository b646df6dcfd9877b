import type { AuditEntry } from '@careward/contracts/discovery/source';
import { useLanguage } from '../../../base/language/use-language.js';
import { dateAndTime } from '../date-and-time.js';
import styles from './audit-trail.module.css';
import { words } from './words.js';

/** Newest first. */
export function AuditTrail({ audit }: { audit: readonly AuditEntry[] }) {
  const language = useLanguage();
  const says = words[language].audit;
  return (
    <ol className={styles.trail}>
      {audit.toReversed().map(({ action, at, by, note, warnings }) => (
        <li key={`${at} ${action}`}>
          <p>
            <strong>{says.actions[action]}</strong> {says.by(by.name ?? says.unknown)}
          </p>
          <time dateTime={at} className={styles.time}>
            {dateAndTime(at, language)}
          </time>
          {note && <p className={styles.note}>{note}</p>}
          {warnings.length > 0 && (
            <p className={styles.passedOver}>{warnings.map((each) => says.warnings[each]).join('. ')}.</p>
          )}
        </li>
      ))}
    </ol>
  );
}
