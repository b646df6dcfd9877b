import { CloudOff } from 'lucide-react';
import { useSession } from '../../../base/session/session-provider.js';
import { Button } from '../../../ui/button.js';
import styles from './unreachable-notice.module.css';

export function UnreachableNotice() {
  const { state, tryAgain } = useSession();
  if (state !== 'unreachable') return null;
  return (
    <div role="alert" className={styles.notice}>
      <CloudOff aria-hidden />
      <p>We could not reach your account.</p>
      <Button look="quiet" onClick={tryAgain}>
        Try again
      </Button>
    </div>
  );
}
