import { currentPassword, email } from '@careward/contracts/identity/fields';
import type { Login, StartedSession } from '@careward/contracts/identity/schemas';
import { Form } from 'antd';
import { type Ref, useImperativeHandle } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../base/language/use-language.js';
import { Button } from '../../ui/button.js';
import { ErrorSentence } from '../../ui/error-sentence.js';
import { PasswordField, TextField } from '../../ui/form/fields.js';
import { SchemaForm } from '../../ui/form/schema-form.js';
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
  const [form] = Form.useForm<Login>();
  const focusPassword = () => form.focusField('password');
  useImperativeHandle(ref, () => ({ focusPassword }));

  async function submit(values: Login) {
    if (!(await logIn(values))) focusPassword();
  }
  return (
    <SchemaForm<Login>
      form={form}
      label={says.title}
      {...(address !== undefined && { initialValues: { email: address } })}
      onSubmit={submit}
    >
      <TextField
        name="email"
        label={says.email}
        schema={email}
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      <PasswordField
        name="password"
        label={says.password}
        schema={currentPassword}
        autoComplete="current-password"
      />
      <Form.Item noStyle shouldUpdate>
        {() => (
          <Link
            to="/forgot-password"
            state={{ email: form.getFieldValue('email') as string }}
            className={styles.forgot}
            onClick={onLeave}
          >
            {says.forgot}
          </Link>
        )}
      </Form.Item>
      <div className={styles.failure}>
        <ErrorSentence>{failure}</ErrorSentence>
      </div>
      <Button type="submit" wide pending={isPending}>
        {says.signIn}
      </Button>
    </SchemaForm>
  );
}
