import { CoachPicture } from '../coach-persona.js';
import { useElapsed } from './use-elapsed.js';
import { waitingText } from './waiting-text.js';
import styles from './waiting-status.module.css';

/** Hidden from screen readers: the announcer tells them the same, less often. */
export function WaitingStatus({ since }: { since: number | undefined }) {
  const elapsed = useElapsed(since);
  return (
    <div className={styles.status} aria-hidden>
      <CoachPicture className={styles.picture} />
      <span>{waitingText(elapsed)}</span>
    </div>
  );
}
