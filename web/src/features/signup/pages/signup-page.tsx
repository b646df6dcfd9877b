import { Navigate } from 'react-router-dom';
import { useWords } from '../../../base/language/use-language.js';
import { useSession } from '../../../base/session/session-provider.js';
import { FormPage } from '../../../ui/form/form-page.js';
import { Spinner } from '../../../ui/spinner.js';
import { AgreementsStep } from '../components/agreements-step.js';
import { AnotherAccount } from '../components/another-account.js';
import { CompleteStep } from '../components/complete-step.js';
import { EmailStep } from '../components/email-step.js';
import { NameStep } from '../components/name-step.js';
import { PasswordStep } from '../components/password-step.js';
import { VerifyStep } from '../components/verify-step.js';
import { useSignUp } from '../hooks/use-sign-up.js';
import { useVerificationLink } from '../hooks/use-verification-link.js';
import { words } from '../words.js';

const steps = {
  1: NameStep,
  2: EmailStep,
  3: VerifyStep,
  4: PasswordStep,
  5: AgreementsStep,
  6: CompleteStep,
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
      <Step signUp={signUp} link={link} />
    </FormPage>
  );
}
