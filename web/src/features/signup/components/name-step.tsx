import { firstName, lastName } from '@careward/contracts/identity/fields';
import { Link } from 'react-router-dom';
import { useWords } from '../../../base/language/use-language.js';
import { SchemaForm } from '../../../ui/form/schema-form.js';
import { TextField } from '../../../ui/form/text-field.js';
import type { SignUpDraft } from '../sign-up-draft.js';
import { words } from '../words.js';
import { StepButtons } from '../../../ui/wizard/step-buttons.js';
import { StepFrame } from './step-frame.js';
import type { StepProps } from './step-frame.js';

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
