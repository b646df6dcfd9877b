import { newPassword } from '@careward/contracts/identity/fields';
import { PasswordField } from '../../../ui/form/password-field.js';
import { SchemaForm } from '../../../ui/form/schema-form.js';
import { Spinner } from '../../../ui/spinner.js';
import { LinkRefused } from './link-refused.js';
import { PasswordStrength } from './password-strength.js';
import { StepButtons } from '../../../ui/wizard/step-buttons.js';
import { StepFrame } from './step-frame.js';
import type { StepProps } from './step-frame.js';

type Chosen = { password: string };

export function PasswordStep({ signUp, link }: StepProps) {
  const { draft, password, setPassword, goTo, goBack } = signUp;
  if (link.state === 'checking') return <Spinner label="Checking your link" />;
  if (link.state === 'refused') return <LinkRefused signUp={signUp} />;

  const advice = 'A short sentence that you will remember works well.';
  return (
    <StepFrame
      step={4}
      title="Choose a password"
      lead={link.state === 'valid' ? `Hello ${link.firstName}, your e-mail is confirmed. ${advice}` : advice}
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
        <PasswordField name="password" label="Password" schema={newPassword} autoComplete="new-password" />
        <PasswordStrength />
        <StepButtons next="Continue" onBack={goBack} />
      </SchemaForm>
    </StepFrame>
  );
}
