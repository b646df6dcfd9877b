import { useWords } from '../../../base/language/use-language.js';
import { CoachPicture } from '../../../shared/care-coach/coach-picture.js';
import { useCareCoach } from '../../../shared/care-coach/use-care-coach.js';
import { useElapsed } from './use-elapsed.js';
import { waitingText } from './waiting-text.js';
import styles from './waiting-status.module.css';
import { words } from './words.js';

/** Hidden from screen readers: the announcer tells them the same, less often. */
export function WaitingStatus({ since }: { since: number | undefined }) {
  const { waiting } = useWords(words);
  const { avatar } = useCareCoach();
  const elapsed = useElapsed(since);
  return (
    <div className={styles.status} aria-hidden>
      <CoachPicture avatar={avatar} className={styles.picture} />
      <span>{waitingText(waiting, elapsed)}</span>
    </div>
  );
}
