import { email, firstName, lastName } from '@careward/contracts/identity/fields';
import type { SendVerification } from '@careward/contracts/identity/schemas';
import { Button } from 'antd';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../base/language/use-language.js';
import { useAppDispatch } from '../../base/store.js';
import { useFailureToast, useSubmit } from '../../shared/submit/use-submit.js';
import { showToast } from '../../shared/toast/toast.slice.js';
import { Card } from '../../ui/card.js';
import { EmailField, TextField } from '../../ui/form/fields.js';
import { SchemaForm, useSchemaForm } from '../../ui/form/schema-form.js';
import { PendingButton } from '../../ui/pending-button.js';
import { StepButtons, WizardStep } from '../../ui/wizard.js';
import { STEPS_SHOWN, type SignUpDraft } from './sign-up-rules.js';
import { useSendVerificationMutation } from './signup.endpoints.js';
import styles from './signup.module.css';
import type { SignUp, VerificationLink } from './use-sign-up.js';
import { words } from './words.js';

export type StepProps = { signUp: SignUp; link: VerificationLink };

export function StepFrame(props: Omit<ComponentProps<typeof WizardStep>, 'steps' | 'progressLabel'>) {
  const { progress } = useWords(words);
  return <WizardStep steps={STEPS_SHOWN} progressLabel={progress} {...props} />;
}

type Name = Pick<SignUpDraft, 'firstName' | 'lastName'>;

export function NameStep({ signUp: { draft, remember, goTo } }: StepProps) {
  const says = useWords(words);
  const form = useSchemaForm<Name>({ firstName: draft.firstName, lastName: draft.lastName });

  function submit(name: Name) {
    remember({ firstName: firstName.parse(name.firstName), lastName: lastName.parse(name.lastName) });
    goTo(2);
  }
  return (
    <StepFrame step={1} title={says.nameTitle} lead={says.nameLead}>
      <SchemaForm form={form} onSubmit={submit}>
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
  const form = useSchemaForm<Address>({ email: draft.email });

  async function submit(values: Address) {
    const address = { email: email.parse(values.email) };
    if (!(await sendMail({ ...draft, ...address }))) return;
    remember(address);
    goTo(3);
  }
  return (
    <StepFrame step={2} title={says.emailTitle} lead={says.emailLead}>
      <SchemaForm form={form} onSubmit={submit}>
        <EmailField label={says.email} schema={email} />
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
        <PendingButton type="text" pending={isSending} onClick={() => void sendAgain()}>
          {says.sendAgain}
        </PendingButton>
        <Button type="text" onClick={goBack}>
          {says.changeAddress}
        </Button>
      </div>
    </StepFrame>
  );
}

/** Sends the verification mail; true when the server accepted it. */
export function useSendVerification() {
  const [send] = useSendVerificationMutation();
  const { notSent, notSentText } = useWords(words);
  const { submit, isPending } = useSubmit(useFailureToast({ title: notSent, description: notSentText }));

  return {
    sendMail: ({ email, firstName, lastName }: SendVerification) =>
      submit(() => send({ email, firstName, lastName })),
    isSending: isPending,
  };
}
