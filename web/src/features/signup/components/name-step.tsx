import { firstName, lastName } from '@careward/contracts/identity/fields';
import { Link } from 'react-router-dom';
import { SchemaForm } from '../../../ui/form/schema-form.js';
import { TextField } from '../../../ui/form/text-field.js';
import type { SignUpDraft } from '../sign-up-draft.js';
import { StepButtons } from '../../../ui/wizard/step-buttons.js';
import { StepFrame } from './step-frame.js';
import type { StepProps } from './step-frame.js';

type Name = Pick<SignUpDraft, 'firstName' | 'lastName'>;

export function NameStep({ signUp: { draft, remember, goTo } }: StepProps) {
  function submit(name: Name) {
    remember({ firstName: firstName.parse(name.firstName), lastName: lastName.parse(name.lastName) });
    goTo(2);
  }
  return (
    <StepFrame step={1} title="What is your name?" lead="The coach will greet you by your first name.">
      <SchemaForm<Name> initialValues={draft} onSubmit={submit}>
        <TextField name="firstName" label="First name" schema={firstName} autoComplete="given-name" />
        <TextField name="lastName" label="Last name" schema={lastName} autoComplete="family-name" />
        <StepButtons next="Continue" />
      </SchemaForm>
      <p>
        Already have an account? <Link to="/login">Sign in</Link>
      </p>
    </StepFrame>
  );
}
