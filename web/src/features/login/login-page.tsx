import { currentPassword, email } from '@careward/contracts/identity/fields';
import type { Login } from '@careward/contracts/identity/schemas';
import { Form } from 'antd';
import { Link } from 'react-router-dom';
import { useWords } from '../../base/language/use-language.js';
import { Button } from '../../ui/button.js';
import { ErrorSentence } from '../../ui/error-sentence.js';
import { FormHead, FormPage } from '../../ui/form/form-page.js';
import { PasswordField, TextField } from '../../ui/form/fields.js';
import { SchemaForm } from '../../ui/form/schema-form.js';
import { useLogin } from './use-login.js';
import { words } from './words.js';
import styles from './login.module.css';

export default function LoginPage() {
  const says = useWords(words);
  const { logIn, isPending, failure } = useLogin();
  const [form] = Form.useForm<Login>();

  async function submit(values: Login) {
    if (!(await logIn(values))) form.focusField('password');
  }
  return (
    <FormPage>
      <FormHead title={says.title} heading={says.heading} lead={says.lead} />
      <SchemaForm<Login> form={form} label={says.title} onSubmit={submit}>
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
      <p className={styles.ways}>
        <span>
          {says.newHere} <Link to="/signup">{says.createAccount}</Link>
        </span>
        <Link to="/resources">{says.contactSupport}</Link>
      </p>
    </FormPage>
  );
}
