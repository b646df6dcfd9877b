import { newPassword } from '@careward/contracts/identity/fields';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { config } from '../../base/config.js';
import { useWords } from '../../base/language/use-language.js';
import { ButtonLink, Spinner } from '../../ui/button.js';
import { PasswordField } from '../../ui/form/fields.js';
import { PasswordStrength } from '../../ui/form/password-strength.js';
import { SchemaForm, useSchemaForm } from '../../ui/form/schema-form.js';
import { PendingButton } from '../../ui/pending-button.js';
import { StepButtons } from '../../ui/wizard.js';
import { accountWords } from './account-words.js';
import { AgreementsStep } from './agreements-step.js';
import { StepFrame, type StepProps, useSendVerification } from './steps.js';
import type { SignUp } from './use-sign-up.js';
import { words } from './words.js';

/** spec.md 9, in milliseconds: then the new account's owner is at Home. */
const DONE_SHOWN = 3_000;

/** From the link in the mail on. */
export default function AccountSteps(props: StepProps) {
  const { step } = props.signUp;
  if (step === 4) return <PasswordStep {...props} />;
  return step === 5 ? <AgreementsStep {...props} /> : <CompleteStep />;
}

type PasswordChoice = { password: string };

function PasswordStep({ signUp, link }: StepProps) {
  const { checkingLink, next } = useWords(words);
  const says = useWords(accountWords);
  const { draft, password, setPassword, goTo, goBack } = signUp;
  const form = useSchemaForm<PasswordChoice>({ password });
  if (link.state === 'checking') return <Spinner label={checkingLink} />;
  if (link.state === 'refused') return <LinkRefused signUp={signUp} />;

  return (
    <StepFrame
      step={4}
      title={says.passwordTitle}
      lead={
        link.state === 'valid' ? `${says.confirmed(link.firstName)} ${says.passwordLead}` : says.passwordLead
      }
    >
      <SchemaForm
        form={form}
        onSubmit={(chosen) => {
          setPassword(chosen.password);
          goTo(5);
        }}
      >
        {/* Password managers save the password under this address. */}
        <input type="email" autoComplete="username" value={draft.email} readOnly hidden />
        <PasswordField
          name="password"
          label={says.password}
          schema={newPassword}
          autoComplete="new-password"
        />
        <PasswordStrength field="password" />
        <StepButtons next={next} onBack={goBack} />
      </SchemaForm>
    </StepFrame>
  );
}

/** Shown when an expired or used link is opened, with a button that asks for a new one. */
function LinkRefused({ signUp: { draft, goTo } }: { signUp: SignUp }) {
  const says = useWords(accountWords);
  const { sendMail, isSending } = useSendVerification();
  const isKnown = draft.firstName !== '' && draft.lastName !== '' && draft.email !== '';

  async function sendNewLink() {
    if (await sendMail(draft)) goTo(3);
  }
  return (
    <StepFrame step={4} title={says.refusedTitle} lead={says.refusedLead}>
      {isKnown ? (
        <PendingButton type="primary" pending={isSending} onClick={() => void sendNewLink()}>
          {says.sendNewLinkTo(draft.email)}
        </PendingButton>
      ) : (
        <Button type="primary" onClick={() => goTo(1)}>
          {says.askForNewLink}
        </Button>
      )}
    </StepFrame>
  );
}

function CompleteStep() {
  const says = useWords(accountWords);
  const navigate = useNavigate();

  useEffect(() => {
    const timer = window.setTimeout(() => void navigate('/', { replace: true }), DONE_SHOWN);
    return () => window.clearTimeout(timer);
  }, [navigate]);

  return (
    <StepFrame step={6} title={says.completeTitle} lead={says.completeLead(config.brandName)}>
      <ButtonLink to="/login">{says.signInNow}</ButtonLink>
    </StepFrame>
  );
}
