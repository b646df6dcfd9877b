import { useWords } from '../../../base/language/use-language.js';
import { useSignOut } from '../../../base/session/use-sign-out.js';
import { FormPage } from '../../../ui/form/form-page.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { PageTitle } from '../../../ui/page-title/page-title.js';
import { words } from '../words.js';
import type { SignUp } from '../hooks/use-sign-up.js';

/** Shown when a signed-in person opens a verification link, so that two accounts are not mixed up. */
export function AnotherAccount({ signUp: { draft, remember } }: { signUp: SignUp }) {
  const says = useWords(words);
  const { signOut, isSigningOut } = useSignOut();

  async function continueSignUp() {
    await signOut('/signup?step=4');
    remember(draft);
  }
  return (
    <FormPage>
      <PageTitle>{says.otherAccountTitle}</PageTitle>
      <p>{says.otherAccountText}</p>
      <Button pending={isSigningOut} onClick={() => void continueSignUp()}>
        {says.signOutAndContinue}
      </Button>
      <ButtonLink to="/" look="quiet">
        {says.staySignedIn}
      </ButtonLink>
    </FormPage>
  );
}
