import { newPassword } from '@careward/contracts/identity/fields';
import { useWords } from '../../../base/language/use-language.js';
import { PasswordField } from '../../../ui/form/password-field.js';
import { PasswordStrength } from '../../../ui/form/password-strength/password-strength.js';
import { SchemaForm } from '../../../ui/form/schema-form.js';
import { Spinner } from '../../../ui/spinner.js';
import { words } from '../words.js';
import { LinkRefused } from './link-refused.js';
import { StepButtons } from '../../../ui/wizard/step-buttons.js';
import { StepFrame } from './step-frame.js';
import type { StepProps } from './step-frame.js';

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
