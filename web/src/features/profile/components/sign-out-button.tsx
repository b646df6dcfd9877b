import { LogOut } from 'lucide-react';
import { useWords } from '../../../base/language/use-language.js';
import { endSession } from '../../../base/session/end-session.js';
import { setLogoutPending } from '../../../base/session/session-storage.js';
import { useAppDispatch } from '../../../base/store.js';
import { Button } from '../../../ui/button.js';
import { words } from '../words.js';

/** spec.md 2, "Profile": by a navigation, after which the server leads to /. */
export function SignOutButton() {
  const { signOut } = useWords(words);
  const dispatch = useAppDispatch();

  function leave() {
    // Nobody hears whether the navigation arrived, so the next load signs out once more before it trusts anything.
    setLogoutPending();
    dispatch(endSession());
    window.location.assign('/api/logout');
  }

  return (
    <Button look="quiet" wide onClick={leave}>
      <LogOut aria-hidden />
      {signOut}
    </Button>
  );
}
