import { useSignOut } from '../../../base/session/use-sign-out.js';
import { FormPage } from '../../../ui/form/form-page.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { PageTitle } from '../../../ui/page-title/page-title.js';
import type { SignUp } from '../hooks/use-sign-up.js';

/** Shown when a signed-in person opens a verification link, so that two accounts are not mixed up. */
export function AnotherAccount({ signUp: { draft, remember } }: { signUp: SignUp }) {
  const { signOut, isSigningOut } = useSignOut();

  async function continueSignUp() {
    await signOut('/signup?step=4');
    remember(draft);
  }
  return (
    <FormPage>
      <PageTitle>You are signed in already</PageTitle>
      <p>
        This link starts a new account, but this browser is signed in to another one. Sign out to go on with
        the new account, or stay where you are.
      </p>
      <Button pending={isSigningOut} onClick={() => void continueSignUp()}>
        Sign out and continue
      </Button>
      <ButtonLink to="/" look="quiet">
        Stay signed in
      </ButtonLink>
    </FormPage>
  );
}
