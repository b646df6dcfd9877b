import { email } from '@careward/contracts/identity/fields';
import { SchemaForm } from '../../../ui/form/schema-form.js';
import { TextField } from '../../../ui/form/text-field.js';
import { useSendVerification } from '../hooks/use-send-verification.js';
import type { SignUpDraft } from '../sign-up-draft.js';
import { StepButtons } from '../../../ui/wizard/step-buttons.js';
import { StepFrame } from './step-frame.js';
import type { StepProps } from './step-frame.js';

type Address = Pick<SignUpDraft, 'email'>;

export function EmailStep({ signUp: { draft, remember, goTo, goBack } }: StepProps) {
  const { sendMail, isSending } = useSendVerification();

  async function submit(values: Address) {
    const address = { email: email.parse(values.email) };
    if (!(await sendMail({ ...draft, ...address }))) return;
    remember(address);
    goTo(3);
  }
  return (
    <StepFrame step={2} title="Your e-mail address" lead="We send a link there, to be sure that it is yours.">
      <SchemaForm<Address> initialValues={draft} onSubmit={submit}>
        <TextField
          name="email"
          label="E-mail"
          schema={email}
          type="email"
          autoComplete="email"
          inputMode="email"
        />
        <StepButtons next="Send the link" pending={isSending} onBack={goBack} />
      </SchemaForm>
    </StepFrame>
  );
}
