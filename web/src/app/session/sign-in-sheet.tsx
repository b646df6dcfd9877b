import type { StartedSession } from '@careward/contracts/identity/schemas';
import { Button } from 'antd';
import { useRef } from 'react';
import { useWords } from '../../base/language/use-language.js';
import { useSession } from '../../base/session/session-provider.js';
import { storeSignIn } from '../../base/session/session-storage.js';
import { expireSession } from '../../base/session/session.js';
import { startSession } from '../../base/session/sign-in-and-out.js';
import { useAppDispatch } from '../../base/store.js';
import { LoginForm } from '../../features/login/login-form.js';
import Dialog from '../../ui/dialog.js';
import { AntTheme } from '../../ui/theme/ant-theme.js';
import layout from '../../ui/text-form.module.css';

const en = {
  signInAgain: 'Please sign in again',
  textIsKept: 'Your session has ended. Your text is kept: sign in, and go on where you were.',
  notNow: 'Not now',
};

const es = {
  signInAgain: 'Vuelva a iniciar sesión',
  textIsKept: 'Su sesión terminó. Su texto está guardado: inicie sesión y siga donde estaba.',
  notNow: 'Ahora no',
} satisfies typeof en;

const words = { en, es };

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
      <AntTheme>
        <div className={layout.closeForm}>
          <LoginForm ref={form} address={user?.email ?? ''} onSession={begin} onLeave={leave} />
          <Button block onClick={leave}>
            {notNow}
          </Button>
        </div>
      </AntTheme>
    </Dialog>
  );
}
