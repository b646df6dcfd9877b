import { useSession } from '../../../base/session/session-provider.js';
import { LoadFailure } from '../../../ui/load-failure.js';
import styles from './unreachable-notice.module.css';

export function UnreachableNotice({ children }: { children: string }) {
  const { state, tryAgain } = useSession();
  return (
    state === 'unreachable' && (
      <div className={styles.notice}>
        <LoadFailure onTryAgain={tryAgain}>{children}</LoadFailure>
      </div>
    )
  );
}
