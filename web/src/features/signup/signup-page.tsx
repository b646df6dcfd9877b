import { Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { useWords } from '../../base/language/use-language.js';
import { preloadable } from '../../base/preloadable.js';
import { useSession } from '../../base/session/session-provider.js';
import { useSignOut } from '../../base/session/sign-in-and-out.js';
import { ButtonLink, Spinner } from '../../ui/button.js';
import { FormPage } from '../../ui/form/form-page.js';
import { PageTitle } from '../../ui/page-title.js';
import { PendingButton } from '../../ui/pending-button.js';
import { EmailStep, NameStep, VerifyStep } from './steps.js';
import { type SignUp, useSignUp, useVerificationLink } from './use-sign-up.js';
import { words } from './words.js';

/** They come a mail later than the first, which need nothing of them. */
const AccountSteps = preloadable(() => import('./account-steps.js'));
if (/[?&](token=|step=[456])/.test(window.location.search)) AccountSteps.preload().catch(() => undefined);

const steps = {
  1: NameStep,
  2: EmailStep,
  3: VerifyStep,
  4: AccountSteps,
  5: AccountSteps,
  6: AccountSteps,
} as const;

export default function SignUpPage() {
  const { checkingLink } = useWords(words);
  const signUp = useSignUp();
  const link = useVerificationLink(signUp);
  const { state } = useSession();
  const { step, isDone, needsRedirect } = signUp;

  if (state === 'authenticated' && !isDone) {
    if (link.state === 'checking') return <Spinner label={checkingLink} />;
    // A refused link is most often the person's own, already used: there is no other account to continue with.
    if (link.state === 'none' || link.state === 'refused') return <Navigate to="/" replace />;
    return <AnotherAccount signUp={signUp} />;
  }

  if (needsRedirect && link.state !== 'checking') return <Navigate to={`/signup?step=${step}`} replace />;

  const Step = steps[step];
  return (
    <FormPage withoutHome={step === 4 || step === 5}>
      <Suspense fallback={<Spinner label={checkingLink} />}>
        <Step signUp={signUp} link={link} />
      </Suspense>
    </FormPage>
  );
}

/** Shown when a signed-in person opens a verification link, so that two accounts are not mixed up. */
function AnotherAccount({ signUp: { draft, remember } }: { signUp: SignUp }) {
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
      <PendingButton type="primary" pending={isSigningOut} onClick={() => void continueSignUp()}>
        {says.signOutAndContinue}
      </PendingButton>
      <ButtonLink to="/" look="quiet">
        {says.staySignedIn}
      </ButtonLink>
    </FormPage>
  );
}
