import { email } from '@careward/contracts/identity/fields';
import { useWords } from '../../../base/language/use-language.js';
import { SchemaForm } from '../../../ui/form/schema-form.js';
import { TextField } from '../../../ui/form/text-field.js';
import { useSendVerification } from '../hooks/use-send-verification.js';
import type { SignUpDraft } from '../sign-up-draft.js';
import { words } from '../words.js';
import { StepButtons } from '../../../ui/wizard/step-buttons.js';
import { StepFrame } from './step-frame.js';
import type { StepProps } from './step-frame.js';

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
