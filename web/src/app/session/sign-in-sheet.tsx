import type { StartedSession } from '@careward/contracts/identity/schemas';
import { useRef } from 'react';
import { useWords } from '../../base/language/use-language.js';
import { useSession } from '../../base/session/session-provider.js';
import { storeSignIn } from '../../base/session/session-storage.js';
import { expireSession } from '../../base/session/session.js';
import { startSession } from '../../base/session/sign-in-and-out.js';
import { useAppDispatch } from '../../base/store.js';
import { LoginForm } from '../../features/login/login-form.js';
import { Button } from '../../ui/button.js';
import Dialog from '../../ui/dialog.js';
import styles from './sign-in-sheet.module.css';
import { words } from './words.js';

/** Over the page of somebody whose session has ended elsewhere while they were writing. */
export default function SignInSheet({ onOver }: { onOver: () => void }) {
  const { signInAgain, textIsKept, notNow } = useWords(words);
  const { user } = useSession();
  const dispatch = useAppDispatch();
  const form = useRef<{ focusPassword: () => void }>(null);

  function leave() {
    onOver();
    expireSession(dispatch);
  }

  async function begin({ token, user: { id } }: StartedSession) {
    if (id === user?.id) {
      onOver();
      return dispatch(startSession(token));
    }
    // Another person: nothing of this page is theirs.
    leave();
    storeSignIn(token);
    window.location.assign('/');
  }

  return (
    <Dialog
      open
      title={signInAgain}
      description={textIsKept}
      onOpenChange={leave}
      stays
      onOpened={() => form.current?.focusPassword()}
    >
      <div className={styles.form}>
        <LoginForm ref={form} address={user?.email ?? ''} onSession={begin} onLeave={leave} />
        <Button look="quiet" wide onClick={leave}>
          {notNow}
        </Button>
      </div>
    </Dialog>
  );
}
