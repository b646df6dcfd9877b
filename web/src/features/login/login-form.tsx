import { currentPassword, email } from '@careward/contracts/identity/fields';
import type { Login, StartedSession } from '@careward/contracts/identity/schemas';
import { type Ref, useImperativeHandle } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useWords } from '../../base/language/use-language.js';
import { Button } from '../../ui/button.js';
import { ErrorSentence } from '../../ui/error-sentence.js';
import { PasswordField, EmailField } from '../../ui/form/fields.js';
import { SchemaForm, useSchemaForm } from '../../ui/form/schema-form.js';
import { useLogin } from './use-login.js';
import { words } from './words.js';
import styles from './login.module.css';

type Props = {
  /** Whose password is asked for; it can be changed. */
  address?: string;
  onSession: (session: StartedSession) => Promise<unknown>;
  /** The page is left for another way in. */
  onLeave?: () => void;
  ref?: Ref<{ focusPassword: () => void }>;
};

export function LoginForm({ address, onSession, onLeave, ref }: Props) {
  const says = useWords(words);
  const { logIn, isPending, failure } = useLogin(onSession);
  const form = useSchemaForm<Login>(address === undefined ? {} : { email: address });
  const typedAddress = useWatch({ control: form.control, name: 'email' });
  const focusPassword = () => form.setFocus('password');
  useImperativeHandle(ref, () => ({ focusPassword }));

  async function submit(values: Login) {
    if (!(await logIn(values))) focusPassword();
  }
  return (
    <SchemaForm form={form} label={says.title} onSubmit={submit}>
      <EmailField label={says.email} schema={email} />
      <PasswordField
        name="password"
        label={says.password}
        schema={currentPassword}
        autoComplete="current-password"
      />
      <Link to="/forgot-password" state={{ email: typedAddress }} className={styles.forgot} onClick={onLeave}>
        {says.forgot}
      </Link>
      <div className={styles.failure}>
        <ErrorSentence>{failure}</ErrorSentence>
      </div>
      <Button type="submit" wide pending={isPending}>
        {says.signIn}
      </Button>
    </SchemaForm>
  );
}
