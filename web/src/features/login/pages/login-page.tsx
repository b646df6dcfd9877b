import { currentPassword, email } from '@careward/contracts/identity/fields';
import type { Login } from '@careward/contracts/identity/login';
import { Link } from 'react-router-dom';
import { FormPage } from '../../../ui/form/form-page.js';
import { PasswordField } from '../../../ui/form/password-field.js';
import { SchemaForm } from '../../../ui/form/schema-form.js';
import { TextField } from '../../../ui/form/text-field.js';
import { Button } from '../../../ui/button.js';
import { PageTitle } from '../../../ui/page-title/page-title.js';
import { useLogin } from '../hooks/use-login.js';
import styles from './login-page.module.css';

export default function LoginPage() {
  const { logIn, isPending } = useLogin();
  return (
    <FormPage>
      <div>
        <PageTitle title="Sign in">Welcome back</PageTitle>
        <p className={styles.lead}>Sign in with the e-mail address of your account.</p>
      </div>
      <SchemaForm<Login> label="Sign in" onSubmit={(values) => void logIn(values)}>
        <TextField
          name="email"
          label="E-mail"
          schema={email}
          type="email"
          autoComplete="email"
          inputMode="email"
        />
        <PasswordField
          name="password"
          label="Password"
          schema={currentPassword}
          autoComplete="current-password"
        />
        <Button type="submit" wide pending={isPending}>
          Sign In
        </Button>
      </SchemaForm>
      <p className={styles.ways}>
        <span>
          New here? <Link to="/signup">Create an account</Link>
        </span>
        <Link to="/resources">Contact support</Link>
      </p>
    </FormPage>
  );
}
