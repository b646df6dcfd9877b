import { email, firstName, lastName, newPassword } from '@careward/contracts/identity/fields';
import type { SendVerification } from '@careward/contracts/identity/schemas';
import { type ComponentProps, useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { config } from '../../base/config.js';
import { useWords } from '../../base/language/use-language.js';
import { useAppDispatch } from '../../base/store.js';
import { useFailureToast, useSubmit } from '../../shared/submit/use-submit.js';
import { showToast } from '../../shared/toast/toast.slice.js';
import { Button, ButtonLink, Spinner } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { PasswordField, TextField } from '../../ui/form/fields.js';
import { PasswordStrength } from '../../ui/form/password-strength.js';
import { SchemaForm } from '../../ui/form/schema-form.js';
import { StepButtons, WizardStep } from '../../ui/wizard.js';
import { STEPS_SHOWN, type SignUpDraft } from './sign-up-rules.js';
import { useSendVerificationMutation } from './signup.endpoints.js';
import styles from './signup.module.css';
import type { SignUp, VerificationLink } from './use-sign-up.js';
import { words } from './words.js';

/** spec.md 9, in milliseconds: then the new account's owner is at Home. */
const DONE_SHOWN = 3_000;

export type StepProps = { signUp: SignUp; link: VerificationLink };

export function StepFrame(props: Omit<ComponentProps<typeof WizardStep>, 'steps' | 'progressLabel'>) {
  const { progress } = useWords(words);
  return <WizardStep steps={STEPS_SHOWN} progressLabel={progress} {...props} />;
}

type Name = Pick<SignUpDraft, 'firstName' | 'lastName'>;

export function NameStep({ signUp: { draft, remember, goTo } }: StepProps) {
  const says = useWords(words);

  function submit(name: Name) {
    remember({ firstName: firstName.parse(name.firstName), lastName: lastName.parse(name.lastName) });
    goTo(2);
  }
  return (
    <StepFrame step={1} title={says.nameTitle} lead={says.nameLead}>
      <SchemaForm<Name> initialValues={draft} onSubmit={submit}>
        <TextField name="firstName" label={says.firstName} schema={firstName} autoComplete="given-name" />
        <TextField name="lastName" label={says.lastName} schema={lastName} autoComplete="family-name" />
        <StepButtons next={says.next} />
      </SchemaForm>
      <p>
        {says.haveAccount} <Link to="/login">{says.signIn}</Link>
      </p>
    </StepFrame>
  );
}

type Address = Pick<SignUpDraft, 'email'>;

export function EmailStep({ signUp: { draft, remember, goTo, goBack } }: StepProps) {
  const says = useWords(words);
  const { sendMail, isSending } = useSendVerification();

  async function submit(values: Address) {
    const address = { email: email.parse(values.email) };
    if (!(await sendMail({ ...draft, ...address }))) return;
    remember(address);
    goTo(3);
  }
  return (
    <StepFrame step={2} title={says.emailTitle} lead={says.emailLead}>
      <SchemaForm<Address> initialValues={draft} onSubmit={submit}>
        <TextField
          name="email"
          label={says.email}
          schema={email}
          type="email"
          autoComplete="email"
          inputMode="email"
        />
        <StepButtons next={says.sendLink} pending={isSending} onBack={goBack} />
      </SchemaForm>
    </StepFrame>
  );
}

/** The next thing happens in the person's mailbox, so nothing here competes with that. */
export function VerifyStep({ signUp: { draft, goBack } }: StepProps) {
  const says = useWords(words);
  const { sendMail, isSending } = useSendVerification();
  const dispatch = useAppDispatch();

  async function sendAgain() {
    if (await sendMail(draft))
      dispatch(showToast({ title: says.sentAgain, description: says.sentAgainText }));
  }
  return (
    <StepFrame
      step={3}
      title={says.verifyTitle}
      lead={
        <>
          {says.sentTo} <strong className={styles.address}>{draft.email}</strong>
        </>
      }
    >
      <Card>
        <ol className={styles.steps}>
          {says.verifySteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Card>
      <p className={styles.time}>{says.verifyTime}</p>
      <div className={styles.ways}>
        <Button look="plain" pending={isSending} onClick={() => void sendAgain()}>
          {says.sendAgain}
        </Button>
        <Button look="plain" onClick={goBack}>
          {says.changeAddress}
        </Button>
      </div>
    </StepFrame>
  );
}

type Chosen = { password: string };

export function PasswordStep({ signUp, link }: StepProps) {
  const says = useWords(words);
  const { draft, password, setPassword, goTo, goBack } = signUp;
  if (link.state === 'checking') return <Spinner label={says.checkingLink} />;
  if (link.state === 'refused') return <LinkRefused signUp={signUp} />;

  return (
    <StepFrame
      step={4}
      title={says.passwordTitle}
      lead={
        link.state === 'valid' ? `${says.confirmed(link.firstName)} ${says.passwordLead}` : says.passwordLead
      }
    >
      <SchemaForm<Chosen>
        initialValues={{ password }}
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
        <StepButtons next={says.next} onBack={goBack} />
      </SchemaForm>
    </StepFrame>
  );
}

/** Shown when an expired or used link is opened, with a button that asks for a new one. */
function LinkRefused({ signUp: { draft, goTo } }: { signUp: SignUp }) {
  const says = useWords(words);
  const { sendMail, isSending } = useSendVerification();
  const isKnown = draft.firstName !== '' && draft.lastName !== '' && draft.email !== '';

  async function sendNewLink() {
    if (await sendMail(draft)) goTo(3);
  }
  return (
    <StepFrame step={4} title={says.refusedTitle} lead={says.refusedLead}>
      {isKnown ? (
        <Button pending={isSending} onClick={() => void sendNewLink()}>
          {says.sendNewLinkTo(draft.email)}
        </Button>
      ) : (
        <Button onClick={() => goTo(1)}>{says.askForNewLink}</Button>
      )}
    </StepFrame>
  );
}

export function CompleteStep() {
  const says = useWords(words);
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

/** Sends the verification mail; true when the server accepted it. */
function useSendVerification() {
  const [send] = useSendVerificationMutation();
  const { notSent, notSentText } = useWords(words);
  const { submit, isPending } = useSubmit(useFailureToast({ title: notSent, description: notSentText }));

  return {
    sendMail: ({ email, firstName, lastName }: SendVerification) =>
      submit(() => send({ email, firstName, lastName })),
    isSending: isPending,
  };
}
